import { readFileSync } from 'node:fs';
import { get } from 'node:https';
import type { Browser } from '@playwright/test';
import { serve } from '../browser/servePortal';
import { type Answer, ask, check, HOST, place, succeeds } from './trial';

/** Visits a screen as a member who has signed in: the portal's cookies are there before the page. */
const visit = async (name: string, origin: string, address: string, browser: Browser): Promise<void> => {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(`${origin}/portal/api/portfolio-msrv/portfolio/products`);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${origin}${address}`);
  const last = page.getByRole('button', { name: 'Manage preferences' });
  const isWhole = (await succeeds(last.waitFor({ timeout: 60_000 }))) && complaints.length === 0;
  check(`${name}: ${address} is whole in Chromium, without a complaint`, isWhole, complaints);
  await page.close();
};

/** What holds for each recipe; `below` is the path of the page without its last slash, or empty. */
export const checkNginx = async (
  name: string,
  origin: string,
  script: string,
  browser: Browser,
  below = '',
): Promise<void> => {
  const at = (address: string, headers?: Record<string, string>) => ask(origin, below + address, headers);
  const page = await at('/');
  const nonceOf = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  check(`${name}: the page comes over HTTP/2`, page.status === 200, page.status);
  const [nonce = '', other] = [nonceOf(page), nonceOf(await at('/'))];
  check(`${name}: each page has a nonce of its own`, nonce !== other && nonce.length > 20, [nonce, other]);
  const isInserted = page.body.includes(`nonce="${nonce}"`) && !page.body.includes('nonce-of-this-answer');
  check(`${name}: its scripts have that nonce`, isInserted, nonce);
  check(`${name}: HSTS`, page.headers['strict-transport-security'] === 'max-age=31536000', page.headers);
  check(`${name}: the page is not stored`, page.headers['cache-control'] === 'no-store', page.headers);
  const { headers: file } = await at(script, { 'accept-encoding': 'gzip' });
  const isKept = file['content-encoding'] === 'gzip' && file['cache-control']?.includes('immutable') === true;
  check(`${name}: a script is compressed, and kept for a year`, isKept, file);
  const { headers: live, body } = await at('/-/configuration');
  const isLive = JSON.parse(body).location === 'path' && live['cache-control'] === 'no-cache';
  check(`${name}: open pages can read the configuration`, isLive, live);
  const again = await at('/-/configuration', { 'if-none-match': String(live.etag) });
  check(`${name}: and only if it has changed`, again.status === 304, again.status);
  const { status: found, headers: logo } = await at('/brand/logo.svg');
  const isTame = found === 200 && String(logo['content-security-policy']).endsWith('; sandbox');
  const isNamed = page.body.includes(`${below}/brand/logo.svg`);
  check(`${name}: the page names a file of the brand, in which nothing runs`, isTame && isNamed, [found, logo]);
  if (below !== '') {
    const { status, headers } = await ask(origin, `${below}?a=b`);
    const isLed = status === 308 && headers.location?.endsWith(`${below}/?a=b`) === true;
    check(`${name}: ${below} leads to ${below}/`, isLed, [status, headers]);
  }
  for (const address of [
    '/scripts/main.0000000000000000.js',
    `${script}.map`,
    '/index.html',
    '/server/start.mjs',
    '/.builds',
  ]) {
    const { status } = await at(address);
    check(`${name}: ${address} is gone or hidden`, status === 404, status);
  }
  for (const screen of ['/', '/portfolio', '/bal-portfolio']) await visit(name, origin, below + screen, browser);
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

/** A portal behind that tells what it was sent, with a large head and a member of its own. */
export const startTellingPortal = async (): Promise<string> => {
  const cookies = [1, 2, 3, 4, 5, 6, 7].map((count) => `c${count}=${'x'.repeat(4_400)}`);
  const { address } = await serve(({ headers }, response) => {
    response
      .setHeader('Set-Cookie', cookies)
      .setHeader('X-Session-Member', 'somebody-else')
      .setHeader('X-Session-Expires-In', '1800')
      .end(JSON.stringify(headers));
  });
  return new URL(address).origin;
};

/** What a recipe passes on to the portal behind, and what it refuses. */
export const checkPassing = async (name: string, origin: string): Promise<void> => {
  const { status, headers, body: told } = await ask(origin, '/portal/x?secret=1', CLAIMS);
  check(`${name}: an answer with 31 kB of headers is passed on`, status === 200, status);
  check(`${name}: nothing that a client claims reaches the portal`, status === 200 && !CLAIMED.test(told), told);
  const seen = JSON.parse(told || '{}');
  const sender = [seen['x-forwarded-for'], seen['x-forwarded-host'], seen['x-forwarded-proto']].join();
  check(`${name}: client, host and scheme reach it`, sender.endsWith(`${HOST},https`), told);
  const cookie = `many=${'x'.repeat(12_000)}`;
  const withMany = await ask(origin, '/portal/x', { cookie }).then((answer) => answer.status, String);
  check(`${name}: a call with 12 kB of cookies is passed on`, withMany === 200, withMany);
  for (const ending of ['js', 'js.map', 'js.gz']) {
    const { status } = await ask(origin, `/scripts/main.0000000000000000.${ending}`);
    check(`${name}: the portal is not asked for a hashed name that ends in ${ending}`, status === 404, status);
  }
  const id = seen['x-request-id'];
  const log = readFileSync(place('portal.log'), 'utf8');
  const isTraced = log.includes(id) && headers['x-request-id'] === id;
  check(`${name}: the portal, the answer and the log name a request by one id`, isTraced, [id, headers]);
  const socket = await new Promise<number | undefined>((resolve, reject) => {
    const upgrade = { Host: HOST, Connection: 'Upgrade', Upgrade: 'websocket' };
    const where = { port: new URL(origin).port, path: '/portal/x', rejectUnauthorized: false, headers: upgrade };
    get({ ...where, host: '127.0.0.1' }, ({ statusCode }) => resolve(statusCode)).once('error', reject);
  });
  check(`${name}: a WebSocket is refused`, socket === 501, socket);
  const other = await ask(origin, '/', { ':authority': 'evil.example' });
  check(`${name}: another host is refused`, other.status === 421, other.status);
  check(`${name}: the log has the call, and not its query`, log.includes('/portal/x') && !log.includes('secret'), log);
};
