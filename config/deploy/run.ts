// npm run test:deploy: tries the recipes of this folder. The steps of the Dockerfile are carried out one by one in an
// empty folder; the server that comes of it runs behind a real nginx, and a real nginx serves the build without it; it
// also runs as the Kubernetes manifests say, whose fields are checked. Needs nginx and the registry of npm.
import { execFileSync, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CERTIFICATE, KEY } from '../../__tests__/config/server/certificate';
import { launchChromium } from '../browser/chromium.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { root } from '../setup/run.mjs';
import { carryOut } from './dockerfile';
import { tryKubernetes } from './kubernetes';
import { CLAIMED, CLAIMS, checkNginx, checkPassing, startTellingPortal } from './recipes';
import { trySigningIn } from './signIn';
import { ask, check, folder, HOST, place, recipeFolder, startNginx, startServer } from './trial';

const browser = await launchChromium(await findBrowser(), process.env, [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]);
writeFileSync(place('portal.pem'), CERTIFICATE);
writeFileSync(place('portal.key'), KEY);
const image = carryOut(path.join(recipeFolder, 'Dockerfile'), root, folder);
const packages = path.join(image.folder, 'node_modules');
const megabytes = Number.parseInt(execSync(`du -sm ${packages}`, { encoding: 'utf8' }), 10);
check('the production packages have less than 100 MB', megabytes < 100, megabytes);
const brand = place('brand');
mkdirSync(brand);
writeFileSync(path.join(brand, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"/>');
const logo = { onStage: '/brand/logo.svg', onPaper: '/brand/logo.svg', height: 32 };
const configuration = place('configuration.json');
writeFileSync(configuration, JSON.stringify({ location: 'path', brand: { logo } }));
const configured = { PORTAL_CONFIG: configuration, PORTAL_BRAND: brand };
const before = readdirSync(image.folder).join();

const behind = `http://127.0.0.1:${(await startServer(image, {})).port}`;
const settings = { ...configured, PORTAL_UPSTREAM: behind, TRUSTED_PROXIES: '127.0.0.1' };
const { port } = await startServer(image, settings);
const inFrontOf = (address: string, more = {}) =>
  startNginx('nginx-in-front.conf', { '127.0.0.1:8080': address, ...more });
const startInFront = async (environment: Record<string, string>, more = {}) =>
  inFrontOf(`127.0.0.1:${(await startServer(image, environment)).port}`, more);
const withAdmin = await startServer(image, { ...settings, ADMIN_PORT: '0' });
for (const ports of [{ PORT: port }, { PORT: withAdmin.port, ADMIN_PORT: withAdmin.admin }]) {
  const env = { PATH: process.env.PATH, ...ports };
  const [status] = await once(spawn('sh', ['-c', image.healthcheck], { env }), 'exit');
  check(`the health check of the image passes with ${Object.keys(ports).join(' and ')}`, status === 0, status);
}

const scripts = readdirSync(path.join(image.folder, 'dist/scripts'));
const script = scripts.find((name) => /^main\..*\.js$/.test(name));
const main = `/scripts/${script}`;
const inFront = await inFrontOf(`127.0.0.1:${port}`);
await checkNginx('nginx in front', inFront, main, browser);
const telling = await startTellingPortal();
const passing = await startInFront({ PORTAL_UPSTREAM: telling, TRUSTED_PROXIES: '127.0.0.1' });
await checkPassing('nginx in front', passing);
const bare = await inFrontOf(new URL(telling).host);
for (const address of ['/-/configuration', '/-/clear-cookies']) {
  const { body: told } = await ask(bare, address, CLAIMS);
  check(`nginx in front: nothing that a client claims reaches ${address}`, told !== '' && !CLAIMED.test(told), told);
}
/** The command that a recipe names to put the path /members/ into it. */
const pathInto = (recipe: string): string | undefined =>
  new RegExp(`^# +(sed .*) ${recipe}$`, 'm').exec(readFileSync(path.join(recipeFolder, recipe), 'utf8'))?.[1];
const startGuarded = (standIn: string, settings: object, portal: string, publicPath = '/'): Promise<string> => {
  const recipes = place(`sign-in-${new URL(portal).port}${publicPath.replaceAll('/', '-')}`);
  mkdirSync(recipes);
  const file = path.join(recipes, 'configuration.json');
  writeFileSync(file, JSON.stringify({ ...settings, brand: { logo } }));
  for (const recipe of ['nginx-sign-in.conf', 'nginx-sign-in-guard.conf']) {
    const command = (publicPath === '/' ? undefined : pathInto(recipe)) ?? 'cat';
    const text = execSync(`${command} ${recipe}`, { cwd: recipeFolder, encoding: 'utf8' });
    const withBrand = text.replace('# location', 'location');
    writeFileSync(path.join(recipes, recipe), withBrand.replaceAll('127.0.0.1:4180', standIn));
  }
  const more = { '# include /etc/nginx/portal': `include ${recipes}` };
  const environment = { PORTAL_UPSTREAM: portal, PORTAL_CONFIG: file, PORTAL_BRAND: brand, PUBLIC_PATH: publicPath };
  return startInFront({ ...environment, TRUSTED_PROXIES: '127.0.0.1' }, more);
};
await trySigningIn(browser, startGuarded, behind, telling, main);
const own = await ask(inFront, '/-/metrics');
check("nginx in front: the server's own addresses are hidden", own.status === 404, own.status);

const writePage = (name: string, environment: Record<string, string>): string => {
  const pages = place(name);
  const env = { ...process.env, ...environment };
  execFileSync('node', ['dist/server/deployHeaders.mjs', pages], { cwd: image.folder, env });
  return pages;
};
const startAlone = (pages: string, portal = behind, sed?: string) =>
  startNginx(
    'nginx-alone.conf',
    {
      '/srv/portal/page': pages,
      '/srv/portal/dist': path.join(image.folder, 'dist'),
      'http://portal.internal': portal,
    },
    sed,
  );
const pages = writePage('page', configured);
await checkNginx('nginx alone', await startAlone(pages), main, browser);
await checkPassing('nginx alone', await startAlone(pages, telling));

const below = { ...configured, PUBLIC_PATH: '/members/' };
const inFrontBelow = await startInFront({ ...below, PORTAL_UPSTREAM: behind });
await checkNginx('nginx in front, below a path', inFrontBelow, main, browser, '/members');
const aloneBelow = await startAlone(writePage('page-below', below), behind, pathInto('nginx-alone.conf'));
await checkNginx('nginx alone, below a path', aloneBelow, main, browser, '/members');
const manifests = readFileSync(path.join(recipeFolder, 'kubernetes.yaml'), 'utf8');
await tryKubernetes(manifests, place('kubernetes'), image, behind);
const after = readdirSync(image.folder).join();
check('the server wrote nothing where it runs', before === after, after);
process.exit();
