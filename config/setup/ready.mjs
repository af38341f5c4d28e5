// Sets up a fresh clone, with Node.js and npm alone: packages always, the production bundle with --build, a browser
// with --browser, the other engines with --engines. With --port it first checks whether the port of npm start is free.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { installStamp, isNodeAccepted } from './decisions.mjs';
import { root, runNpm, runPackage, say, stop } from './run.mjs';

const BUILD_SOURCES = [
  'src',
  'public',
  'config/webpack',
  'config/server',
  'config/sandbox',
  'webpack.config.ts',
  'package-lock.json',
];
const STAMP = path.join(root, 'node_modules/.set-up-stamp');
const BUILT = path.join(root, 'dist/index.html');
const BUILT_SERVER = path.join(root, 'dist/server/start.mjs');

const readyPackages = () => {
  const { versions, platform, arch } = process;
  const wanted = installStamp(readFileSync(path.join(root, 'package-lock.json')), [versions.modules, platform, arch]);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('installing packages (npm ci)');
  const installed = runNpm(['ci', '--include=dev']);
  // A lock file written on another platform may lack a binary for this one, which npm ci refuses and npm install fixes.
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
  // A folder's own time changes when files are removed.
  const inside = readdirSync(whole, { recursive: true, encoding: 'utf8' });
  return ['.', ...inside].map((name) => statSync(path.join(whole, name)).mtimeMs);
};

const isBuilt = () => {
  if (!existsSync(BUILT) || !existsSync(BUILT_SERVER)) return false;
  // The optimised page has the styles in a sheet of its own; PLAIN=1 leaves that out.
  if (readFileSync(BUILT, 'utf8').includes('id="styles"') === (process.env.PLAIN === '1')) return false;
  const { mtimeMs } = statSync(BUILT);
  return BUILD_SOURCES.flatMap(changeTimes).every((changed) => changed <= mtimeMs);
};

const readyBuild = () => {
  if (isBuilt()) return;
  say('building the portal (npm run build)');
  if (!runPackage('webpack-cli/bin/cli.js', ['--mode', 'production'])) stop('The build failed; see above.');
};

// Checked first, so that whoever must choose another port need not wait minutes for packages and a build. The server
// itself refuses what is no port.
const readyPort = async () => {
  const port = Number(process.env.PORT || 4173);
  const host = process.env.HOST || '127.0.0.1';
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const probe = createServer();
  /** @type {NodeJS.ErrnoException | undefined} */
  const problem = await new Promise((resolve) => {
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
  if (problem?.code === 'EADDRINUSE') {
    stop(`Port ${port} of ${host} is in use. Set PORT to another one, for example PORT=8080 npm start.`);
  }
};

const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const oldest = engines.node.replace('>=', '');
if (!isNodeAccepted(process.versions.node, oldest)) {
  stop(`Node.js ${oldest} or newer is needed; this is ${process.versions.node}.`);
}
if (process.argv.includes('--port')) await readyPort();
readyPackages();
if (process.argv.includes('--build')) readyBuild();
if (process.argv.includes('--browser')) {
  const { readyBrowser } = await import('./browser.mjs');
  await readyBrowser();
}
if (process.argv.includes('--engines')) {
  const { readyEngines } = await import('../engines/programs.mjs');
  readyEngines();
}
