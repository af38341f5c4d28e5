import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { makeSandbox } from './sandbox';
import { readSettings, SettingsError } from './settings';

/** An upload over a slow line may take this long, in milliseconds; Node's own limit of 5 minutes is shorter. */
const REQUEST_TIMEOUT = 30 * 60_000;

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken; set PORT to another one',
  EACCES: 'may not be used by this user; set PORT to another one',
  EADDRNOTAVAIL: 'is not on an address of this machine; set HOST to one that is',
  ENOTFOUND: 'is on a host name that cannot be found; set HOST to another one',
};

const stop = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const listen = (server: Server, host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = LISTEN_FAULTS[error.code ?? ''];
      reject(why ? new SettingsError(`Port ${port} of ${host} ${why}.`) : error);
    });
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}/`);
    });
  });

// npm hands a signal to the shell between it and this process, which ends without passing it on.
const endWithParent = (end: () => void): void => {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
};

const start = async (): Promise<void> => {
  const { host, port, upstream, configuration } = readSettings(process.env);
  const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../dist');
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new SettingsError(
      `There is no built portal in ${dist}; npm run build makes one, and npm start does so by itself.`,
    );
  }
  const behind = upstream ? { upstream } : { sandbox: makeSandbox() };
  const server = createServer(createApp({ dist, configuration, ...behind }));
  server.requestTimeout = REQUEST_TIMEOUT;
  const address = await listen(server, host, port);
  process.stdout.write(`portfolio-ui is ready at ${address} (portal behind: ${upstream?.origin ?? 'sandbox'})\n`);
  const end = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  if (process.env.npm_lifecycle_event === 'start') endWithParent(end);
};

start().catch((error: unknown) => {
  stop(error instanceof SettingsError ? error.message : `The server did not start: ${String(error)}`);
});
