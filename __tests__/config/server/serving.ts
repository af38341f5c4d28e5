import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = 'console.info("portal");'.repeat(40);
export const SCRIPT_ADDRESS = '/scripts/main.0123456789abcdef.js';

const PAGE = `<!doctype html><html lang="en"><head><title>portfolio-ui</title>
<script type="application/json" id="runtime-configuration">{}</script><script nonce="nonce-of-this-answer">window.early=1;</script>
<style>body{margin:0}</style><script type="module" nonce="nonce-of-this-answer" src="${SCRIPT_ADDRESS}"></script></head><body><div id="root"></div></body></html>`;

const closing: (() => unknown)[] = [];

/** Call in an afterEach: ends every server and removes every folder that a test made here. */
export const tidy = async (): Promise<void> => {
  for (const close of closing.splice(0).reverse()) await close();
};

/** A folder that looks like a build, and things beside it that nobody may read. */
export const makeDist = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, 'scripts'), { recursive: true });
  mkdirSync(path.join(dist, '.git'));
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(dist, '.env'), 'secret');
  writeFileSync(path.join(dist, '.git/config'), 'secret');
  writeFileSync(path.join(dist, 'index.html'), PAGE);
  writeFileSync(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const script = path.join(dist, SCRIPT_ADDRESS);
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(`${script}.map`, '{"secret":true}');
  return dist;
};

/** Serves on a free port; the server's own address without a trailing slash. */
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

/** What came back, its body as it stood on the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** One request whose address is sent exactly as given, with nothing resolved, decoded or added. */
export const ask = (
  origin: string,
  address: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path: address, method, headers, agent: false }, (response) => {
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

/** Sends a text over a bare connection; the start of what comes back, or nothing where the connection just ends. */
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
