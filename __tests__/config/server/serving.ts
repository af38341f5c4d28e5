import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, createServer as createBareServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { type AppParts, createApp } from '../../../config/server/app';
import { makeLog } from '../../../config/server/log';
import { portalProxy } from '../../../config/server/portalProxy';
import { startServer } from '../../../config/server/server';
import { readSettings, type UpstreamSettings } from '../../../config/server/settings';
import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';

export const SCRIPT = 'console.info("portal");'.repeat(40);
export const SCRIPT_ADDRESS = '/scripts/main.0123456789abcdef.js';

/** What every answer of the server's own has. */
export const PROTECTION = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

const PAGE = `<!doctype html><html lang="en"><head><title>portfolio-ui</title>
<script type="application/json" id="runtime-configuration">{}</script><script nonce="nonce-of-this-answer">window.early=1;</script>
<style>body{margin:0}</style><script type="module" nonce="nonce-of-this-answer" src="${SCRIPT_ADDRESS}"></script></head><body><div id="root"><h1 id="brand-name">Portal</h1></div></body></html>`;

const closing: (() => unknown)[] = [];

/** Stops every server and removes every folder that the test has made. */
export const tidy = async (): Promise<void> => {
  for (const close of closing.splice(0).reverse()) await close();
};

afterEach(tidy);

/** An empty folder. */
export const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A file with this text, or this value as JSON. */
export const makeFile = (content: string | Buffer | object): string => {
  const file = path.join(makeFolder(), 'file.json');
  const isWritten = typeof content === 'string' || Buffer.isBuffer(content);
  writeFileSync(file, isWritten ? content : JSON.stringify(content));
  return file;
};

/** A folder that looks like a build, beside files that nobody may read. */
export const makeDist = (): string => {
  const folder = makeFolder();
  const dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, 'scripts'), { recursive: true });
  mkdirSync(path.join(dist, '.git'));
  mkdirSync(path.join(dist, 'server'));
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(dist, '.env'), 'secret');
  writeFileSync(path.join(dist, '.git/config'), 'secret');
  writeFileSync(path.join(dist, 'server/start.mjs'), 'secret');
  writeFileSync(path.join(dist, 'index.html'), PAGE);
  writeFileSync(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const script = path.join(dist, SCRIPT_ADDRESS);
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(`${script}.map`, '{"secret":true}');
  return dist;
};

/** Lets a server listen on a free port of this machine; returns the port. */
export const listen = async (server: Server): Promise<number> => {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    // The other side may close it at any time; the tests check the result there.
    socket.on('error', () => {}).on('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    const ended = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await ended;
  });
  return (server.address() as AddressInfo).port;
};

/** Serves on a free port; returns the server's own address without a trailing slash. */
export const serve = async (listener: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listen(createServer(listener))}`;

/** Serves a build with this configuration, and what else these parts say. */
export const serveApp = ({
  configuration = defaultConfiguration,
  ...parts
}: Partial<AppParts> & { readonly configuration?: RuntimeConfiguration } = {}): Promise<string> =>
  serve(createApp({ dist: makeDist(), live: { current: configuration }, ...parts }));

/** Starts the whole server with these environment variables, on free ports. */
export const start = async (environment: Readonly<Record<string, string>> = {}, dist = makeDist()) => {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const log = makeLog({ write: (line) => void lines.push(JSON.parse(line)) });
  const server = await startServer(readSettings({ PORT: '0', ...environment }), dist, log);
  closing.push(() => server.stop('the test is over'));
  const [origin, admin] = [server.address, server.adminAddress ?? ''].map((address) => address.replace(/\/$/, ''));
  return { ...server, origin: origin ?? '', admin: admin ?? '', lines };
};

/** Sends one request with exactly this address: nothing is resolved, decoded or added. The body comes as received. */
export const ask = async (
  origin: string,
  address: string,
  { body, ...options }: Pick<RequestOptions, 'method' | 'headers' | 'agent'> & { readonly body?: Buffer } = {},
) => {
  const { hostname, port } = new URL(origin);
  const sent = request({ agent: false, ...options, hostname, port, path: address }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  // From now on what goes wrong is an error of the answer as well.
  sent.on('error', () => {});
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
};

/** The default settings of an upstream portal; tests put their short times into `changes`. */
export const upstreamAt = (address: string, changes: Partial<UpstreamSettings> = {}): UpstreamSettings => ({
  address: new URL(address),
  host: 'keep',
  trustedProxies: () => false,
  connectMs: 5_000,
  answerMs: 5_000,
  calls: { inAll: 100, perClient: 100 },
  ...changes,
});

/** Serves only the proxy to this upstream portal; returns the server's own address. */
export const serveProxy = (address: string, changes: Partial<UpstreamSettings> = {}) => {
  const upstream = upstreamAt(address, changes);
  const app = express().disable('x-powered-by').set('trust proxy', upstream.trustedProxies);
  return serve(app.use(portalProxy(upstream)));
};

/** A promise, and what resolves it. */
export const promised = () => {
  let resolve = () => {};
  const promise = new Promise<void>((whenDone) => {
    resolve = whenDone;
  });
  return { promise, resolve };
};

/** An upstream portal that answers when it is told to. */
export const heldPortal = async () => {
  const held: ServerResponse[] = [];
  const seen: (string | undefined)[] = [];
  const calls = new EventEmitter();
  const origin = await serve((incoming, response) => {
    seen.push(incoming.url);
    held.push(response);
    calls.emit('call');
  });
  return {
    origin,
    /** The addresses of all calls so far. */
    seen,
    untilSeen: async (count: number): Promise<void> => {
      while (seen.length < count) await once(calls, 'call');
    },
    /** Sends the first part of each answer. */
    begin: () => {
      for (const response of held) response.write('answ');
    },
    release: () => {
      for (const response of held.splice(0)) response.end('answered');
    },
  };
};

/**
 * An upstream portal that is just a socket, and counts its connections.
 * @param answer called with the connection and the text of each segment received on it
 */
export const serveBarely = async (answer: (socket: Socket, text: string) => void) => {
  let count = 0;
  const server = createBareServer((socket) => {
    count += 1;
    socket.on('data', (part) => answer(socket, part.toString('latin1')));
  });
  return { origin: `http://127.0.0.1:${await listen(server)}`, connections: () => count };
};

/**
 * Sends a text over a raw connection, and reads until it ends or contains what `until` matches. `whenRead` gets all
 * that has been read, each time more has come.
 */
export const converse = (
  origin: string,
  text: string,
  until?: RegExp,
  whenRead?: (read: string, socket: Socket) => void,
): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    let read = '';
    socket.on('data', (part) => {
      read += part.toString('latin1');
      whenRead?.(read, socket);
      if (until?.test(read)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(read));
  });
