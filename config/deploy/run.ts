// npm run test:deploy: tries the recipes of this folder. The steps of the Dockerfile are carried out one by one in an
// empty folder; the server that comes of it runs behind a real nginx, and a real nginx serves the build without it; it
// also runs as the Kubernetes manifests say, whose fields are checked. Needs nginx, openssl and the registry of npm.
import { execFileSync, execSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as callPortal, createServer } from 'node:http';
import { connect } from 'node:http2';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../browser/chromium.mjs';
import { freePort } from '../browser/freePort.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { carryOut, type Image } from './dockerfile';
import { tryKubernetes } from './kubernetes';
import { trySigningIn } from './signIn';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
chmodSync(folder, 0o755);
const place = (name: string) => path.join(folder, name);
/** The host of the recipes. */
const HOST = 'portal.example';
const ending: (() => void)[] = [];
let failures = 0;

const check = (text: string, holds: boolean, seen: unknown): void => {
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${text}${holds ? '' : `: ${JSON.stringify(seen)}`}\n`);
  if (!holds) failures += 1;
};

/** Starts what the image would, as another user if this one is root; returns the port. */
const startServer = async (
  { folder: cwd, command, environment }: Image,
  more: Record<string, string>,
): Promise<number> => {
  const [program = '', ...parameters] = command;
  const port = await freePort();
  const env = { PATH: process.env.PATH ?? '', ...environment, HOST: '127.0.0.1', PORT: String(port), ...more };
  const isRoot = process.getuid?.() === 0;
  const server = spawn(program, parameters, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(isRoot ? { uid: 65_534 } : {}),
  });
  ending.push(() => server.kill());
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server ended')));
    server.stdout.on('data', (text: Buffer) => {
      if (String(text).includes('portfolio-ui is ready')) resolve();
    });
  });
  return port;
};

/** Starts nginx with a recipe edited by `command`, its addresses replaced; returns its own. */
const startNginx = async (
  recipe: string,
  replaced: Readonly<Record<string, string>>,
  command = 'cat',
): Promise<string> => {
  const port = await freePort();
  const all = {
    'listen 443': `listen 127.0.0.1:${port}`,
    'listen 80': `listen 127.0.0.1:${await freePort()}`,
    '/var/log/nginx': folder,
    '/etc/ssl/portal': place('portal'),
    ...replaced,
  };
  const text = Object.entries(all).reduce(
    (conf, [from, to]) => {
      if (!conf.includes(from)) throw new Error(`${recipe} does not contain ${from}`);
      return conf.replaceAll(from, to);
    },
    execSync(`${command} ${recipe}`, { cwd: here, encoding: 'utf8' }),
  );
  const prefix = mkdtempSync(place('nginx-'));
  writeFileSync(path.join(prefix, 'site.conf'), text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${prefix}/${kind};`,
  );
  writeFileSync(
    path.join(prefix, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${prefix}/nginx.pid; error_log ${prefix}/error.log;
events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${prefix}/site.conf; }`,
  );
  execFileSync('nginx', ['-t', '-q', '-c', path.join(prefix, 'nginx.conf'), '-e', path.join(prefix, 'error.log')]);
  const nginx = spawn('nginx', ['-c', path.join(prefix, 'nginx.conf'), '-e', path.join(prefix, 'error.log')]);
  ending.push(() => nginx.kill());
  const address = `https://${HOST}:${port}`;
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(path.join(prefix, 'error.log'), 'utf8'));
    if (
      await ask(address, '/').then(
        () => true,
        () => false,
      )
    )
      return address;
  }
};

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** Asks over TLS and HTTP/2, on this machine, whatever the host is. */
const ask = (origin: string, address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const session = connect(origin.replace(HOST, '127.0.0.1'), { rejectUnauthorized: false });
    session.once('error', reject);
    const request = session.request({ ':path': address, ':authority': HOST, ...headers });
    const parts: Buffer[] = [];
    let head: Record<string, unknown> = {};
    request.on('response', (received) => {
      head = received;
    });
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('error', reject);
    request.on('end', () => {
      session.close();
      resolve({ status: Number(head[':status']), headers: head, body: Buffer.concat(parts) });
    });
  });

/** What holds for each recipe; `below` is the path of the page without its last slash, or empty. */
const checkNginx = async (
  name: string,
  origin: string,
  script: string,
  browser: Browser,
  below = '',
): Promise<void> => {
  const page = await ask(origin, `${below}/`);
  const other = await ask(origin, `${below}/`);
  const nonceOf = ({ headers }: Answer) =>
    /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  check(`${name}: the page comes over HTTP/2`, page.status === 200, page.status);
  const nonces = [nonceOf(page), nonceOf(other)];
  check(`${name}: each page has a nonce of its own`, nonces[0] !== nonces[1] && (nonces[0] ?? '').length > 20, nonces);
  check(
    `${name}: its scripts have that nonce`,
    String(page.body).includes(`nonce="${nonces[0]}"`) && !String(page.body).includes('nonce-of-this-answer'),
    nonces,
  );
  check(`${name}: HSTS`, page.headers['strict-transport-security'] === 'max-age=31536000', page.headers);
  check(`${name}: the page is not stored`, page.headers['cache-control'] === 'no-store', page.headers);
  const file = await ask(origin, `${below}${script}`, { 'accept-encoding': 'gzip' });
  check(
    `${name}: a script is compressed, and kept for a year`,
    file.headers['content-encoding'] === 'gzip' && String(file.headers['cache-control']).includes('immutable'),
    file.headers,
  );
  const live = await ask(origin, `${below}/-/configuration`);
  check(
    `${name}: open pages can read the configuration, and only if it has changed`,
    JSON.parse(String(live.body)).location === 'path' &&
      live.headers['cache-control'] === 'no-cache' &&
      (await ask(origin, `${below}/-/configuration`, { 'if-none-match': String(live.headers.etag) })).status === 304,
    live.headers,
  );
  const gone = await ask(origin, `${below}/scripts/main.0000000000000000.js`);
  check(`${name}: a script that is gone is a 404`, gone.status === 404, gone.status);
  for (const hidden of ['/index.html', '/server/start.mjs', '/.builds']) {
    const { status } = await ask(origin, `${below}${hidden}`);
    check(`${name}: ${hidden} is hidden`, status === 404, status);
  }
  for (const address of ['/', '/portfolio', '/bal-portfolio'].map((screen) => `${below}${screen}`)) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    // As a member who has signed in: the portal's cookies are there before the page.
    const visited = await context.newPage();
    await visited.goto(`${origin}/portal/api/portfolio-msrv/portfolio/products`);
    const complaints: string[] = [];
    visited.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await visited.goto(`${origin}${address}`);
    const found = await visited
      .getByRole('button', { name: 'Manage preferences' })
      .waitFor({ timeout: 60_000 })
      .then(
        () => true,
        () => false,
      );
    check(
      `${name}: ${address} is whole in Chromium, without a complaint`,
      found && complaints.length === 0,
      complaints,
    );
    await context.close();
  }
};

