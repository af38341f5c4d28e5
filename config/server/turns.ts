import { IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection. No browser or proxy sends any before the last one is answered. */
export const MOST_WAITING = 10;

/** Of all that wait, how many begin in one turn of the event loop, in which also one new connection is opened. */
const MOST_NEXT_IN_A_TURN = 1;

type Waiting = readonly [IncomingMessage, ServerResponse];

/** Connections from which nothing more is read. */
const ended = new WeakSet<Socket>();

/**
 * A request. One of a connection that has been ended asks for another protocol, as far as Node.js can see: that alone
 * ends the reading of what has arrived already, 64 KiB of requests, which would take 70 ms.
 */
export class RequestInTurn extends IncomingMessage {
  asked?: boolean;

  get upgrade(): boolean | undefined {
    return this.asked || ended.has(this.socket);
  }

  set upgrade(asked: boolean | undefined) {
    this.asked = asked;
  }
}

/** The turns of a server's connections. */
interface Turns {
  readonly listener: RequestListener;
  /** Whether a connection has a request in progress. */
  readonly isAnswering: (socket: Socket) => boolean;
}

/**
 * Works on one request of a connection at a time: the next one begins when the answer before it has been taken, so that
 * one connection cannot occupy the server, and one that does not read is not written to. A connection on which more
 * than {@link MOST_WAITING} wait is ended.
 */
export const oneAtATime = (listener: RequestListener): Turns => {
  const lines = new WeakMap<Socket, Waiting[]>();
  const inTurn = spread(MOST_NEXT_IN_A_TURN);
  const begin = ([request, response]: Waiting, waiting: Waiting[]): void => {
    if (request.socket.destroyed) return;
    response.on('close', () => {
      const next = waiting.shift();
      if (next === undefined) lines.delete(request.socket);
      else inTurn(() => begin(next, waiting));
    });
    listener(request, response);
  };
  return {
    isAnswering: (socket) => lines.has(socket),
    listener: (request, response) => {
      const { socket } = request;
      if (socket.destroyed) return;
      const waiting = lines.get(socket);
      if (waiting === undefined) {
        const none: Waiting[] = [];
        lines.set(socket, none);
        begin([request, response], none);
      } else if (waiting.length < MOST_WAITING) waiting.push([request, response]);
      else {
        ended.add(socket);
        socket.destroy();
      }
    },
  };
};

/**
 * Ends a connection whose client has taken nothing of what was written to it for `sendMs` milliseconds. Who waits for
 * the portal behind is not silent in this sense.
 */
export const endUnread = (server: Server, sendMs: number, isAnswering: (socket: Socket) => boolean): void => {
  server.timeout = sendMs;
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0 || !isAnswering(socket)) socket.destroy();
  });
};

/**
 * Runs what it is given, in order, so many in each turn of the event loop: what is read between them, such as a request
 * for a file or for the server's health, does not wait for all of them.
 */
export const spread = (perTurn: number): ((run: () => void) => void) => {
  const due: (() => void)[] = [];
  let begun = 0;
  const turn = (): void => {
    const now = due.splice(0, perTurn);
    begun = now.length;
    if (begun > 0) setImmediate(turn);
    for (const run of now) run();
  };
  return (run) => {
    if (begun === 0) setImmediate(turn);
    begun += 1;
    if (begun <= perTurn) run();
    else due.push(run);
  };
};
