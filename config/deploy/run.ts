// npm run test:deploy: tries the recipes of this folder. The steps of the Dockerfile are carried out one by one in an
// empty folder; the server that comes of it runs behind a real nginx, and a real nginx serves the build without it; it
// also runs as the Kubernetes manifests say, whose fields are checked. Needs nginx, openssl and the registry of npm.
import { execFileSync, execSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchChromium } from '../browser/chromium.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { carryOut } from './dockerfile';
import { tryKubernetes } from './kubernetes';
import { CLAIMED, CLAIMS, checkNginx, checkPassing, startTellingPortal } from './recipes';
import { trySigningIn } from './signIn';
import { ask, check, ending, failed, folder, HOST, place, recipeFolder, startNginx, startServer } from './trial';

const root = path.resolve(recipeFolder, '../..');

const browser = await launchChromium(await findBrowser(), process.env, [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]);
try {
  execSync(
    `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -keyout ${place('portal.key')} -out ${place('portal.pem')}`,
    { stdio: 'ignore' },
  );
  const image = carryOut(path.join(recipeFolder, 'Dockerfile'), root, folder);
  const megabytes = Number(
    execSync(`du -sm ${path.join(image.folder, 'node_modules')}`)
      .toString()
      .split('\t')[0],
  );
  check('the production packages have less than 100 MB', megabytes < 100, megabytes);
  const configuration = place('configuration.json');
  writeFileSync(configuration, '{"location":"path"}');
  const before = readdirSync(image.folder).join();

  const portal = await startServer(image, {});
  const server = await startServer(image, {
    PORTAL_UPSTREAM: `http://127.0.0.1:${portal}`,
    PORTAL_CONFIG: configuration,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const healthy = spawn('sh', ['-c', image.healthcheck], {
    env: { PATH: process.env.PATH ?? '', PORT: String(server) },
  });
  const status = await new Promise((resolve) => healthy.once('exit', resolve));
  check('the health check of the image passes', status === 0, status);

  const [script = ''] = readdirSync(path.join(image.folder, 'dist/scripts')).filter((name) =>
    /^main\..*\.js$/.test(name),
  );
  const inFront = await startNginx('nginx-in-front.conf', { '127.0.0.1:8080': `127.0.0.1:${server}` });
  await checkNginx('nginx in front', inFront, `/scripts/${script}`, browser);
  const telling = await startTellingPortal();
  const passing = await startServer(image, { PORTAL_UPSTREAM: telling, TRUSTED_PROXIES: '127.0.0.1' });
  await checkPassing(
    'nginx in front',
    await startNginx('nginx-in-front.conf', { '127.0.0.1:8080': `127.0.0.1:${passing}` }),
  );
  const bare = await startNginx('nginx-in-front.conf', { '127.0.0.1:8080': new URL(telling).host });
  for (const address of ['/-/configuration', '/-/clear-cookies']) {
    const told = String((await ask(bare, address, CLAIMS)).body);
    check(`nginx in front: nothing that a client claims reaches ${address}`, told !== '' && !CLAIMED.test(told), told);
  }
  await trySigningIn({
    start: async (standIn, settings) => {
      const file = place('sign-in.json');
      writeFileSync(file, JSON.stringify(settings));
      const folderOfRecipes = place('sign-in');
      mkdirSync(folderOfRecipes);
      for (const recipe of ['nginx-sign-in.conf', 'nginx-sign-in-guard.conf']) {
        const text = readFileSync(path.join(recipeFolder, recipe), 'utf8');
        writeFileSync(
          path.join(folderOfRecipes, recipe),
          text.replaceAll('127.0.0.1:4180', standIn).replaceAll('/etc/nginx/portal', folderOfRecipes),
        );
      }
      const behind = await startServer(image, {
        PORTAL_UPSTREAM: await startTellingPortal(`http://127.0.0.1:${portal}`),
        PORTAL_CONFIG: file,
        TRUSTED_PROXIES: '127.0.0.1',
      });
      return startNginx('nginx-in-front.conf', {
        '127.0.0.1:8080': `127.0.0.1:${behind}`,
        '# include /etc/nginx/portal': `include ${folderOfRecipes}`,
      });
    },
    browser,
  });
  const own = await ask(inFront, '/-/metrics');
  check("nginx in front: the server's own addresses are hidden", own.status === 404, own.status);

  const pageFolder = place('page');
  execFileSync('node', ['dist/server/deployHeaders.mjs', pageFolder], {
    cwd: image.folder,
    env: { ...process.env, PORTAL_CONFIG: configuration },
  });
  const aloneHere = (pages: string, behind = `http://127.0.0.1:${portal}`) => ({
    '/srv/portal/page': pages,
    '/srv/portal/dist': path.join(image.folder, 'dist'),
    'http://portal.internal': behind,
  });
  const alone = await startNginx('nginx-alone.conf', aloneHere(pageFolder));
  await checkNginx('nginx alone', alone, `/scripts/${script}`, browser);
  await checkPassing('nginx alone', await startNginx('nginx-alone.conf', aloneHere(pageFolder, telling)));

  const below = { PORTAL_CONFIG: configuration, PUBLIC_PATH: '/members/' };
  const serverBelow = await startServer(image, { ...below, PORTAL_UPSTREAM: `http://127.0.0.1:${portal}` });
  const inFrontBelow = await startNginx('nginx-in-front.conf', { '127.0.0.1:8080': `127.0.0.1:${serverBelow}` });
  await checkNginx('nginx in front, below a path', inFrontBelow, `/scripts/${script}`, browser, '/members');
  const pageBelow = place('page-below');
  execFileSync('node', ['dist/server/deployHeaders.mjs', pageBelow], {
    cwd: image.folder,
    env: { ...process.env, ...below },
  });
  const [, sed = ''] =
    /^# +(sed .*) nginx-alone\.conf$/m.exec(readFileSync(path.join(recipeFolder, 'nginx-alone.conf'), 'utf8')) ?? [];
  const aloneBelow = await startNginx('nginx-alone.conf', aloneHere(pageBelow), sed);
  await checkNginx('nginx alone, below a path', aloneBelow, `/scripts/${script}`, browser, '/members');
  await tryKubernetes({
    manifests: readFileSync(path.join(recipeFolder, 'kubernetes.yaml'), 'utf8'),
    folder: place('kubernetes'),
    image,
    portal: `http://127.0.0.1:${portal}`,
  });
  const after = readdirSync(image.folder).join();
  check('the server wrote nothing where it runs', before === after, after);
} finally {
  await browser.close();
  for (const end of ending.reverse()) end();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${failed()} of the checks fail\n`);
process.exitCode = failed() === 0 ? 0 : 1;
