import { readFileSync } from 'node:fs';
import { request as callPortal, createServer } from 'node:http';
import { get } from 'node:https';
import type { Browser } from '@playwright/test';
import { freePort } from '../browser/freePort.mjs';
import { type Answer, ask, check, ending, HOST, place, succeeds } from './trial';

/** What holds for each recipe; `below` is the path of the page without its last slash, or empty. */
export const checkNginx = async (
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
    const last = visited.getByRole('button', { name: 'Manage preferences' });
    const found = await succeeds(last.waitFor({ timeout: 60_000 }));
    check(
      `${name}: ${address} is whole in Chromium, without a complaint`,
      found && complaints.length === 0,
      complaints,
    );
    await context.close();
  }
};

/** Headers in which a client could say who it is; the portal behind must not get them from it. */
export const CLAIMS = {
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

/** Finds any of them. */
export const CLAIMED = /6\.6\.6|evil|6666/;

/** A portal behind that tells what it was sent, with a large head; all but `/portal/told` from `behind`, if it is given. */
export const startTellingPortal = async (behind?: string): Promise<string> => {
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
export const checkPassing = async (name: string, origin: string): Promise<void> => {
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
