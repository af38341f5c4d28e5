// Makes a fresh clone ready, with Node.js and npm alone: packages always, the production bundle with --build, a browser
// with --browser.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installStamp, isBuildNeeded, isNodeAccepted, OLDEST_NODE } from './decisions.mjs';
import { root, runNpm, runPackage, say, stop } from './run.mjs';

const BUILD_SOURCES = ['src', 'public', 'config/webpack', 'webpack.config.ts', 'package-lock.json'];
const STAMP = path.join(root, 'node_modules/.set-up-stamp');
const BUILT = path.join(root, 'dist/index.html');

const readyPackages = () => {
  const { versions, platform, arch } = process;
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const wanted = installStamp(lock, { modules: versions.modules, platform, architecture: arch });
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('installing packages (npm ci)');
  const installed = runNpm(['ci', '--include=dev']);
  // A lock written on another platform may lack a binary of this one, which npm ci refuses and npm install mends.
  if (!installed) say('npm ci failed; trying npm install');
  if (!installed && !runNpm(['install', '--no-save', '--include=dev'])) {
    stop('The packages could not be installed; npm says why above. Is its registry reachable?');
  }
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
};

/** @param {string} place */
const changeTimes = (place) => {
  const whole = path.join(root, place);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [statSync(whole).mtimeMs];
  // A folder's own time tells of files that were taken away.
  const inside = readdirSync(whole, { recursive: true, encoding: 'utf8' });
  return ['.', ...inside].map((name) => statSync(path.join(whole, name)).mtimeMs);
};

const readyBuild = () => {
  const built = existsSync(BUILT) ? statSync(BUILT).mtimeMs : undefined;
  if (!isBuildNeeded(built, BUILD_SOURCES.flatMap(changeTimes))) return;
  say('building the portal (npm run build)');
  if (!runPackage('webpack-cli/bin/cli.js', ['--mode', 'production'])) stop('The build failed; see above.');
};

if (!isNodeAccepted(process.versions.node)) {
  stop(`Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}
readyPackages();
if (process.argv.includes('--build')) readyBuild();
if (process.argv.includes('--browser')) {
  const { readyBrowser } = await import('./browser.mjs');
  await readyBrowser();
}
