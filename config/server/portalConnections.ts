import { isIP, type Socket } from 'node:net';
import { buildConnector, Client, type Dispatcher, Pool } from 'undici';
import type { UpstreamSettings } from './settings';

/** The state of the connection on which a call is sent. */
export interface PortalConnection {
  /** Earlier answers on this connection. */
  answers: number;
  /** Set if data arrived beyond the last answer, or the protocol was violated. */
  fault?: Error;
  /** The last chunk of data read from it. */
  lastPart?: Buffer;
  /** Whether a call was sent, and no head of its answer has been read. */
  awaitsHead: boolean;
}

/** A call that is told which connection carries it. */
export interface PortalCall extends Dispatcher.DispatchOptions {
  /** Called with a way to get the current connection, whenever the call is assigned to one. */
  readonly carriedBy: (connection: () => PortalConnection) => void;
  /** Sent on a new connection, which ends with its answer. */
  readonly isOnItsOwn?: boolean;
}

/** More than Node.js accepts from a client, because portals set many cookies. In bytes. */
export const LARGEST_ANSWER_HEAD = 32_768;

/** Milliseconds that an unused connection stays open: less than the 5 seconds after which many servers close theirs. */
const IDLE_MS = 4_000;

const isFault = (error: Error & { code?: string }): boolean =>
  error.name === 'HTTPParserError' || (error.code === 'UND_ERR_SOCKET' && error.message === 'bad response');

const CONTINUE = /^(?:HTTP\/1\.[01] 100 [\s\S]*?\r\n\r\n)+/;

const withoutContinue = (part: Buffer): Buffer => {
  const [found = ''] = CONTINUE.exec(part.toString('latin1')) ?? [];
  return part.subarray(found.length);
};

const watch = (socket: Socket): PortalConnection => {
  const connection: PortalConnection = { answers: 0, awaitsHead: false };
  socket.on('error', (error: NodeJS.ErrnoException) => {
    if (isFault(error)) connection.fault ??= error;
    // If nothing gives the length of an answer, undici takes one that a reset cut off as complete, and it throws past
    // every handler if its reader is behind (7.30.2, onHttpSocketError); with another code it treats the reset as an
    // error.
    if (error.code === 'ECONNRESET') error.code = 'RESET_BY_PORTAL';
  });
  // undici puts back the data after an answer that ends its connection, onto a socket that is already destroyed.
  const unshift = socket.unshift.bind(socket);
  socket.unshift = (chunk: Uint8Array, encoding?: BufferEncoding) => {
    if (socket.destroyed && chunk.length > 0) connection.fault ??= new Error('bytes beyond the answer');
    return unshift(chunk, encoding);
  };
  const read = socket.read.bind(socket);
  socket.read = (size?: number) => {
    const whole: Buffer | null = read(size);
    // undici takes a 100 that it did not ask for as an error (RFC 9110, section 15.2.1: it may be ignored).
    const part = whole !== null && connection.awaitsHead ? withoutContinue(whole) : whole;
    if (part?.length === 0) return socket.read(size);
    // undici reads only the head of a 304 that has a length, and does not report what follows it.
    if (part !== null) connection.lastPart = part;
    return part;
  };
  return connection;
};

/** One client of the pool: one connection at a time, and one call at a time on it. */
class WatchedClient extends Client {
  readonly #connection: () => PortalConnection;

  constructor(origin: URL, options: Client.Options, connect: buildConnector.connector) {
    let current: PortalConnection = { answers: 0, awaitsHead: false };
    super(origin, {
      ...options,
      connect: (where, callback) =>
        // The certificate is checked against the portal's own name, whatever Host the call has.
        connect({ ...where, servername: isIP(where.hostname) === 0 ? where.hostname : '' }, (...outcome) => {
          const [, socket] = outcome;
          if (socket) current = watch(socket);
          callback(...outcome);
        }),
    });
    this.#connection = () => current;
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    if ('carriedBy' in options) (options as PortalCall).carriedBy(this.#connection);
    return super.dispatch(options, handler);
  }
}

/** Connections to one upstream portal, as many as there are parallel calls, which are kept open between calls. */
export const openPortalConnections = ({ address, connectMs, answerMs }: UpstreamSettings) => {
  const connect = buildConnector({ timeout: connectMs });
  const options: Client.Options = {
    pipelining: 1,
    maxHeaderSize: LARGEST_ANSWER_HEAD,
    // The relay limits the time until an answer starts: undici's own limit begins anew with each interim answer.
    headersTimeout: 0,
    bodyTimeout: answerMs,
    keepAliveTimeout: IDLE_MS,
  };
  const origin = new URL(address.origin);
  const open = (): WatchedClient => new WatchedClient(origin, options, connect);
  const pool = new Pool(origin, { ...options, factory: open });
  return {
    dispatch: ({ isOnItsOwn = false, ...call }: PortalCall, handler: Dispatcher.DispatchHandler): void => {
      const carrier = isOnItsOwn ? open() : pool;
      // One name for all calls: undici would connect again wherever the Host differs from the last one.
      carrier.dispatch({ ...call, servername: address.hostname } as Dispatcher.DispatchOptions, handler);
      if (isOnItsOwn) void carrier.close();
    },
  };
};
