import { once } from 'node:events';
import { IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Requests that may wait on one connection. No browser or proxy sends any before the last one is answered. */
export const MOST_WAITING = 10;

/** For how many milliseconds requests may begin in one turn of the event loop; new data waits for so long. */
const LONGEST_TURN = 3;

/** How many turns in a row may each open a new connection before requests begin all the same. */
const MOST_OPENING_TURNS = 20;

/** The addresses of health probes, which do not wait for other requests. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/-/healthy', '/-/ready']);

/** How many pieces of a body may be small, and below how many bytes a piece counts as small. */
const MOST_SMALL = 200;
const SMALL = 64;

/** Connections from which nothing more is read. */
const ended = new WeakSet<Socket>();

const endAtOnce = (socket: Socket): void => {
  ended.add(socket);
  socket.destroy();
};

/**
 * Node.js stops parsing what it has read once a request asks for an upgrade. A request on a connection that we have
 * ended pretends to ask for one, so that up to 64 KiB of further requests are not parsed. A body in pieces of some
 * bytes, which no browser or proxy sends, ends its connection: each piece costs as much as a large one.
 */
export class RequestInTurn extends IncomingMessage {
  asked?: boolean;
  #small = 0;

  get upgrade(): boolean | undefined {
    return this.asked || ended.has(this.socket);
  }

  set upgrade(asked: boolean | undefined) {
    this.asked = asked;
  }

  constructor(socket: Socket) {
    super(socket);
    // Of its own, because Express gives a request another prototype.
    const { push } = this;
    this.push = (part: Buffer | null): boolean => {
      if (this.#small > MOST_SMALL) return false;
      if (part !== null && part.length < SMALL) this.#small += 1;
      if (this.#small <= MOST_SMALL) return push.call(this, part);
      endAtOnce(this.socket);
      return false;
    };
  }
}

/** Runs what it is given in later turns of the event loop, in order; new connections of the server come first. */
const inTurns = (server: Server): ((run: () => void) => void) => {
  const due: (() => void)[] = [];
  let isDue = false;
  let hasOpened = false;
  let openingTurns = 0;
  server.on('connection', () => {
    hasOpened = true;
  });
  const turn = (): void => {
    // Beyond half of the connections that may be open, one has to end before the next one is opened.
    const isFull = due.length > server.maxConnections / 2;
    openingTurns = hasOpened && !isFull && openingTurns < MOST_OPENING_TURNS ? openingTurns + 1 : 0;
    hasOpened = false;
    const until = performance.now() + LONGEST_TURN;
    if (openingTurns === 0) {
      do due.shift()?.();
      while (!isFull && due.length > 0 && performance.now() < until);
    }
    if (due.length > 0) setImmediate(turn);
    else isDue = false;
  };
  return (run) => {
    due.push(run);
    if (!isDue) setImmediate(turn);
    isDue = true;
  };
};

/** The requests of a server that are in progress, or wait for their turn. */
export type Turns = ReturnType<typeof answerInTurn>;

/**
 * Makes a server answer requests in turn. Each connection has one request in progress, and the next one begins when the
 * client has taken the answer: so no connection occupies the server, and none gets data that it does not read. Each
 * turn of the event loop begins a few. A connection with more than {@link MOST_WAITING} waiting requests is ended.
 */
export const answerInTurn = (server: Server, listener: RequestListener) => {
  /** The request in progress on each connection, followed by those that wait. */
  const lines = new Map<Socket, ServerResponse[]>();
  const inTurn = inTurns(server);
  const end = (socket: Socket): void => {
    if (lines.delete(socket) && lines.size === 0) server.emit('idle');
  };
  const answer = (response: ServerResponse): void => {
    if (!response.req.socket.destroyed) listener(response.req, response);
  };
  const begin = (response: ServerResponse, line: ServerResponse[]): void => {
    const { socket, url } = response.req;
    response.on('close', () => {
      line.shift();
      const [following] = line;
      if (following === undefined) end(socket);
      else begin(following, line);
    });
    if (PROBES.has(url)) answer(response);
    else inTurn(() => answer(response));
  };
  // An answer that waits for its turn is not notified when its connection ends.
  server.on('connection', (socket) => socket.on('close', () => end(socket)));
  server.on('request', ({ socket }, response) => {
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (line === undefined) {
      const first = [response];
      lines.set(socket, first);
      begin(response, first);
    } else if (line.length <= MOST_WAITING) line.push(response);
    else endAtOnce(socket);
  });
  return {
    /** Whether a connection has a request in progress. */
    isAnswering: (socket: Socket) => lines.has(socket),
    /** The answers to all requests. The server emits `idle` when the last one has ended. */
    answers: () => [...lines.values()].flat(),
  };
};

/**
 * Ends a connection whose client has taken nothing of what was written to it for `sendMs` milliseconds. Who waits for
 * the portal behind is not silent in this sense.
 */
export const endUnread = (server: Server, sendMs: number, { isAnswering }: Turns): void => {
  server.timeout = sendMs;
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0 || !isAnswering(socket)) socket.destroy();
  });
};

/** Two turns of the event loop, in which received data is read, and written data sent. */
const twoTurns = async (): Promise<void> => {
  for (const _ of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
};

const isLast = (response: ServerResponse): void => {
  if (!response.headersSent) response.shouldKeepAlive = false;
};

/**
 * Stops a server so that its requests can finish: it stops listening, closes idle connections, and answers requests in
 * progress, telling each client that its connection ends. What is not done after `shutdownMs` milliseconds is cut.
 * @returns how many requests were in progress at the signal, and how many were cut
 */
export const stopGently = async (server: Server, { answers }: Turns, shutdownMs: number) => {
  server.prependListener('request', (_, response: ServerResponse) => isLast(response));
  // Requests that arrived with the signal are in progress as well.
  await twoTurns();
  server.close();
  const inProgress = answers();
  inProgress.forEach(isLast);
  if (inProgress.length > 0) await Promise.race([once(server, 'idle'), wait(shutdownMs, undefined, { ref: false })]);
  const cut = answers().length;
  // The last answers are being sent, and their connections end by themselves.
  await twoTurns();
  server.closeAllConnections();
  // The log gets a line for each request that had begun.
  await twoTurns();
  return { underWay: inProgress.length, cut };
};
