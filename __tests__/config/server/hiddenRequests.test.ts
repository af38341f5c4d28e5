import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { converse, serve, serveProxy } from './serving';

/** A strict upstream portal, and the requests that have reached it. */
const portal = async () => {
  const seen: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { readonly body: string })[] = [];
  const origin = await serve(async (request, response) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    response.end(`seen ${seen.length}\n`);
  });
  return { front: await serveProxy(`${origin}/behind/`), seen };
};

const lines = (...text: readonly string[]) => text.join('\r\n');

const HIDDEN = lines('GET /admin HTTP/1.1', 'Host: evil.example', 'X-Hidden: 1', '', '');
const CHUNKED = lines(HIDDEN.length.toString(16), HIDDEN, '0', '', '');
const NEXT = lines('GET /portal/next HTTP/1.1', 'Host: portal.example', 'Connection: close', '', '');

/** Sends a request and the next one on the same connection, and returns what reached the upstream portal. */
const send = async (...request: readonly string[]) => {
  const { front, seen } = await portal();
  const answer = await converse(front, lines(...request) + NEXT);
  return { answer, seen, statuses: [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)) };
};

const HOST = 'Host: portal.example';

describe('a request with a body', () => {
  it.each([
    ['DELETE', 'Transfer-Encoding: chunked', CHUNKED],
    ['OPTIONS', 'Transfer-Encoding: chunked', CHUNKED],
    ['PROPFIND', 'Transfer-Encoding: chunked', CHUNKED],
    ['POST', 'Transfer-Encoding: chunked', CHUNKED],
    ['POST', 'Transfer-Encoding: CHUNKED', CHUNKED],
    ['POST', `Content-Length: ${HIDDEN.length}`, HIDDEN],
    ['DELETE', `Content-Length: ${HIDDEN.length}`, HIDDEN],
    ['OPTIONS', `Content-Length: ${HIDDEN.length}`, HIDDEN],
  ])('%s, %s: cannot hide another request in it', async (method, framing, body) => {
    const { seen, statuses } = await send(`${method} /portal/x HTTP/1.1`, HOST, framing, '', body);
    expect(statuses).toEqual([200, 200]);
    expect(seen.map(({ method, url, headers, body }) => [method, url, headers.host, body])).toEqual([
      [method, '/behind/portal/x', 'portal.example', HIDDEN],
      ['GET', '/behind/portal/next', 'portal.example', ''],
    ]);
  });

  const LENGTH = `Content-Length: ${HIDDEN.length}`;
  const CODED = 'Transfer-Encoding: chunked';
  const get = (...headers: readonly string[]) => ['GET /portal/x HTTP/1.1', ...headers, '', ''];
  /** A request whose headers could mean that its body, which is another request, ends elsewhere. */
  const post =
    (body: string) =>
    (...headers: readonly string[]) => ['POST /portal/x HTTP/1.1', HOST, ...headers, '', body];
  const [plain, chunked] = [post(HIDDEN), post(CHUNKED)];

  it.each([
    ['GET in chunks', ['GET /portal/x HTTP/1.1', HOST, CODED, '', CHUNKED]],
    ['HEAD in chunks', ['HEAD /portal/x HTTP/1.1', HOST, CODED, '', CHUNKED]],
    ['GET with a length', ['GET /portal/x HTTP/1.1', HOST, LENGTH, '', HIDDEN]],
    ['a length and chunks', chunked('Content-Length: 4', CODED)],
    ['chunks and a length', chunked(CODED, 'Content-Length: 4')],
    ['two lengths', plain('Content-Length: 4', LENGTH)],
    ['the same length twice', plain('Content-Length: 0', 'Content-Length: 0')],
    ['a list of lengths', plain('Content-Length: 0, 0')],
    ['a length with a sign', plain('Content-Length: +0')],
    ['an unknown coding', chunked('Transfer-Encoding: xchunked')],
    ['a coding below the chunks', chunked('Transfer-Encoding: gzip, chunked')],
    ['a coding above the chunks', chunked('Transfer-Encoding: chunked, identity')],
    ['chunks twice', chunked(CODED, CODED)],
    ['chunks in quotes', chunked('Transfer-Encoding: "chunked"')],
    ['chunks after a tab', chunked('Transfer-Encoding:\x0bchunked')],
    ['chunks before a blank', chunked('Transfer-Encoding : chunked')],
    ['chunks on a separate line', chunked('Transfer-Encoding:', ' chunked', 'Content-Length: 4')],
    ['chunks in HTTP/1.0', ['POST /portal/x HTTP/1.0', HOST, CODED, 'Connection: keep-alive', '', CHUNKED]],
    ['a chunk with a sign', post(`+${CHUNKED}`)(CODED)],
    ['a chunk beyond all numbers', post(`fffffffffffffffff\r\n${HIDDEN}`)(CODED)],
    ['a NUL in a header', get(HOST, 'X-Own: a\0b')],
    ['a bare CR in a header', get(HOST, 'X-Own: a\rTransfer-Encoding: chunked')],
    ['two Hosts', get(HOST, 'Host: evil.example')],
    ['a Host with a path', get('Host: portal.example/../admin')],
    ['a Host with a blank', get('Host: portal.example evil.example')],
    ['a Host with a name', get('Host: member@portal.example')],
    ['an empty Host', get('Host:')],
    ['an absolute address of another host', ['GET http://evil.example/portal/x HTTP/1.1', HOST, '', '']],
    ['an address that is not a path', ['OPTIONS * HTTP/1.1', HOST, '', '']],
    ['a fragment', ['GET /portal/#/../../admin HTTP/1.1', HOST, '', '']],
    ['a fragment in an absolute address', ['GET http://portal.example#/../admin HTTP/1.1', HOST, '', '']],
  ])('%s is refused, and its connection ends', async (_, request) => {
    const { answer, seen } = await send(...request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/\r\nConnection: close\r\n/);
    expect(answer.match(/^HTTP\//gm)).toHaveLength(1);
    expect(seen.filter(({ headers, url }) => 'x-hidden' in headers || url?.includes('admin'))).toEqual([]);
    expect(seen.filter(({ url }) => url?.includes('next'))).toEqual([]);
  });

  it('with line ends of LF alone is one request or none', async () => {
    for (const request of [
      `POST /portal/x HTTP/1.1\n${HOST}\nContent-Length: 4\n\nabcd`,
      `POST /portal/x HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n4\nabcd\n0\n\n`,
      `POST /portal/x HTTP/1.1\r\n${HOST}\r\nX: a\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\n0\r\n\r\n`,
    ]) {
      const { front, seen } = await portal();
      const answer = await converse(front, request + NEXT);
      const first = seen.filter(({ url }) => url !== '/behind/portal/next');
      if (answer.startsWith('HTTP/1.1 400 ')) expect(seen).toEqual([]);
      else expect(first.map(({ url, body }) => [url, body])).toEqual([['/behind/portal/x', 'abcd']]);
    }
  });
});

describe('a Connection header', () => {
  it.each(['Transfer-Encoding', 'Content-Length', 'Host', 'Cookie', 'Authorization', 'content-type'])(
    'that names %s is refused',
    async (name) => {
      for (const connection of [name, `close, ${name}`, `keep-alive,${name.toUpperCase()} , x`]) {
        const named = [`Connection: ${connection}`, 'Cookie: a=1', 'Authorization: Bearer b', 'Content-Length: 4'];
        const { answer, seen } = await send('POST /portal/x HTTP/1.1', HOST, ...named, '', 'abcd');
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(seen).toEqual([]);
      }
    },
  );

  it('drops the headers it names, except our forwarding headers', async () => {
    const { seen } = await send(
      'GET /portal/x HTTP/1.1',
      HOST,
      'Connection: keep-alive, X-Only-Here, X-Forwarded-For, X-Forwarded-Proto',
      ...['X-Only-Here: 1', 'X-For-All: 2', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'],
      ...['TE: trailers', 'Keep-Alive: timeout=5', 'Proxy-Authorization: Basic c2VjcmV0', '', ''],
    );
    const [{ headers = {} } = {}] = seen;
    expect(headers).toMatchObject({ 'x-for-all': '2', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    for (const name of ['x-only-here', 'upgrade', 'http2-settings', 'te', 'keep-alive', 'proxy-authorization'])
      expect(headers).not.toHaveProperty([name]);
  });
});

describe('below the path of the upstream portal', () => {
  const climbing = [
    '/../admin /x/../../admin /%2e%2e/admin /.%2E/admin /..%2fadmin /..%5cadmin /..\\admin /%252e%252e/admin',
    '/..;/admin /..;a=b/admin /%2e%2e;/admin /..%3b/admin /%c0%ae%c0%ae/admin /%e0%80%ae%e0%80%ae/admin',
    '/..%c0%afadmin /%u002e%u002e/admin /%ef%bc%8e%ef%bc%8e/admin /..%00/admin /.%09./admin /x%3f/../../admin',
    '/%2e%2e?x',
  ].flatMap((addresses) => addresses.split(' '));

  it.each(climbing)('%s is not found', async (address) => {
    const { seen, statuses } = await send(`GET ${address} HTTP/1.1`, HOST, '', '');
    expect(statuses).toEqual([404, 200]);
    expect(seen.map(({ url }) => url)).toEqual(['/behind/portal/next']);
  });

  it.each(['/a..b/...', '/portal//x', '/x?q=../../y', '/%41/;v=1', '/x%20y', '/caf%C3%A9', '/%', '/..a/.b./'])(
    '%s is passed on unchanged',
    async (address) => {
      const { seen } = await send(`GET ${address} HTTP/1.1`, HOST, '', '');
      expect(seen[0]?.url).toBe(`/behind${address}`);
    },
  );

  it('an absolute address of the same host is passed on as its path', async () => {
    const { seen } = await send('GET http://PORTAL.example/portal/x?y=1 HTTP/1.1', HOST, '', '');
    expect(seen[0]).toMatchObject({ url: '/behind/portal/x?y=1', headers: { host: 'portal.example' } });
  });
});

it('an Expect header is answered here and not passed on', async () => {
  const head = ['POST /portal/x HTTP/1.1', HOST, 'Expect: 100-continue', 'Content-Length: 4'];
  const { answer, seen } = await send(...head, '', 'abcd');
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
  expect(seen[0]).toMatchObject({ body: 'abcd', headers: expect.not.objectContaining({ expect: expect.anything() }) });
});
