import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerState } from './operations';

/** The result of a stop. */
export interface Stopped {
  /** Requests in progress at the signal. */
  readonly underWay: number;
  /** Requests whose answers were cut because they took longer than allowed. */
  readonly cut: number;
}

/** Stops a server; a second call changes nothing and resolves with the first. */
export type Stop = () => Promise<Stopped>;

/** A turn of the event loop, in which received data is read. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Tracks the requests of a server, so that they can finish when it stops: it stops listening, closes idle connections,
 * and answers requests in progress, telling each client that its connection ends. What is not done after `shutdownMs`
 * milliseconds is cut. Must be set up before the server's first request.
 */
export const makeStop = (server: Server, state: ServerState, shutdownMs: number): Stop => {
  const underWay = new Set<ServerResponse>();
  let whenDone: (() => void) | undefined;
  const onConnection = new WeakMap<Socket, Set<ServerResponse>>();
  const isDone = (response: ServerResponse): void => {
    if (underWay.delete(response) && underWay.size === 0) whenDone?.();
  };
  server.prependListener('connection', (socket: Socket) => {
    const responses = new Set<ServerResponse>();
    onConnection.set(socket, responses);
    // A pipelined answer that waits for its turn is not notified when its connection ends.
    socket.on('close', () => responses.forEach(isDone));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    const responses = onConnection.get(socket);
    responses?.add(response);
    underWay.add(response);
    if (state.isStopping) response.shouldKeepAlive = false;
    response.on('close', () => {
      responses?.delete(response);
      isDone(response);
    });
  });

  const finish = async (): Promise<Stopped> => {
    // Requests that arrived with the signal are in progress as well.
    await turn();
    await turn();
    server.close();
    const count = underWay.size;
    for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
    if (count > 0) {
      await new Promise<void>((resolve) => {
        const limit = setTimeout(resolve, shutdownMs);
        whenDone = () => {
          clearTimeout(limit);
          resolve();
        };
      });
    }
    const cut = underWay.size;
    // The last answers are being sent, and their connections end by themselves.
    await turn();
    await turn();
    server.closeAllConnections();
    return { underWay: count, cut };
  };

  let stopped: Promise<Stopped> | undefined;
  return () => {
    state.isStopping = true;
    stopped ??= finish();
    return stopped;
  };
};
