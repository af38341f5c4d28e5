import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Agent, createServer, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createBareServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { portalProxy } from '../../../config/server/portalProxy';
import type { PortalWatch } from '../../../config/server/portalRelay';
import type { UpstreamSettings } from '../../../config/server/settings';

export const SCRIPT = 'console.info("portal");'.repeat(40);
export const SCRIPT_ADDRESS = '/scripts/main.0123456789abcdef.js';

const PAGE = `<!doctype html><html lang="en"><head><title>portfolio-ui</title>
<script type="application/json" id="runtime-configuration">{}</script><script nonce="nonce-of-this-answer">window.early=1;</script>
<style>body{margin:0}</style><script type="module" nonce="nonce-of-this-answer" src="${SCRIPT_ADDRESS}"></script></head><body><div id="root"><h1 id="brand-name">Portal</h1></div></body></html>`;

const closing: (() => unknown)[] = [];

/** Call in an afterEach: stops every server and removes every folder that a test created. */
export const tidy = async (): Promise<void> => {
  for (const close of closing.splice(0).reverse()) await close();
};

/** A folder that looks like a build, beside files that nobody may read. */
export const makeDist = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
  closing.push(() => rmSync(folder, { recursive: true }));
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

/** Serves on a free port; returns the server's own address without a trailing slash. */
export const serve = async (listener: RequestListener): Promise<string> => {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** An answer, its body as received. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends one request with exactly this address: nothing is resolved, decoded or added. */
export const ask = (
  origin: string,
  address: string,
  {
    method = 'GET',
    headers = {},
    body,
    agent = false,
  }: { method?: string; headers?: Record<string, string>; body?: Buffer; agent?: Agent | false } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path: address, method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Sends a text over a raw connection; returns the start of the answer, or nothing if the connection just ends. */
export const askBarely = (origin: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.once('data', (part) => {
      socket.destroy();
      resolve(String(part));
    });
    socket.once('close', () => resolve(''));
    socket.once('error', reject);
  });

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
export const serveProxy = (address: string, changes: Partial<UpstreamSettings> = {}, watch?: PortalWatch) => {
  const proxy = portalProxy(upstreamAt(address, changes), watch);
  return serve(
    (request, response) => void proxy(request as never, Object.assign(response, { locals: {} }) as never, () => {}),
  );
};

/** An upstream portal that is just a socket and counts its connections. */
export interface BarePortal {
  readonly origin: string;
  readonly connections: () => number;
}

/**
 * Listens for raw connections.
 * @param answer called with the connection and the text of each segment received on it
 */
export const serveBarely = async (answer: (socket: Socket, text: string) => void): Promise<BarePortal> => {
  let count = 0;
  const open = new Set<Socket>();
  const server = createBareServer((socket) => {
    count += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // The other side may close it at any time; the tests check the result there.
    socket.on('error', () => {});
    socket.on('data', (part) => answer(socket, part.toString('latin1')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of open) socket.destroy();
      }),
  );
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => count };
};

/**
 * Sends a text over a raw connection, and reads until it ends or contains what `until` matches. `whenRead` gets all
 * that has been read, each time more has come.
 */
export const converse = (
  origin: string,
  text: string,
  until?: RegExp,
  whenRead?: (read: string) => void,
): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    let read = '';
    socket.on('data', (part) => {
      read += part.toString('latin1');
      whenRead?.(read);
      if (until?.test(read)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(read));
  });
