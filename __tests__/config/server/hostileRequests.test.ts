import { makeSandbox } from '../../../config/server/sandbox';
import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import { ask, converse, PROTECTION, SCRIPT, SCRIPT_ADDRESS, serveApp } from './serving';

const startAt = (location: RuntimeConfiguration['location'] = 'hash') =>
  serveApp({ configuration: { ...defaultConfiguration, location }, sandbox: makeSandbox() });

// Files beside the build, files of the build that are not served, and what leads to either in some notation.
const hidden = [
  '/.git/config /.env /%2eenv /package.json /node_modules/express/package.json /config/server/app.ts /index.html',
  '/secret.txt /../secret.txt /../../../../../../etc/passwd /%2e%2e%2fsecret.txt /..%2fsecret.txt /.%2e/secret.txt',
  '/%252e%252e/secret.txt /%c0%ae%c0%ae/secret.txt /..\\secret.txt /scripts/..%5c..%5csecret.txt',
  '/scripts/....//....//secret.txt /scripts/../../secret.txt /scripts/..;/..;/secret.txt /C:/secret.txt',
  '/server/start.mjs /scripts /scripts/ /scripts/%00 /SCRIPTS/MAIN.0123456789ABCDEF.JS',
  ...['%00.svg', '/', '.map', '.map?x=.js', '.gz'].map((more) => SCRIPT_ADDRESS + more),
  `/scripts/%2e${SCRIPT_ADDRESS} //${SCRIPT_ADDRESS} /%E0%A4%A /% /%0d%0aSet-Cookie:%20taken=1 /${'a'.repeat(8_000)}`,
].flatMap((addresses) => addresses.split(' '));

describe('an unknown address', () => {
  it('gets a protected 404 that reveals nothing', async () => {
    const origin = await startAt();
    for (const address of hidden) {
      const { status, headers, body } = await ask(origin, address);
      const type = 'application/json; charset=utf-8';
      expect([address, status, headers['content-type']]).toEqual([address, 404, type]);
      expect(headers).toMatchObject({ ...PROTECTION, 'cache-control': 'no-store' });
      expect(`${Object.keys(headers)} ${body}`).not.toMatch(/secret|root:|dist|Error|set-cookie|x-powered-by/);
    }
  });

  it('is never redirected to another host by two slashes', async () => {
    for (const location of ['hash', 'path'] as const) {
      const origin = await startAt(location);
      for (const address of ['//evil.example', '//evil.example/', '/\\evil.example', '///evil.example/%2f..']) {
        const { status, headers } = await ask(origin, address);
        expect([address, status, headers.location]).toEqual([address, 404, undefined]);
        // The sandbox leads to the address without its choice.
        const chosen = await ask(origin, `${address}?member=typical`, { headers: { accept: 'text/html' } });
        const { host } = new URL(chosen.headers.location ?? '', origin);
        expect([address, chosen.status, host]).toEqual([address, 302, new URL(origin).host]);
      }
    }
  });
});

describe('a raw connection', () => {
  const get = (target: string, ...headers: readonly string[]) =>
    [`GET ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n');

  it.each([
    ['an address with a NUL', get('/scripts/\0', 'Host: x'), /^HTTP\/1\.1 400 /],
    ['an absolute address that leaves the folder', get('http://x/../secret.txt', 'Host: x'), /^HTTP\/1\.1 404 /],
    ['no Host', get('/'), /^HTTP\/1\.1 400 /],
    ['an address longer than headers may be', get(`/${'a'.repeat(20_000)}`, 'Host: x'), /^HTTP\/1\.1 431 /],
    ['no HTTP at all', '\x16\x03\x01\x02\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', /^$/],
  ])('with %s is refused, and the server keeps working', async (_, text, expected) => {
    const origin = await startAt();
    expect(await converse(origin, text, /^/)).toMatch(expected);
    expect((await ask(origin, '/')).status).toBe(200);
  });

  it('gets the page whatever host it sends, and the page does not contain that host', async () => {
    const origin = await startAt();
    const absolute = get('http://evil.example/', 'Host: x', 'X-Forwarded-Host: evil');
    for (const text of [get('/', 'Host: evil.example'), absolute]) {
      const answer = await converse(origin, text, /<\/html>|<\/body>/);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).not.toContain('evil');
    }
  });
});

describe('other methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s gets a protected 405', async (method) => {
    const origin = await startAt();
    for (const address of ['/', SCRIPT_ADDRESS, '/favicon.svg']) {
      const { status, headers } = await ask(origin, address, { method });
      expect([address, status, headers.allow]).toEqual([address, 405, 'GET, HEAD']);
      expect(headers).toMatchObject(PROTECTION);
    }
  });

  it('TRACE and TRACK do not echo the request', async () => {
    const origin = await startAt();
    for (const method of ['TRACE', 'TRACK']) {
      const answer = await converse(origin, `${method} / HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\n\r\n`, /^/);
      expect(answer).toMatch(/^HTTP\/1\.1 40[05] /);
      expect(answer).not.toContain('secret');
    }
  });

  it('HEAD has the headers of GET', async () => {
    const origin = await startAt();
    const headersOf = async (method: string, address: string, encoding: string) => {
      const { headers } = await ask(origin, address, { method, headers: { 'accept-encoding': encoding } });
      // These differ in each answer: its time, its visit, its nonce, and how well that compressed.
      const { date, 'set-cookie': _, 'content-security-policy': __, ...rest } = headers;
      return address === '/' ? { ...rest, 'content-length': Number(rest['content-length']) > 0 } : rest;
    };
    for (const address of ['/', SCRIPT_ADDRESS, '/favicon.svg']) {
      for (const encoding of ['identity', 'br', 'gzip']) {
        expect(await headersOf('HEAD', address, encoding)).toEqual(await headersOf('GET', address, encoding));
      }
    }
  });
});

it('a file is sent whole even if a range is requested, compressed or not', async () => {
  const origin = await startAt();
  for (const encoding of ['identity', 'br']) {
    const whole = await ask(origin, SCRIPT_ADDRESS, { headers: { 'accept-encoding': encoding } });
    const part = await ask(origin, SCRIPT_ADDRESS, { headers: { 'accept-encoding': encoding, range: 'bytes=0-3' } });
    expect([part.status, part.body.equals(whole.body)]).toEqual([200, true]);
    expect(part.headers).not.toHaveProperty('content-range');
  }
  expect(String((await ask(origin, SCRIPT_ADDRESS)).body)).toBe(SCRIPT);
});
