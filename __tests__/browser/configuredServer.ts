import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server of its own on a free port, with the given runtime configuration; `address` ends in a slash. */
export interface ConfiguredServer {
  readonly address: string;
  stop(): void;
}

const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server ended')));
    server.stdout?.on('data', (text: Buffer) => {
      const found = /http:\S+/.exec(String(text));
      if (found !== null) resolve(found[0]);
    });
  });

/** Starts the portal's server over the sandbox with a runtime configuration. */
export const startServer = async (configuration: object): Promise<ConfiguredServer> => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'portal-')), 'configuration.json');
  writeFileSync(file, JSON.stringify(configuration));
  const server = spawn(process.execPath, ['--import', 'tsx', 'config/server/start.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PORTAL_UPSTREAM: '', PORTAL_CONFIG: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { address: await addressOf(server), stop: () => void server.kill() };
};
