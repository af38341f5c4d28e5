// Sets up a fresh clone, with Node.js and npm alone: packages always, the production bundle with --build, a browser
// with --browser, the other engines with --engines.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNpm, runPackage, say, stop } from './run.mjs';

const BUILD_SOURCES = [
  'src',
  'public',
  'config/webpack',
  'config/server',
  'config/sandbox',
  'config/texts',
  'webpack.config.ts',
  'package.json',
  'package-lock.json',
];
const STAMP = path.join(root, 'node_modules/.set-up-stamp');
const BUILT = path.join(root, 'dist/index.html');
const BUILT_SERVER = path.join(root, 'dist/server/start.mjs');

const readyPackages = () => {
  const { versions, platform, arch } = process;
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  // The packages depend on the lock file, and their binaries on Node and the machine.
  const wanted = createHash('sha256').update(lock).update(`${versions.modules} ${platform} ${arch}`).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('installing packages (npm ci)');
  const installed = runNpm('ci', '--include=dev');
  // A lock file written on another platform may lack a binary for this one, which npm ci refuses and npm install fixes;
  // and npm's own cache is in the home folder, which on some machines cannot be written.
  if (!installed) say('npm ci failed; trying npm install');
  if (!installed && !runNpm('install', '--no-save', '--include=dev', '--cache', path.join(root, '.cache/npm'))) {
    stop('The packages could not be installed; npm says why above. Is its registry reachable?');
  }
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
};

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

const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const oldest = engines.node.replace('>=', '');
if (oldest.localeCompare(process.versions.node, 'en', { numeric: true }) > 0) {
  stop(`Node.js ${oldest} or newer is needed; this is ${process.versions.node}.`);
}
readyPackages();
if (process.argv.includes('--build')) readyBuild();
if (process.argv.includes('--browser')) await (await import('./browser.mjs')).readyBrowser();
if (process.argv.includes('--engines')) (await import('../engines/programs.mjs')).readyEngines();
