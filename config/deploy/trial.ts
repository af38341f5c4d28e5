import { execFileSync, execSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

let failures = 0;

/** How many checks have failed. */
export const failed = (): number => failures;

/** Prints whether something holds; if not, with what was seen instead. */
export const check = (text: string, holds: boolean, seen: unknown): void => {
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${text}${holds ? '' : `: ${JSON.stringify(seen)}`}\n`);
  if (!holds) failures += 1;
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
  const env = { PATH: process.env.PATH ?? '', ...environment, HOST: '127.0.0.1', PORT: String(port), ...more };
  const isRoot = process.getuid?.() === 0;
  const server = spawn(program, parameters, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(isRoot ? { uid: 65_534 } : {}),
  });
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
  const text = Object.entries(all).reduce(
    (conf, [from, to]) => {
      if (!conf.includes(from)) throw new Error(`${recipe} does not contain ${from}`);
      return conf.replaceAll(from, to);
    },
    execSync(`${command} ${recipe}`, { cwd: recipeFolder, encoding: 'utf8' }),
  );
  const prefix = mkdtempSync(place('nginx-'));
  writeFileSync(path.join(prefix, 'site.conf'), text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${prefix}/${kind};`,
  );
  writeFileSync(
    path.join(prefix, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${prefix}/nginx.pid; error_log ${prefix}/error.log;
events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${prefix}/site.conf; }`,
  );
  execFileSync('nginx', ['-t', '-q', '-c', path.join(prefix, 'nginx.conf'), '-e', path.join(prefix, 'error.log')]);
  const nginx = spawn('nginx', ['-c', path.join(prefix, 'nginx.conf'), '-e', path.join(prefix, 'error.log')]);
  ending.push(() => nginx.kill());
  const address = `https://${HOST}:${port}`;
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(path.join(prefix, 'error.log'), 'utf8'));
    if (await succeeds(ask(address, '/'))) return address;
  }
};

/** What a recipe has answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** Asks over TLS and HTTP/2, on this machine, whatever the host is. */
export const ask = (origin: string, address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const session = connect(origin.replace(HOST, '127.0.0.1'), { rejectUnauthorized: false });
    session.once('error', reject);
    const request = session.request({ ':path': address, ':authority': HOST, ...headers });
    const parts: Buffer[] = [];
    let head: Record<string, unknown> = {};
    request.on('response', (received) => {
      head = received;
    });
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('error', reject);
    request.on('end', () => {
      session.close();
      resolve({ status: Number(head[':status']), headers: head, body: Buffer.concat(parts) });
    });
  });
