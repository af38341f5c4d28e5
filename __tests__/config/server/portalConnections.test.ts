/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import type { Dispatcher } from 'undici';
import { openPortalConnections } from '../../../config/server/portalConnections';
import { CERTIFICATE, KEY } from './certificate';
import { ask, converse, serveBarely, serveProxy, tidy, upstreamAt } from './serving';

afterEach(tidy);

const GOOD = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

/** Answers every request, and counts the connections. */
const countingPortal = async (isSecure: boolean) => {
  const listener: RequestListener = (_, response) => response.end('ok');
  const server = isSecure ? createSecureServer({ cert: CERTIFICATE, key: KEY }, listener) : createServer(listener);
  let connections = 0;
  server.on(isSecure ? 'secureConnection' : 'connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${isSecure ? 'https' : 'http'}://localhost:${port}`,
    connections: () => connections,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

it.each([
  ['http', false],
  ['https', true],
])('are kept, over %s: a thousand calls one after another use at most 32', async (_, isSecure) => {
  const connect = tls.connect;
  // The tests' certificate authority; an operator configures one when starting the process.
  jest
    .spyOn(tls, 'connect')
    .mockImplementation(((options: tls.ConnectionOptions) => connect({ ...options, ca: CERTIFICATE })) as never);
  const portal = await countingPortal(isSecure);
  const front = await serveProxy(portal.origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = new Set<number>();
  for (let call = 0; call < 1_000; call += 1) {
    const method = call % 5 === 0 ? 'POST' : 'GET';
    // Each receives another Host.
    const { status } = await ask(front, '/portal/x', { method, agent, headers: { host: `${call}.example` } });
    statuses.add(status);
  }
  agent.destroy();
  portal.end();
  expect([...statuses]).toEqual([200]);
  expect(portal.connections()).toBeLessThanOrEqual(32);
});

it('are as many as there are parallel calls', async () => {
  const { origin, connections } = await serveBarely((socket) => socket.write(GOOD));
  const front = await serveProxy(origin);
  for (let call = 0; call < 10; call += 1) await Promise.all([1, 2, 3, 4].map(() => ask(front, '/portal/x')));
  expect(connections()).toBeLessThanOrEqual(4);
});

it('a reset while the reader is behind is an error of that call, and of nothing else', async () => {
  let reset = () => {};
  const { origin } = await serveBarely((socket) => {
    reset = () => socket.resetAndDestroy();
    socket.write(`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${'x'.repeat(2_000)}`);
  });
  const { dispatch } = openPortalConnections(upstreamAt(origin));
  const outcome = new Promise<string>((resolve) => {
    dispatch(
      { path: '/', method: 'GET', carriedBy: () => {} },
      {
        onRequestStart: () => {},
        onResponseStart: () => {},
        onResponseData: (controller: Dispatcher.DispatchController) => {
          controller.pause();
          reset();
        },
        onResponseEnd: () => resolve('whole'),
        onResponseError: (_, error) => resolve((error as NodeJS.ErrnoException).code ?? error.message),
      },
    );
  });
  await expect(outcome).resolves.toBe('RESET_BY_PORTAL');
});

describe('a connection that dies', () => {
  /** Answers the first call on a connection, and closes the connection on the second. */
  const forgetful = () => {
    const seen: string[] = [];
    const calls = new WeakMap<object, number>();
    return serveBarely((socket, text) => {
      const count = (calls.get(socket) ?? 0) + 1;
      calls.set(socket, count);
      seen.push(text.slice(0, text.indexOf(' ')));
      if (count === 1) socket.write(GOOD);
      else socket.destroy();
    }).then((portal) => ({ ...portal, seen }));
  };

  it.each(['GET', 'HEAD'])('does not lose a %s if it had answered other calls before', async (method) => {
    const { origin, seen } = await forgetful();
    const front = await serveProxy(origin);
    expect((await ask(front, '/portal/x')).status).toBe(200);
    expect((await ask(front, '/portal/x', { method })).status).toBe(200);
    expect(seen).toEqual(['GET', method, method]);
  });

  it('loses no GET if all idle connections fail, as when the upstream portal closes them one by one', async () => {
    const held: (() => void)[] = [];
    const used = new WeakSet<object>();
    let isFull = false;
    let calls = 0;
    const { origin } = await serveBarely((socket) => {
      calls += 1;
      if (used.has(socket)) {
        socket.destroy();
        return;
      }
      used.add(socket);
      held.push(() => socket.write(GOOD));
      isFull ||= held.length === 5;
      if (isFull) for (const answer of held.splice(0)) answer();
    });
    const front = await serveProxy(origin);
    const first = await Promise.all(Array.from({ length: 5 }, () => ask(front, '/portal/x')));
    expect(first.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await ask(front, '/portal/x')).status).toBe(200);
    // Once on one of the five, and once on a new one.
    expect(calls).toBe(7);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('does not let a %s be sent twice', async (method) => {
    const { origin, seen } = await forgetful();
    const front = await serveProxy(origin);
    expect((await ask(front, '/portal/x')).status).toBe(200);
    expect((await ask(front, '/portal/x', { method })).status).toBe(502);
    expect(seen).toEqual(['GET', method]);
  });

  it('does not cause a call to be sent again that was partly answered', async () => {
    let calls = 0;
    const { origin } = await serveBarely((socket) => {
      calls += 1;
      if (calls === 1) socket.write(GOOD);
      else socket.end('HTTP/1.1 2');
    });
    const front = await serveProxy(origin);
    expect((await ask(front, '/portal/x')).status).toBe(200);
    expect((await ask(front, '/portal/x')).status).toBe(502);
    expect(calls).toBe(2);
  });

  it('is tried once if it was new', async () => {
    let calls = 0;
    const { origin } = await serveBarely((socket) => {
      calls += 1;
      socket.destroy();
    });
    expect((await ask(await serveProxy(origin), '/portal/x')).status).toBe(502);
    expect(calls).toBe(1);
  });
});

it.each(['HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nEVIL', 'stray'])(
  'bytes on an idle connection (%j) are not the answer to a later call',
  async (text) => {
    let stray = async () => {};
    const { origin, connections } = await serveBarely((socket) => {
      const ended = once(socket, 'close');
      stray = async () => {
        socket.write(text);
        await ended;
      };
      socket.write(GOOD);
    });
    const front = await serveProxy(origin);
    for (const call of [1, 2, 3]) {
      expect(String((await ask(front, '/portal/x')).body)).toBe('ok');
      expect(connections()).toBe(call);
      await stray();
    }
  },
);

it('an answer before the request is read reaches the client, which may still be sending', async () => {
  const answered = new WeakSet<object>();
  const { origin } = await serveBarely((socket) => {
    if (answered.has(socket)) return;
    answered.add(socket);
    socket.write('HTTP/1.1 413 Too Large\r\nContent-Length: 5\r\n\r\nlarge');
  });
  const front = await serveProxy(origin);
  const head = 'POST /portal/x HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n';
  const answer = await converse(front, head + 'a'.repeat(100_000), /large$/);
  expect(answer).toMatch(/^HTTP\/1\.1 413 Too Large\r\n/);
  expect((await ask(front, '/portal/x')).status).toBe(413);
});

it('a silent upstream portal costs its client a 504 before the answer starts, and a cut connection after that', async () => {
  const { origin } = await serveBarely((socket, text) => {
    if (text.startsWith('GET /half')) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf');
  });
  const front = await serveProxy(origin, { answerMs: 100 });
  expect((await ask(front, '/none')).status).toBe(504);
  await expect(ask(front, '/half')).rejects.toThrow();
});

it('checks the certificate of an upstream portal by its own name, whatever Host it is sent', async () => {
  const names: (string | undefined)[] = [];
  const server = createSecureServer({
    SNICallback: (name, done) => {
      names.push(name);
      done(new Error('enough was seen'));
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const front = await serveProxy(`https://localhost:${port}`);
  for (const host of ['a.example', 'b.example']) {
    expect((await ask(front, '/portal/x', { headers: { host } })).status).toBe(502);
  }
  server.close();
  expect(names).toEqual(['localhost', 'localhost']);
});

it('a client that disconnects cancels its call to the upstream portal', async () => {
  let whenGone = () => {};
  const gone = new Promise<void>((resolve) => {
    whenGone = resolve;
  });
  let whenAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    whenAsked = resolve;
  });
  const { origin } = await serveBarely((socket) => {
    socket.on('close', () => whenGone());
    whenAsked();
  });
  const controller = new AbortController();
  const call = fetch(`${await serveProxy(origin)}/portal/slow`, { signal: controller.signal });
  await asked;
  controller.abort();
  await expect(call).rejects.toThrow();
  await expect(gone).resolves.toBeUndefined();
});
