import { execFileSync, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../browser/servePortal';
import { startProgram, whenWeEnd } from '../setup/program';
import type { Image } from './dockerfile';

export const recipeFolder = import.meta.dirname;

/** The folder of this run, which is removed at its end. */
export const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
chmodSync(folder, 0o755);
// A program that has just been told to end may still write.
whenWeEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

export const place = (name: string): string => path.join(folder, name);

/** The host of the recipes. */
export const HOST = 'portal.example';

const isRoot = process.getuid?.() === 0;

/** Prints whether something holds; if not, with what was seen instead, and this run ends with status 1. */
export const check = (text: string, holds: boolean, seen: unknown): void => {
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${text}${holds ? '' : `: ${JSON.stringify(seen)}`}\n`);
  if (!holds) process.exitCode = 1;
};

/** Whether something succeeds; any error means that it does not. */
export const succeeds = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );

/** Starts what the image would, as another user if this one is root; returns its port, and that of its operator. */
export const startServer = async ({ folder: cwd, command, environment }: Image, more: Record<string, string>) => {
  const { port = '', admin = '' } = await startProgram(
    command,
    {
      cwd,
      uid: isRoot ? 65_534 : undefined,
      environment: { ...environment, ...more, HOST: '127.0.0.1', PORT: '0' },
    },
    /ready at http:[^:]+:(?<port>\d+)\/.*?(?:port: http:[^:]+:(?<admin>\d+)\/)?"/,
  );
  return { port, admin };
};

/** Two free ports of this machine; both are occupied until both are known, so that they differ. */
const freePorts = async (): Promise<readonly string[]> => {
  const probes = await Promise.all([serve(() => {}), serve(() => {})]);
  await Promise.all(probes.map(({ stop }) => stop()));
  return probes.map(({ address }) => new URL(address).port);
};

/** Starts nginx with a recipe edited by `command`, its addresses replaced; returns its own. */
export const startNginx = async (
  recipe: string,
  replaced: Readonly<Record<string, string>>,
  command = 'cat',
): Promise<string> => {
  const [port, plainPort] = await freePorts();
  const all = {
    'listen 443': `listen 127.0.0.1:${port}`,
    'listen 80': `listen 127.0.0.1:${plainPort}`,
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
  whenWeEnd(() => nginx.kill());
  const address = `https://${HOST}:${port}`;
  while (!(await succeeds(ask(address, '/')))) {
    if (nginx.exitCode !== null || nginx.signalCode !== null) throw new Error(readFileSync(log, 'utf8'));
    await wait(50);
  }
  return address;
};

export type Answer = Awaited<ReturnType<typeof ask>>;

/** Asks over TLS and HTTP/2, on this machine, whatever the host is. */
export const ask = async (origin: string, address: string, headers: Record<string, string> = {}, sent = '') => {
  // Named in TLS, as by a browser: nginx takes the limits of headers from the server of that name.
  const session = connect(origin.replace(HOST, '127.0.0.1'), { servername: HOST, rejectUnauthorized: false });
  // The request fails as well.
  session.on('error', () => {});
  session.setTimeout(30_000, () => session.destroy(new Error(`${origin}${address} was not answered in time`)));
  const request = session.request({ ':path': address, ':authority': HOST, ...headers });
  if (sent !== '') request.end(sent);
  const [head] = (await once(request, 'response')) as [IncomingHttpHeaders & IncomingHttpStatusHeader];
  const body = await text(request);
  session.close();
  return { status: head[':status'], headers: head, body };
};
