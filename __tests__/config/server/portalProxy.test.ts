import { createHash, randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { ask, PROTECTION, serve, serveApp, serveProxy, upstreamAt } from './serving';

const content = { ...defaultConfiguration.content, ownContext: ['/own/'] };
const session = {
  ...defaultConfiguration.session,
  signOutUrl: 'https://portal.example/portal/sign-out?all=1',
  renewPath: '/portal/renew',
};

const front = (upstream: string) =>
  serveApp({ upstream: upstreamAt(upstream), configuration: { ...defaultConfiguration, content, session } });

const frontOf = async (listener: RequestListener) => front(await serve(listener));

it('passes a request on unchanged, including the exact address', async () => {
  const origin = await frontOf((request, response) => {
    response.end(JSON.stringify({ url: request.url, method: request.method, headers: request.headers }));
  });
  const address = '/portal//api/%2e%2E/a%2Fb|c/?q=a+b&q=%C3%A9&empty=';
  const headers = { host: 'portal.example', cookie: 'a=1; XSRF-TOKEN=x%3D', 'x-xsrf-token': 'x=', accept: 'text/html' };
  const seen = JSON.parse(String((await ask(origin, address, { method: 'DELETE', headers })).body));
  expect(seen).toMatchObject({ url: address, method: 'DELETE', headers });
});

it('passes an answer back unchanged: status, cookies, redirects, and without any header of ours', async () => {
  const sent = { location: 'http://elsewhere.example/x', 'set-cookie': ['a=1; Path=/', 'b=2'], 'x-own': 'y' };
  const origin = await frontOf((_, response) => response.writeHead(307, sent).end('gone'));
  const { status, headers, body } = await ask(origin, '/portal/x');
  expect([status, String(body)]).toEqual([307, 'gone']);
  expect(headers).toMatchObject(sent);
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('x-content-type-options');
});

// Rule `content.redirect`.
it.each([
  ['/cms/site/a', '/portal/api/portfolio-msrv/disclaimer/accept?version=9', 502],
  ['/cms/site/a', 'https://portal.example/portal/api/portfolio-msrv/disclaimer/accept', 502],
  ['/cms/site/a', '../../portal/api/portfolio-msrv/disclaimer/accept', 502],
  ['/cms/site/a', '/portal/x/..;/api//portfolio-msrv/Disclaimer/%61ccept/', 502],
  ['/cms/site/a', 'https:/portal/api/portfolio-msrv/disclaimer/accept', 502],
  ['/own/a', '/portal/api/portfolio-msrv/disclaimer/accept', 502],
  ['/cms/site/a', '/portal/sign-out', 502],
  ['/own/a', '/portal/x/..;/Sign-%6fut/?all=1', 502],
  ['/cms/site/a', '/portal/renew', 502],
  ['/cms/site/a', '/portal/api/portfolio-msrv/of-no-name-here', 502],
  ['/cms/site/a', '/cms/site/b', 302],
  ['/cms/site/a', 'b', 302],
  ['/cms/site/a', 'http://[', 302],
  ['/cms/site/a', '/portal/sign-in', 302],
  ['/portal/x', '/portal/api/portfolio-msrv/disclaimer/accept', 302],
])('lets no redirect of the content make a call: from %s to %s it answers %d', async (asked, location, status) => {
  const origin = await frontOf((_, response) => response.writeHead(302, { Location: location }).end());
  const answer = await ask(origin, asked, { headers: { host: 'portal.example' } });
  expect([answer.status, answer.headers.location]).toEqual([status, status === 302 ? location : undefined]);
});

it('passes on a large body byte for byte', async () => {
  const body = randomBytes(3_000_000);
  const origin = await frontOf((request, response) => {
    const hash = createHash('sha256');
    request.on('data', (part) => hash.update(part)).on('end', () => response.end(hash.digest('hex')));
  });
  const answer = await ask(origin, '/portal/upload', { method: 'POST', body });
  expect(String(answer.body)).toBe(createHash('sha256').update(body).digest('hex'));
});

it('streams: the first part of an answer arrives before the last is written', async () => {
  let finish: () => void = () => {};
  const origin = await frontOf((_, response) => {
    response.write('first');
    finish = () => response.end('last');
  });
  const response = await fetch(`${origin}/portal/events`);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  finish();
  const last = await reader?.read();
  expect([first, last].map((part) => Buffer.from(part?.value ?? []).toString())).toEqual(['first', 'last']);
});

it('answers 502 in protected JSON without any details while the upstream portal is down, and still serves the page', async () => {
  const origin = await front('http://127.0.0.1:9/behind');
  for (const _ of [1, 2]) {
    const { status, headers, body } = await ask(origin, '/portal/x', { method: 'POST', body: Buffer.from('{}') });
    expect([status, headers['content-type']]).toEqual([502, 'application/json; charset=utf-8']);
    expect(headers).toMatchObject({ ...PROTECTION, 'cache-control': 'no-store' });
    expect(JSON.parse(String(body))).toEqual({ error: expect.any(String) });
    expect(String(body)).not.toMatch(/127|ECONN|behind"/);
  }
  expect((await ask(origin, '/')).status).toBe(200);
});

it('refuses WebSockets, instead of passing a plain GET on', async () => {
  const origin = await serveProxy(await serve((_, response) => response.end()));
  const headers = { connection: 'Upgrade', upgrade: 'websocket' };
  expect((await ask(origin, '/portal/x', { headers })).status).toBe(501);
  expect((await ask(origin, '/portal/x', { headers: { ...headers, upgrade: 'h2c' } })).status).toBe(200);
});

describe('the forwarding headers', () => {
  const spoofed = {
    host: 'portal.example',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'outside.example',
    'x-forwarded-port': '443',
    'x-forwarded-prefix': '/evil',
    forwarded: 'for=6.6.6.6',
    'x-real-ip': '6.6.6.6',
    x_forwarded_for: '6.6.6.6',
    'x-forwarded_proto': 'https',
  };
  const seenBehind = async (changes: Parameters<typeof upstreamAt>[1]) => {
    const behind = await serve((request, response) => response.end(JSON.stringify(request.headers)));
    const origin = await serveProxy(behind, changes);
    const { body } = await ask(origin, '/portal/x', { headers: spoofed });
    const seen = JSON.parse(String(body)) as Record<string, string>;
    const forwarded = Object.entries(seen).filter(([name]) => /forward|real.ip/.test(name));
    return { behind, seen, forwarded };
  };

  it('contain what this server sees, whatever the client sent', async () => {
    const { seen, forwarded } = await seenBehind({});
    expect(forwarded).toEqual([
      ['x-forwarded-for', '127.0.0.1'],
      ['x-forwarded-proto', 'http'],
      ['x-forwarded-host', 'portal.example'],
    ]);
    expect(seen.host).toBe('portal.example');
  });

  it('contain client, scheme and host as a trusted proxy says, and nothing else of it', async () => {
    const { forwarded } = await seenBehind({ trustedProxies: (address) => address === '127.0.0.1' });
    expect(forwarded).toEqual([
      ['x-forwarded-for', '6.6.6.6, 127.0.0.1'],
      ['x-forwarded-proto', 'https'],
      ['x-forwarded-host', 'outside.example'],
    ]);
  });

  it("accompany the upstream portal's own Host, if that is configured", async () => {
    const { behind, seen } = await seenBehind({ host: 'upstream' });
    expect(seen).toMatchObject({ host: new URL(behind).host, 'x-forwarded-host': 'portal.example' });
  });
});
