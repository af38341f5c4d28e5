import { createApp } from '../../../config/server/app';
import { makeSandbox } from '../../../config/server/sandbox';
import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import { ask, askBarely, makeDist, SCRIPT, SCRIPT_ADDRESS, serve, tidy } from './serving';

const start = (location: RuntimeConfiguration['location'] = 'hash') =>
  serve(createApp({ dist: makeDist(), configuration: { ...defaultConfiguration, location }, sandbox: makeSandbox() }));

const protection = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

afterEach(tidy);

describe('an unknown address', () => {
  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.env.local',
    '/.npmrc',
    '/%2eenv',
    '/package.json',
    '/package-lock.json',
    '/node_modules/express/package.json',
    '/config/server/app.ts',
    '/src/index.tsx',
    '/index.html',
    '/secret.txt',
    '/../secret.txt',
    '/../../../../../../etc/passwd',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/.%2e/secret.txt',
    '/%252e%252e/secret.txt',
    '/..%252fsecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/scripts/..%5c..%5csecret.txt',
    '/scripts/....//....//secret.txt',
    '/scripts/../../secret.txt',
    '/scripts/..;/..;/secret.txt',
    '/server/start.mjs',
    '/scripts',
    '/scripts/',
    '/scripts/%00',
    `${SCRIPT_ADDRESS}%00.svg`,
    `${SCRIPT_ADDRESS}/`,
    `${SCRIPT_ADDRESS}.map`,
    `${SCRIPT_ADDRESS}.map?x=.js`,
    `${SCRIPT_ADDRESS}.gz`,
    `/scripts/%2e${SCRIPT_ADDRESS}`,
    `//${SCRIPT_ADDRESS}`,
    '/SCRIPTS/MAIN.0123456789ABCDEF.JS',
    '/C:/secret.txt',
    '/%0d%0aSet-Cookie:%20taken=1',
    '/%E0%A4%A',
    '/%',
    `/${'a'.repeat(8_000)}`,
  ])('%s gets a protected 404 that reveals nothing', async (address) => {
    const { status, headers, body } = await ask(await start(), address);
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect(headers).toMatchObject({ ...protection, 'cache-control': 'no-store' });
    expect(String(body)).not.toMatch(/secret|root:|dist|Error/);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('is never redirected to another host by two slashes', async () => {
    for (const location of ['hash', 'path'] as const) {
      const origin = await start(location);
      for (const address of ['//evil.example', '//evil.example/', '/\\evil.example', '///evil.example/%2f..']) {
        const { status, headers } = await ask(origin, address);
        expect([address, status, headers.location]).toEqual([address, 404, undefined]);
      }
    }
  });
});

describe('a raw connection', () => {
  const get = (target: string, ...headers: readonly string[]) =>
    [`GET ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n');

  it.each([
    ['an address with a NUL', get('/scripts/\0', 'Host: x'), /^HTTP\/1\.1 400 /],
    [
      'two lengths',
      'POST /portal/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a length and chunks',
      'POST /portal/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    ['no Host', get('/'), /^HTTP\/1\.1 400 /],
    ['an address longer than headers may be', get(`/${'a'.repeat(20_000)}`, 'Host: x'), /^HTTP\/1\.1 431 /],
    ['no HTTP at all', '\x16\x03\x01\x02\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', /^$/],
  ])('with %s is refused, and the server keeps working', async (_, text, expected) => {
    const origin = await start();
    expect(await askBarely(origin, text)).toMatch(expected);
    expect((await ask(origin, '/')).status).toBe(200);
  });

  it('gets the page whatever host it sends, and the page does not contain that host', async () => {
    const origin = await start();
    for (const text of [
      get('/', 'Host: evil.example'),
      get('http://evil.example/', 'Host: x', 'X-Forwarded-Host: evil'),
    ]) {
      const answer = await askBarely(origin, text);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).not.toContain('evil');
    }
  });

  it('gets no file by an absolute address that leaves the folder', async () => {
    const answer = await askBarely(await start(), get('http://x/../secret.txt', 'Host: x'));
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe('other methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s gets a protected 405', async (method) => {
    const origin = await start();
    for (const address of ['/', SCRIPT_ADDRESS, '/favicon.svg']) {
      const { status, headers } = await ask(origin, address, { method });
      expect([address, status, headers.allow]).toEqual([address, 405, 'GET, HEAD']);
      expect(headers).toMatchObject(protection);
    }
  });

  it('TRACE and TRACK do not echo the request', async () => {
    const origin = await start();
    for (const method of ['TRACE', 'TRACK']) {
      const answer = await askBarely(origin, `${method} /${' '}HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 40[05] /);
      expect(answer).not.toContain('secret');
    }
  });

  it('HEAD has the headers of GET', async () => {
    const origin = await start();
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

describe('a file', () => {
  it('that has not changed is not sent again, and stays protected', async () => {
    const origin = await start();
    const headers = { 'accept-encoding': 'br' };
    const first = await ask(origin, SCRIPT_ADDRESS, { headers });
    const again = await ask(origin, SCRIPT_ADDRESS, {
      headers: { ...headers, 'if-none-match': String(first.headers.etag) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ ...protection, vary: 'Accept-Encoding' });
  });

  it('is sent whole even if a range is requested, compressed or not', async () => {
    const origin = await start();
    for (const encoding of ['identity', 'br']) {
      const whole = await ask(origin, SCRIPT_ADDRESS, { headers: { 'accept-encoding': encoding } });
      const part = await ask(origin, SCRIPT_ADDRESS, { headers: { 'accept-encoding': encoding, range: 'bytes=0-3' } });
      expect([part.status, part.body.equals(whole.body)]).toEqual([200, true]);
      expect(part.headers).not.toHaveProperty('content-range');
    }
    expect(String((await ask(origin, SCRIPT_ADDRESS)).body)).toBe(SCRIPT);
  });
});
