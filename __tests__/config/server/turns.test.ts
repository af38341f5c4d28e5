import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { answerInTurn, MOST_WAITING, RequestInTurn } from '../../../config/server/turns';
import { converse, listen } from './serving';

/** A server that answers in turn, and tells which requests have begun. */
const start = async (
  answer: RequestListener = (_, response) => response.end('answered'),
  { Request = RequestInTurn, maxConnections = 100 } = {},
) => {
  const server = createServer({ IncomingMessage: Request });
  server.maxConnections = maxConnections;
  const begun: string[] = [];
  answerInTurn(server, (request, response) => {
    begun.push(request.url ?? '');
    answer(request, response);
  });
  const port = await listen(server);
  const open = (): Socket => {
    const socket = connect(port, '127.0.0.1');
    // Ended by the server.
    socket.on('error', () => {});
    return socket.resume();
  };
  return { begun, open, origin: `http://127.0.0.1:${port}` };
};

const get = (address: string) => `GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Keeps this process, and with it the server, busy: what is sent meanwhile arrives in one turn of the event loop. */
const beBusy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

it('whoever asks for the health of the server does not wait for requests that came before', async () => {
  const { begun, open } = await start((_, response) => {
    beBusy(5);
    response.end('answered');
  });
  const others = Array.from({ length: 40 }, open);
  const probe = open();
  await Promise.all([...others, probe].map((socket) => once(socket, 'connect')));
  await wait(50);
  for (const socket of others) socket.write(get('/'));
  probe.write(get('/-/healthy'));
  await once(probe, 'data');
  expect(begun).toContain('/-/healthy');
  expect(begun.length).toBeLessThan(20);
});

it('new connections are opened before more requests begin, however many come at once', async () => {
  const { begun, open, origin } = await start((_, response) => {
    beBusy(5);
    response.setHeader('Connection', 'close').end('answered');
  });
  const others = Array.from({ length: 20 }, () => converse(origin, get('/')));
  const probe = open();
  probe.write(get('/-/healthy'));
  await once(probe, 'data');
  expect(begun.length).toBeLessThan(15);
  await Promise.all(others);
  expect(begun).toHaveLength(21);
});

it('connections that wait for their turn do not take the room of new ones: those that come in time are all answered', async () => {
  const answer: RequestListener = (_, response) => {
    beBusy(1);
    response.setHeader('Connection', 'close').end('answered');
  };
  const { begun, origin } = await start(answer, { maxConnections: 10 });
  await Promise.all(Array.from({ length: 40 }, () => converse(origin, get('/'))));
  expect(begun).toHaveLength(40);
});

it('a connection with too many requests is read no further', async () => {
  let read = 0;
  class Counted extends RequestInTurn {
    constructor(...given: ConstructorParameters<typeof RequestInTurn>) {
      super(...given);
      read += 1;
    }
  }
  const { open } = await start(() => {}, { Request: Counted });
  const socket = open();
  socket.write(get('/').repeat(2_000));
  await once(socket, 'close');
  // The one in progress, those that wait, the one too many, and the one at which it is noticed.
  expect(read).toBe(MOST_WAITING + 3);
});

it('a body in thousands of tiny pieces ends its connection, and one in large pieces does not', async () => {
  let received = 0;
  const app = express().use((request, response) => {
    request.on('data', (part: Buffer) => {
      received += part.length;
    });
    request.on('end', () => response.setHeader('Connection', 'close').end('answered'));
  });
  const { origin, open, begun } = await start(app);
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  const tiny = `${'1\r\nx\r\n'.repeat(2_000)}0\r\n\r\n`;
  expect(await converse(origin, head + tiny)).toBe('');
  expect(received).toBeLessThanOrEqual(200);
  // Once Express has the request, too.
  const socket = open();
  const before = begun.length;
  socket.write(head);
  while (begun.length === before) await wait(1);
  socket.write(tiny);
  await once(socket, 'close');
  expect(received).toBeLessThanOrEqual(400);
  const large = `64\r\n${'x'.repeat(100)}\r\n`.repeat(2_000);
  expect(await converse(origin, `${head}${large}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

it('CONNECT and Upgrade behave as in any other server', async () => {
  const { origin } = await start();
  const headers = 'HTTP/1.1\r\nHost: x\r\nConnection: close, upgrade\r\nUpgrade: other\r\n\r\n';
  expect(await converse(origin, `CONNECT x:1 ${headers}`)).toBe('');
  expect(await converse(origin, `GET / ${headers}`)).toContain('answered');
});
