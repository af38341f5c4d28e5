import { execFileSync, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '../browser/freePort.mjs';
import type { Image } from './dockerfile';

/** Where the recipes are. */
export const recipeFolder = path.dirname(fileURLToPath(import.meta.url));

/** The folder of this run, which is removed at its end. */
export const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
chmodSync(folder, 0o755);

/** A place in the folder of this run. */
export const place = (name: string): string => path.join(folder, name);

/** The host of the recipes. */
export const HOST = 'portal.example';

/** What stops the programs that this run has started; called at its end, the last one first. */
export const ending: (() => void)[] = [];

const isRoot = process.getuid?.() === 0;

/** A portal or a stand-in of this run; returns its address. */
export const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending.push(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Prints whether something holds; if not, with what was seen instead, and this run ends with status 1. */
export const check = (text: string, holds: boolean, seen: unknown): void => {
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${text}${holds ? '' : `: ${JSON.stringify(seen)}`}\n`);
  if (!holds) process.exitCode = 1;
};

/** Whether something succeeds, whatever it fails of. */
export const succeeds = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );

/** Starts what the image would, as another user if this one is root; returns the port. */
export const startServer = async (
  { folder: cwd, command, environment }: Image,
  more: Record<string, string>,
): Promise<number> => {
  const [program = '', ...parameters] = command;
  const port = await freePort();
  const env = { PATH: process.env.PATH ?? '', ...environment, ...more, HOST: '127.0.0.1', PORT: String(port) };
  const uid = isRoot ? 65_534 : undefined;
  const server = spawn(program, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], uid });
  ending.push(() => server.kill());
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server ended')));
    server.stdout.on('data', (text: Buffer) => {
      if (String(text).includes('portfolio-ui is ready')) resolve();
    });
  });
  return port;
};

/** Starts nginx with a recipe edited by `command`, its addresses replaced; returns its own. */
export const startNginx = async (
  recipe: string,
  replaced: Readonly<Record<string, string>>,
  command = 'cat',
): Promise<string> => {
  const port = await freePort();
  const all = {
    'listen 443': `listen 127.0.0.1:${port}`,
    'listen 80': `listen 127.0.0.1:${await freePort()}`,
    '/var/log/nginx': folder,
    '/etc/ssl/portal': place('portal'),
    ...replaced,
  };
  const site = Object.entries(all).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${recipe} does not contain ${from}`);
      return text.replaceAll(from, to);
    },
    execSync(`${command} ${recipe}`, { cwd: recipeFolder, encoding: 'utf8' }),
  );
  const prefix = mkdtempSync(place('nginx-'));
  writeFileSync(path.join(prefix, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${prefix}/${kind};`,
  );
  const [conf, log] = [path.join(prefix, 'nginx.conf'), path.join(prefix, 'error.log')];
  writeFileSync(
    conf,
    `${isRoot ? 'user root;' : ''} daemon off; pid ${prefix}/nginx.pid; error_log ${log};
events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${prefix}/site.conf; }`,
  );
  execFileSync('nginx', ['-t', '-q', '-c', conf, '-e', log]);
  const nginx = spawn('nginx', ['-c', conf, '-e', log]);
  ending.push(() => nginx.kill());
  const address = `https://${HOST}:${port}`;
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(log, 'utf8'));
    if (await succeeds(ask(address, '/'))) return address;
  }
};

/** What a recipe has answered. */
export type Answer = Awaited<ReturnType<typeof ask>>;

/** Asks over TLS and HTTP/2, on this machine, whatever the host is. */
export const ask = async (origin: string, address: string, headers: Record<string, string> = {}) => {
  const session = connect(origin.replace(HOST, '127.0.0.1'), { rejectUnauthorized: false });
  // The request fails as well.
  session.on('error', () => {});
  const request = session.request({ ':path': address, ':authority': HOST, ...headers });
  const [head] = (await once(request, 'response')) as [IncomingHttpHeaders & IncomingHttpStatusHeader];
  const body = await text(request);
  session.close();
  return { status: head[':status'], headers: head, body };
};
