/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { MOST_WAITING, oneAtATime, RequestInTurn, spread } from '../../../config/server/turns';

it('what is spread runs in order, so many in a turn of the event loop, and at once if there is little', async () => {
  const ran: number[] = [];
  const run = spread(2);
  for (const each of [1, 2, 3, 4, 5]) run(() => ran.push(each));
  const seen = [ran.length];
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(ran.length);
    // What comes later does not overtake what waits.
    if (turn === 0) run(() => ran.push(6));
  }
  expect(seen).toEqual([2, 4, 6, 6]);
  expect(ran).toEqual([1, 2, 3, 4, 5, 6]);
});

it('what waited on a connection does not all begin in one turn of the event loop', async () => {
  let turn = 0;
  const begun: number[] = [];
  const { listener } = oneAtATime((_, response) => {
    begun.push(turn);
    setImmediate(() => {
      turn += 1;
    });
    response.end('answered');
  });
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `${'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(MOST_WAITING)}GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  await once(socket.resume(), 'close');
  server.close();
  expect(begun).toHaveLength(MOST_WAITING + 1);
  expect(new Set(begun).size).toBeGreaterThan(2);
});

it('of a connection with too many requests no more are read than that', async () => {
  let read = 0;
  class Counted extends RequestInTurn {
    constructor(...given: ConstructorParameters<typeof RequestInTurn>) {
      super(...given);
      read += 1;
    }
  }
  const server = createServer({ IncomingMessage: Counted }, oneAtATime(() => {}).listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000));
  await once(
    socket.resume().on('error', () => {}),
    'close',
  );
  server.close();
  // The one in progress, those that wait, the one too many, and the one at which it is noticed.
  expect(read).toBe(MOST_WAITING + 3);
});

it('CONNECT and Upgrade are what they are without it', async () => {
  const server = createServer({ IncomingMessage: RequestInTurn }, (_, response) => response.end('answered'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answerTo = async (head: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += String(part);
    });
    socket.write(`${head} HTTP/1.1\r\nHost: x\r\nConnection: close, upgrade\r\nUpgrade: other\r\n\r\n`);
    await once(socket, 'close');
    return text;
  };
  expect(await answerTo('CONNECT x:1')).toBe('');
  expect(await answerTo('GET /')).toContain('answered');
  server.close();
});
