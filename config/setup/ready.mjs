// Sets up a fresh clone, with Node.js and npm alone: packages always, the production bundle with --build, a browser
// with --browser, the other engines with --engines. With --port it first checks whether the port of npm start is free.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { installStamp, isBuildNeeded, isNodeAccepted, OLDEST_NODE, wantedPort } from './decisions.mjs';
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
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const wanted = installStamp(lock, { modules: versions.modules, platform, architecture: arch });
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

const readyBuild = () => {
  const built = existsSync(BUILT) && existsSync(BUILT_SERVER) ? statSync(BUILT).mtimeMs : undefined;
  // The optimised page has the styles in a sheet of its own; PLAIN=1 leaves that out.
  const isOther =
    built !== undefined && readFileSync(BUILT, 'utf8').includes('id="styles"') === (process.env.PLAIN === '1');
  if (!isOther && !isBuildNeeded(built, BUILD_SOURCES.flatMap(changeTimes))) return;
  say('building the portal (npm run build)');
  if (!runPackage('webpack-cli/bin/cli.js', ['--mode', 'production'])) stop('The build failed; see above.');
};

// Checked first, so that whoever must choose another port need not wait minutes for packages and a build.
const readyPort = async () => {
  const wanted = wantedPort(process.env);
  if (wanted === undefined) return;
  const probe = createServer();
  /** @type {unknown} */
  const problem = await new Promise((resolve) => {
    probe.once('error', resolve);
    probe.listen(wanted.port, wanted.host, () => probe.close(() => resolve(undefined)));
  });
  if (/** @type {{ code?: string } | undefined} */ (problem)?.code === 'EADDRINUSE') {
    stop(`Port ${wanted.port} of ${wanted.host} is in use. Set PORT to another one, for example PORT=8080 npm start.`);
  }
};

if (!isNodeAccepted(process.versions.node)) {
  stop(`Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
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
