import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { unblocked } from '../../../config/server/log';
import { ask, converse, heldPortal, makeDist, promised, serveBarely, serveProxy, start } from './serving';

/** A build whose page has so many characters, which take time to compress. */
const withLargePage = (length: number): string => {
  const dist = makeDist();
  appendFileSync(path.join(dist, 'index.html'), randomBytes(length / 2).toString('hex'));
  return dist;
};

const CALL = 'GET /portal/x HTTP/1.1\r\nHost: x\r\n\r\n';

describe('requests that are sent before the last one is answered', () => {
  it('are worked on one after the other', async () => {
    const portal = await heldPortal();
    const { origin } = await start({ PORTAL_UPSTREAM: portal.origin });
    const answers = converse(origin, CALL.repeat(3), /(answered[\s\S]*){3}/);
    for (const count of [1, 2, 3]) {
      await portal.untilSeen(count);
      // Other connections are served meanwhile.
      expect((await ask(origin, '/-/healthy')).status).toBe(200);
      expect(portal.seen.length).toBe(count);
      portal.release();
    }
    expect((await answers).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
  });
});

describe('pages that many ask for at once', () => {
  it('are sent from what all share: those who do not read take no memory', async () => {
    const { origin } = await start({}, withLargePage(10_000_000));
    const before = process.memoryUsage().arrayBuffers;
    const sockets = Array.from({ length: 20 }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
    for (const socket of sockets) {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(socket, 'readable');
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
    for (const socket of sockets) socket.destroy();
  });

  it('are compressed by four at once, and sent as they are to the others', async () => {
    const { origin } = await start({}, withLargePage(2_000_000));
    const all = Array.from({ length: 8 }, () => ask(origin, '/', { headers: { 'accept-encoding': 'br' } }));
    const encodings = (await Promise.all(all)).map(({ headers }) => headers['content-encoding'] ?? 'none');
    expect(encodings.sort()).toEqual(['br', 'br', 'br', 'br', 'none', 'none', 'none', 'none']);
  });

  it('are each the whole page with the nonce of their own policy, however many are compressed at once', async () => {
    const { origin } = await start({}, withLargePage(200_000));
    const unpacked: Readonly<Record<string, (body: Buffer) => Buffer>> = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (body) => body,
    };
    for (let round = 0; round < 3; round += 1) {
      const all = Array.from({ length: 12 }, (_, place) =>
        ask(origin, '/', { headers: { 'accept-encoding': place % 2 === 0 ? 'br' : 'gzip' } }),
      );
      const pages = (await Promise.all(all)).map(({ headers, body }) => ({
        text: String(unpacked[headers['content-encoding'] ?? 'identity']?.(body)),
        nonce: /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '',
      }));
      const [first] = pages;
      for (const { text, nonce } of pages) expect(text).toContain(`nonce="${nonce}"`);
      expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(12);
      for (const { text, nonce } of pages)
        expect(text.replaceAll(nonce, '') === first?.text.replaceAll(first.nonce, '')).toBe(true);
    }
  });
});

it('more connections than MAX_CONNECTIONS are not opened, and idle ones give way', async () => {
  const { origin, admin } = await start({ MAX_CONNECTIONS: '2', ADMIN_PORT: '0' });
  const agent = new Agent({ keepAlive: true });
  await Promise.all([ask(origin, '/', { agent }), ask(origin, '/', { agent })]);
  await expect(ask(origin, '/')).rejects.toThrow();
  expect(String((await ask(admin, '/-/metrics')).body)).toContain(
    'portal_requests_total{kind="refused",status="cut"} 1',
  );
  expect((await ask(origin, '/')).status).toBe(200);
  agent.destroy();
});

it('a client that reads nothing of its answer loses its connection, and the portal is let go', async () => {
  const gone = promised();
  const large = 'x'.repeat(50_000_000);
  const portal = await serveBarely((socket) => {
    socket.on('close', gone.resolve);
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${large.length}\r\n\r\n${large}`);
  });
  const { origin } = await start({ PORTAL_UPSTREAM: portal.origin, SEND_MS: '100' });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(CALL));
  socket.on('error', () => {});
  await gone.promise;
  socket.destroy();
});

it('a client that waits for the portal longer than SEND_MS keeps its connection', async () => {
  const portal = await heldPortal();
  const { origin } = await start({ PORTAL_UPSTREAM: portal.origin, SEND_MS: '150' });
  setTimeout(portal.release, 600);
  expect((await ask(origin, '/portal/x')).status).toBe(200);
});

describe('calls in progress', () => {
  it.each([
    ['in all', { MAX_CALLS: '2', MAX_CALLS_PER_CLIENT: '9' }],
    ['for one client', { MAX_CALLS: '9', MAX_CALLS_PER_CLIENT: '2' }],
  ])('are limited %s: one more is a 503 at once, while the page is served; then it is answered', async (_, limits) => {
    const portal = await heldPortal();
    const { origin } = await start({ PORTAL_UPSTREAM: portal.origin, ...limits });
    const both = [ask(origin, '/portal/x'), ask(origin, '/portal/x')];
    await portal.untilSeen(2);
    const agent = new Agent({ keepAlive: true });
    const { status, headers } = await ask(origin, '/portal/x', { agent });
    agent.destroy();
    expect([status, headers['retry-after'], headers.connection]).toEqual([503, '1', 'close']);
    expect((await ask(origin, '/')).status).toBe(200);
    portal.release();
    expect((await Promise.all(both)).map((answer) => answer.status)).toEqual([200, 200]);
    const again = ask(origin, '/portal/x');
    await portal.untilSeen(3);
    portal.release();
    expect((await again).status).toBe(200);
  });

  it('are counted for the client that a trusted proxy tells, not for the proxy', async () => {
    const portal = await heldPortal();
    const limits = { MAX_CALLS: '9', MAX_CALLS_PER_CLIENT: '1', TRUSTED_PROXIES: '127.0.0.1' };
    const { origin } = await start({ PORTAL_UPSTREAM: portal.origin, ...limits });
    const of = (client: string) => ask(origin, '/portal/x', { headers: { 'x-forwarded-for': client } });
    const both = [of('192.0.2.1'), of('192.0.2.2')];
    await portal.untilSeen(2);
    expect((await of('192.0.2.1')).status).toBe(503);
    portal.release();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  });
});

it('a log that nobody reads drops lines and counts them, and holds nothing up', async () => {
  const stalled = new PassThrough();
  const output = unblocked(stalled);
  const line = `${'x'.repeat(1_000)}\n`;
  for (let count = 0; count < 3_000; count += 1) output.write(line);
  expect(output.dropped()).toBeGreaterThan(1_000);
  expect(stalled.writableLength).toBeLessThan(1_100_000);
});

it('a flush ends once everything has been written, however little that is', async () => {
  const written: string[] = [];
  const slow = new Writable({
    write: (line, _encoding, done) => {
      written.push(String(line));
      setImmediate(done);
    },
  });
  const output = unblocked(slow);
  for (const line of ['first', 'last']) output.write(line);
  await output.flush();
  expect(written.join(' ').trim()).toBe('first last');
});

it('lines that cannot be written, as on a full disk, are counted', async () => {
  const output = unblocked(new Writable({ write: (_line, _encoding, done) => done(new Error('ENOSPC')) }));
  output.write('lost');
  await turn();
  output.write('lost as well');
  await turn();
  expect(output.dropped()).toBe(2);
});

it('interim answers do not prolong the time that a portal has for its answer', async () => {
  const portal = await serveBarely((socket) => {
    const still = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 20);
    socket.on('close', () => clearInterval(still));
  });
  expect((await ask(await serveProxy(portal.origin, { answerMs: 200 }), '/portal/x')).status).toBe(504);
});

it('a 100 that was not asked for is skipped, and a body that looks like one is passed on', async () => {
  const interim = 'HTTP/1.1 100 Continue\r\n\r\n';
  const portal = await serveBarely(async (socket) => {
    for (const part of [interim, `${interim}HTTP/1.1 200 OK\r\nContent-Length: ${interim.length}\r\n\r\n`, interim]) {
      socket.write(part);
      await wait(20);
    }
  });
  const { status, body } = await ask(await serveProxy(portal.origin), '/portal/x');
  expect([status, String(body)]).toEqual([200, interim]);
});

it('a request with more than two thousand headers is refused, and nothing of it is passed on', async () => {
  const portal = await heldPortal();
  const { origin } = await start({ PORTAL_UPSTREAM: portal.origin });
  const many = `GET /portal/x HTTP/1.1\r\nHost: x\r\n${'a:b\r\n'.repeat(2_000)}\r\n`;
  expect(await converse(origin, many, /\}$/)).toMatch(/^HTTP\/1\.1 431 /);
  expect(portal.seen.length).toBe(0);
});

it('an address that is encoded more than twice, or whose path is longer than any gateway takes, is refused', async () => {
  const portal = await heldPortal();
  const { origin } = await start({ PORTAL_UPSTREAM: portal.origin });
  for (const address of ['/portal/%25252e', `/portal/%${'25'.repeat(7_000)}2e`, `/portal/${'%252e'.repeat(1_000)}`]) {
    expect((await ask(origin, address)).status).toBe(400);
  }
  expect(portal.seen.length).toBe(0);
});

describe('a browser that sends too many cookies', () => {
  const cookie = `c=${'x'.repeat(40_000)}`;

  it('gets a page that says what to do, with a link that clears them; a call gets JSON', async () => {
    const { origin } = await start({});
    const page = await ask(origin, '/', { headers: { cookie, accept: 'text/html,*/*;q=0.8' } });
    expect([page.status, page.headers['content-type']]).toEqual([431, 'text/html; charset=utf-8']);
    const [, address = ''] = /href="([^"]+)"/.exec(String(page.body)) ?? [];
    const cleared = await ask(origin, address, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect(cleared).toMatchObject({ status: 303, headers: { location: '/', 'clear-site-data': '"cookies"' } });
    const elsewhere = await ask(origin, address, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(elsewhere.headers).not.toHaveProperty('clear-site-data');
    const call = await ask(origin, '/portal/x', { headers: { cookie, accept: 'application/json' } });
    expect([call.status, call.headers['content-type']]).toEqual([431, 'application/json; charset=utf-8']);
  });

  it('gets a page as well if they are too many to be read, which is counted and logged once a second', async () => {
    const { origin } = await start({});
    const request = `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(300_000)}\r\n\r\n`;
    expect(await converse(origin, request)).toMatch(/^HTTP\/1\.1 431 [\s\S]*too many cookies/);
    expect(String((await ask(origin, '/-/metrics')).body)).toContain(
      'portal_requests_total{kind="refused",status="431"} 1',
    );
  });
});
