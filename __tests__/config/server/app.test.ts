import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Sandbox } from '../../../config/server/sandbox';
import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import { matchedPaths } from '../../support/addresses';
import { ask, makeDist, PROTECTION, SCRIPT, SCRIPT_ADDRESS, serveApp } from './serving';

/** A portal that answers every address with a page, as many do. */
const portal: Sandbox = {
  page: (_, __, next) => next(),
  portal: (_, response) => {
    response.send('the portal');
  },
};

const start = (changes: Partial<RuntimeConfiguration> = {}) =>
  serveApp({ configuration: { ...defaultConfiguration, ...changes } });

describe('the page', () => {
  it('is only at the root if locations are in the hash', async () => {
    const origin = await start();
    expect((await ask(origin, '/')).status).toBe(200);
    expect((await ask(origin, '/?from=mail')).status).toBe(200);
    for (const address of ['/portfolio', '/bal-portfolio', '/index.html', '//', '/portfolio/online-payments']) {
      expect([address, (await ask(origin, address)).status]).toEqual([address, 404]);
    }
  });

  it('is at the root and at the two screens if locations are paths', async () => {
    const origin = await start({ location: 'path' });
    expect((await ask(origin, '/portfolio?x=1')).status).toBe(200);
    for (const [address, route] of matchedPaths) {
      expect([address, (await ask(origin, address)).status]).toEqual([address, route === undefined ? 404 : 200]);
    }
  });

  it('contains the runtime configuration and its title, and no text in them can end its element', async () => {
    const origin = await start({
      title: 'A & </title><script>',
      brand: { name: 'Arch & <Co>' },
      callCentrePhone: '</script><script>alert(1)</script>',
    });
    const page = String((await ask(origin, '/')).body);
    const json = /id="runtime-configuration">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ callCentrePhone: '</script><script>alert(1)</script>' });
    expect(page).toContain('<title>A &amp; &lt;/title&gt;&lt;script&gt;</title>');
    expect(page).toContain('<h1 id="brand-name">Arch &amp; &lt;Co&gt;</h1>');
    expect(page).not.toContain('alert(1)</script>');
  });

  it('is never stored, is protected, and allows only its own scripts and style', async () => {
    const origin = await start({ content: { ...defaultConfiguration.content, origin: 'https://content.example' } });
    const { headers, body } = await ask(origin, '/');
    const [, nonce] = /<script nonce="([\w+/]{24})">window\.early=1;/.exec(String(body)) ?? [];
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'nonce-${nonce}'`);
    expect(String(body)).toContain(`<script type="module" nonce="${nonce}" src="${SCRIPT_ADDRESS}">`);
    expect(policy).toContain(`style-src 'self' ${hash('')} ${hash('body{margin:0}')}`);
    expect(policy).toContain("connect-src 'self' data: https://content.example");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types dompurify portfolio-ui');
    expect(policy.join()).not.toContain('unsafe');
    expect(headers).toMatchObject({ ...PROTECTION, 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

it('a page that cannot be compressed is an error that is not announced as compressed; the next ones are', async () => {
  const origin = await start();
  const asked = () => ask(origin, '/', { headers: { 'accept-encoding': 'br' } });
  // As often as pages are compressed at once.
  for (let time = 0; time < 4; time += 1) {
    jest.spyOn(Buffer, 'alloc').mockImplementationOnce(() => {
      throw new RangeError('Array buffer allocation failed');
    });
    const { status, headers, body } = await asked();
    expect([status, headers['content-encoding'], JSON.parse(String(body))]).toEqual([
      500,
      undefined,
      { error: 'The server could not answer this request.' },
    ]);
  }
  expect((await asked()).headers['content-encoding']).toBe('br');
});

// Rule `route.below`.
describe('the page below a path', () => {
  const startBelow = (changes: Partial<RuntimeConfiguration> = {}) =>
    serveApp({ configuration: { ...defaultConfiguration, ...changes }, publicPath: '/members/', sandbox: portal });

  it('and its files are only there, and it names them there', async () => {
    const origin = await startBelow();
    const page = String((await ask(origin, '/members/?from=mail')).body);
    expect(page).toContain('id="runtime-configuration" data-public-path="/members/">');
    expect(page).toContain(`src="/members${SCRIPT_ADDRESS}"`);
    const script = await ask(origin, `/members${SCRIPT_ADDRESS}`);
    expect([script.status, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await ask(origin, '/members/scripts/main.fedcba9876543210.js')).status).toBe(404);
    for (const address of ['/', SCRIPT_ADDRESS, '/Members/', '/members/portfolio', '/membership/', '/favicon.svg'])
      expect([address, String((await ask(origin, address)).body)]).toEqual([address, 'the portal']);
  });

  it('has its screens there as well if locations are paths', async () => {
    const origin = await startBelow({ location: 'path' });
    for (const [address, route] of matchedPaths) {
      const { body } = await ask(origin, `/members${address.startsWith('/') ? '' : '/'}${address}`);
      expect([address, String(body) === 'the portal']).toEqual([address, route === undefined]);
    }
    expect(String((await ask(origin, '/portfolio')).body)).toBe('the portal');
  });

  it('is found without the last slash, with its query', async () => {
    const origin = await startBelow();
    const { status, headers } = await ask(origin, '/members?from=mail');
    expect([status, headers.location]).toEqual([308, '/members/?from=mail']);
    expect(String((await ask(origin, '/members', { method: 'POST' })).body)).toBe('the portal');
  });
});

// Rule `configuration.live`.
describe('the configuration in force', () => {
  const live = { current: defaultConfiguration };
  const startLive = (publicPath = '/') => serveApp({ live, publicPath, sandbox: portal });

  it('is served with an ETag, and not again to a page that has it', async () => {
    live.current = defaultConfiguration;
    const origin = await startLive();
    const first = await ask(origin, '/-/configuration');
    expect(JSON.parse(String(first.body))).toEqual(defaultConfiguration);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^"[\w-]{43}"$/) });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await ask(origin, '/-/configuration', { headers })).status).toBe(304);
    live.current = { ...defaultConfiguration, title: 'Another title' };
    const second = await ask(origin, '/-/configuration', { headers });
    expect([second.status, JSON.parse(String(second.body)).title]).toEqual([200, 'Another title']);
    expect(String((await ask(origin, '/')).body)).toContain('<title>Another title</title>');
    expect((await ask(origin, '/-/configuration', { method: 'POST' })).status).toBe(405);
  });

  it('is below the path of the page as well, where nothing else of the server is', async () => {
    const origin = await startLive('/members/');
    expect((await ask(origin, '/members/-/configuration')).status).toBe(200);
    expect((await ask(origin, '/-/configuration')).status).toBe(200);
    expect(String((await ask(origin, '/members/-/ready')).body)).toBe('the portal');
  });
});

describe('the built files', () => {
  it('are served for a year, compressed as the browser accepts', async () => {
    const origin = await start();
    const plain = await ask(origin, SCRIPT_ADDRESS);
    const brotli = await ask(origin, SCRIPT_ADDRESS, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await ask(origin, SCRIPT_ADDRESS, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(String(plain.body)).toBe(SCRIPT);
    expect(String(brotliDecompressSync(brotli.body))).toBe(SCRIPT);
    expect(String(gunzipSync(gzip.body))).toBe(SCRIPT);
  });

  it('are read once if their name has a hash, and not sent again to a browser that has them', async () => {
    const dist = makeDist();
    const origin = await serveApp({ dist, sandbox: portal });
    const first = await ask(origin, SCRIPT_ADDRESS);
    rmSync(path.join(dist, SCRIPT_ADDRESS));
    expect(String((await ask(origin, SCRIPT_ADDRESS)).body)).toBe(SCRIPT);
    expect((await ask(origin, SCRIPT_ADDRESS, { method: 'HEAD' })).headers).toMatchObject({
      'content-length': String(SCRIPT.length),
    });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await ask(origin, SCRIPT_ADDRESS, { headers });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ ...PROTECTION, vary: 'Accept-Encoding' });
    const encoded = { headers: { ...headers, 'accept-encoding': 'br' } };
    expect((await ask(origin, SCRIPT_ADDRESS, encoded)).status).toBe(200);
  });

  it('that have gone since the start are not found, and are there again once they are back', async () => {
    const dist = makeDist();
    const origin = await serveApp({ dist, sandbox: portal });
    const file = path.join(dist, SCRIPT_ADDRESS);
    rmSync(file);
    const gone = await ask(origin, SCRIPT_ADDRESS, { headers: { 'accept-encoding': 'br' } });
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(gone.headers).not.toHaveProperty('content-encoding');
    writeFileSync(file, SCRIPT);
    expect((await ask(origin, SCRIPT_ADDRESS)).status).toBe(200);
  });

  it('revalidate if their name has no hash', async () => {
    const { headers } = await ask(await start(), '/favicon.svg');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('image/svg+xml'),
    });
  });

  it('include the source maps if the logger is configured to read them', async () => {
    const origin = await start({ logger: { ...defaultConfiguration.logger, sourceMaps: true } });
    expect((await ask(origin, `${SCRIPT_ADDRESS}.map`)).status).toBe(200);
  });

  it('that have a hash and are gone are not found here; the portal is not asked for them', async () => {
    const origin = await serveApp({ sandbox: portal });
    for (const address of ['/scripts/main.fedcba9876543210.js', '/images/logo.fedcba9876543210.svg?x=1']) {
      const { status, headers, body } = await ask(origin, address);
      expect([address, status, String(body)]).toEqual([address, 404, '{"error":"Not found."}']);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(String((await ask(origin, '/scripts/portals-own.js')).body)).toBe('the portal');
  });
});
