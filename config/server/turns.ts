import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection. No browser or proxy sends any before the last one is answered. */
export const MOST_WAITING = 100;

type Waiting = readonly [IncomingMessage, ServerResponse];

/**
 * Works on one request of a connection at a time: the next one begins when the answer before it has been taken, so that
 * one connection cannot occupy the server, and one that does not read is not written to. A connection on which more
 * than {@link MOST_WAITING} wait is ended.
 */
export const oneAtATime = (listener: RequestListener): RequestListener => {
  const lines = new WeakMap<Socket, Waiting[]>();
  const begin = ([request, response]: Waiting, waiting: Waiting[]): void => {
    response.on('close', () => {
      const next = waiting.shift();
      if (next === undefined) lines.delete(request.socket);
      else if (!request.socket.destroyed) begin(next, waiting);
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = lines.get(socket);
    if (waiting === undefined) {
      const none: Waiting[] = [];
      lines.set(socket, none);
      begin([request, response], none);
    } else if (waiting.length < MOST_WAITING) waiting.push([request, response]);
    else socket.destroy();
  };
};

/** Follows which connections of a server have a request in progress. */
export const inProgress = (server: Server): ((socket: Socket) => boolean) => {
  const answering = new WeakSet<Socket>();
  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.on('close', () => answering.delete(socket));
  });
  return (socket) => answering.has(socket);
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