/** Headers in which a client could say who it is; the portal behind must not get them from it. */
const CLAIMS = {
  'x-forwarded-for': '6.6.6.6',
  'x-real-ip': '6.6.6.6',
  forwarded: 'for=6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '6666',
  'x-forwarded-prefix': '/evil',
  'x-forwarded-user': 'evil',
  'x-forwarded-email': 'evil@evil.example',
  'x-forwarded-client-cert': 'evil',
  'x-request-id': 'evil',
};

const CLAIMED = /6\.6\.6|evil|6666/;

/** A portal behind that tells what it was sent, with a large head; all but `/portal/told` from `behind`, if it is given. */
const startTellingPortal = async (behind?: string): Promise<string> => {
  const server = createServer((request, response) => {
    if (behind !== undefined && request.url !== '/portal/told') {
      const { method, headers } = request;
      request.pipe(
        callPortal(new URL(request.url ?? '/', behind), { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        }),
      );
      return;
    }
    response.setHeader(
      'Set-Cookie',
      [1, 2, 3, 4, 5, 6, 7].map((count) => `c${count}=${'x'.repeat(4_400)}`),
    );
    response.end(JSON.stringify(request.headers));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  ending.push(() => server.close());
  return `http://127.0.0.1:${port}`;
};

/** What a recipe passes on to the portal behind, and what it refuses. */
const checkPassing = async (name: string, origin: string): Promise<void> => {
  const { status, headers, body } = await ask(origin, '/portal/x?secret=1', CLAIMS);
  const told = String(body);
  check(`${name}: an answer with 31 kB of headers is passed on`, status === 200, status);
  check(`${name}: nothing that a client claims reaches the portal`, status === 200 && !CLAIMED.test(told), told);
  const { 'x-forwarded-for': client, 'x-forwarded-host': host, 'x-forwarded-proto': scheme } = JSON.parse(told || '{}');
  check(`${name}: client, host and scheme reach it`, [client, host, scheme].join().endsWith(`${HOST},https`), told);
  const { 'x-request-id': id } = JSON.parse(told || '{}');
  const log = readFileSync(place('portal.log'), 'utf8');
  check(
    `${name}: the portal, the answer and the log name a request by one id`,
    log.includes(id) && headers['x-request-id'] === id,
    [id, headers],
  );
  const socket = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { Host: HOST, Connection: 'Upgrade', Upgrade: 'websocket' };
    const where = { port: new URL(origin).port, path: '/portal/x', rejectUnauthorized: false, headers };
    get({ ...where, host: '127.0.0.1' }, ({ statusCode }) => resolve(statusCode)).once('error', reject);
  });
  check(`${name}: a WebSocket is refused`, socket === 501, socket);
  const other = await ask(origin, '/', { ':authority': 'evil.example' });
  check(`${name}: another host is refused`, other.status === 421, other.status);
  check(`${name}: the log has the call, and not its query`, log.includes('/portal/x') && !log.includes('secret'), log);
};

const browser = await launchChromium(await findBrowser(), process.env, [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]);
try {
  execSync(
    `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -keyout ${place('portal.key')} -out ${place('portal.pem')}`,
    { stdio: 'ignore' },
  );
  const image = carryOut(path.join(here, 'Dockerfile'), root, folder);
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
        const text = readFileSync(path.join(here, recipe), 'utf8');
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
    ask,
    check,
    browser,
    ending,
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
    /^# +(sed .*) nginx-alone\.conf$/m.exec(readFileSync(path.join(here, 'nginx-alone.conf'), 'utf8')) ?? [];
  const aloneBelow = await startNginx('nginx-alone.conf', aloneHere(pageBelow), sed);
  await checkNginx('nginx alone, below a path', aloneBelow, `/scripts/${script}`, browser, '/members');
  await tryKubernetes({
    manifests: readFileSync(path.join(here, 'kubernetes.yaml'), 'utf8'),
    folder: place('kubernetes'),
    image,
    portal: `http://127.0.0.1:${portal}`,
    startServer: (environment) => startServer(image, environment),
    check,
  });
  const after = readdirSync(image.folder).join();
  check('the server wrote nothing where it runs', before === after, after);
} finally {
  await browser.close();
  for (const end of ending.reverse()) end();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${failures} of the checks fail\n`);
process.exitCode = failures === 0 ? 0 : 1;
