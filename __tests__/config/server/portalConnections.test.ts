import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createBareServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import tls from 'node:tls';
import type { Dispatcher } from 'undici';
import { openPortalConnections } from '../../../config/server/portalConnections';
import { CERTIFICATE, KEY } from './certificate';
import { ask, converse, listen, promised, serveApp, serveBarely, serveProxy, upstreamAt } from './serving';

const GOOD = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

it.each(['http', 'https'])('are kept, over %s: two hundred calls one after another use at most 32', async (scheme) => {
  const connect = tls.connect;
  // The tests' certificate authority; an operator configures one when starting the process.
  jest
    .spyOn(tls, 'connect')
    .mockImplementation(((options: tls.ConnectionOptions) => connect({ ...options, ca: CERTIFICATE })) as never);
  const answer: RequestListener = (_, response) => response.end('ok');
  const portal =
    scheme === 'https' ? createSecureServer({ cert: CERTIFICATE, key: KEY }, answer) : createServer(answer);
  let connections = 0;
  portal.on('connection', () => {
    connections += 1;
  });
  const front = await serveProxy(`${scheme}://localhost:${await listen(portal)}`);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = new Set<number>();
  for (let call = 0; call < 200; call += 1) {
    const method = call % 5 === 0 ? 'POST' : 'GET';
    // Each receives another Host.
    const { status } = await ask(front, '/portal/x', { method, agent, headers: { host: `${call}.example` } });
    statuses.add(status);
  }
  agent.destroy();
  expect([...statuses]).toEqual([200]);
  expect(connections).toBeLessThanOrEqual(32);
});

it('a reset while the reader is behind is an error of that call, and of nothing else', async () => {
  let reset = () => {};
  const { origin } = await serveBarely((socket) => {
    reset = () => socket.resetAndDestroy();
    socket.write(`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${'x'.repeat(2_000)}`);
  });
  const { dispatch } = openPortalConnections(upstreamAt(origin));
  const outcome = new Promise<string>((resolve) => {
    const call = { path: '/', method: 'GET', carriedBy: () => {} } as const;
    dispatch(call, {
      onRequestStart: () => {},
      onResponseStart: () => {},
      onResponseData: (controller: Dispatcher.DispatchController) => {
        controller.pause();
        reset();
      },
      onResponseEnd: () => resolve('whole'),
      onResponseError: (_, error) => resolve((error as NodeJS.ErrnoException).code ?? error.message),
    });
  });
  await expect(outcome).resolves.toBe('RESET_BY_PORTAL');
});

describe('a connection that dies', () => {
  /** Answers the first call on a connection, and closes the connection on the second. */
  const forgetful = async () => {
    const seen: string[] = [];
    const used = new WeakSet<object>();
    const { origin } = await serveBarely((socket, text) => {
      seen.push(text.slice(0, text.indexOf(' ')));
      if (used.has(socket)) socket.destroy();
      else socket.write(GOOD);
      used.add(socket);
    });
    const front = await serveProxy(origin);
    expect((await ask(front, '/portal/x')).status).toBe(200);
    return { front, origin, seen };
  };

  it.each(['GET', 'HEAD'])('does not lose a %s if it had answered other calls before', async (method) => {
    const { front, seen } = await forgetful();
    expect((await ask(front, '/portal/x', { method })).status).toBe(200);
    expect(seen).toEqual(['GET', method, method]);
  });

  it('loses no GET if all idle connections fail, as when the upstream portal closes them one by one', async () => {
    const used = new Set<Socket>();
    let calls = 0;
    const { origin } = await serveBarely((socket) => {
      calls += 1;
      if (used.has(socket)) {
        socket.destroy();
        return;
      }
      used.add(socket);
      if (used.size === 5) for (const waiting of used) waiting.write(GOOD);
      else if (used.size > 5) socket.write(GOOD);
    });
    const front = await serveProxy(origin);
    const first = await Promise.all(Array.from({ length: 5 }, () => ask(front, '/portal/x')));
    expect(first.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await ask(front, '/portal/x')).status).toBe(200);
    // Once on one of the five, and once on a new one.
    expect(calls).toBe(7);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('does not let a %s be sent twice', async (method) => {
    const { front, seen } = await forgetful();
    expect((await ask(front, '/portal/x', { method })).status).toBe(502);
    expect(seen).toEqual(['GET', method]);
  });

  // Rule `call.retry`: the portal accepts the privacy statement by a GET.
  it('does not let a call be sent twice that changes something, whatever its method', async () => {
    const { origin, seen } = await forgetful();
    const front = await serveApp({ upstream: upstreamAt(origin) });
    expect((await ask(front, '/portal/api/portfolio-msrv/disclaimer/enable')).status).toBe(200);
    expect((await ask(front, '/portal/api/portfolio-msrv/disclaimer/accept?version=3')).status).toBe(502);
    expect(seen).toHaveLength(3);
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
    const { origin, connections } = await serveBarely((socket) => socket.destroy());
    expect((await ask(await serveProxy(origin), '/portal/x')).status).toBe(502);
    expect(connections()).toBe(1);
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

describe('while a body arrives', () => {
  it('its client may pause for longer than the upstream portal may take to answer', async () => {
    const { origin } = await serveBarely((socket, text) => {
      if (text.endsWith('last')) socket.write(GOOD);
    });
    const { hostname, port } = new URL(await serveProxy(origin, { answerMs: 500 }));
    const sent = request({ hostname, port, method: 'POST', headers: { 'Content-Length': 9 } });
    // If it is answered too early, its connection ends before all is sent.
    sent.on('error', () => {});
    const answered = once(sent, 'response');
    sent.write('first');
    await wait(750);
    sent.end('last');
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
  });

  it('an upstream portal that does not read it costs its client a 504', async () => {
    const origin = `http://127.0.0.1:${await listen(createBareServer((socket) => socket.pause()))}`;
    const front = await serveProxy(origin, { answerMs: 200 });
    const head = 'POST /portal/x HTTP/1.1\r\nHost: x\r\nContent-Length: 60000000\r\n\r\n';
    expect(await converse(front, head + 'a'.repeat(30_000_000), /504/)).toMatch(/^HTTP\/1\.1 504 /);
  });
});

it('checks the certificate of an upstream portal by its own name, whatever Host it is sent', async () => {
  const names: string[] = [];
  const server = createSecureServer({
    SNICallback: (name, done) => {
      names.push(name);
      done(new Error('enough was seen'));
    },
  });
  const front = await serveProxy(`https://localhost:${await listen(server)}`);
  for (const host of ['a.example', 'b.example']) {
    expect((await ask(front, '/portal/x', { headers: { host } })).status).toBe(502);
  }
  expect(names).toEqual(['localhost', 'localhost']);
});

it('a client that disconnects cancels its call to the upstream portal', async () => {
  const [asked, gone] = [promised(), promised()];
  const { origin } = await serveBarely((socket) => {
    socket.on('close', gone.resolve);
    asked.resolve();
  });
  const controller = new AbortController();
  const call = fetch(`${await serveProxy(origin)}/portal/slow`, { signal: controller.signal });
  await asked.promise;
  controller.abort();
  await expect(call).rejects.toThrow();
  await gone.promise;
});
