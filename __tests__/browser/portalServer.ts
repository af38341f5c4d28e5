import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server of the built portal, as an operator would start it. */
export interface PortalServer {
  /** With a slash at the end. */
  readonly address: string;
  readonly stop: () => void;
}

/**
 * Starts the compiled server with its own runtime configuration, over the sandbox or over `upstream`, below a path if
 * not at the root.
 */
export const startServer = async (
  configuration: unknown,
  upstream?: string,
  publicPath?: string,
): Promise<PortalServer> => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'portal-')), 'configuration.json');
  writeFileSync(file, JSON.stringify(configuration));
  const server = spawn(process.execPath, ['dist/server/start.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      PORTAL_UPSTREAM: upstream,
      PORTAL_CONFIG: file,
      PUBLIC_PATH: publicPath,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server ended')));
    server.stdout?.on('data', (text: Buffer) => {
      const found = /ready at (http:[^\s"]+)/.exec(String(text));
      if (found?.[1] !== undefined) resolve(found[1]);
    });
  });
  return { address, stop: () => void server.kill() };
};
