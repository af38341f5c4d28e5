import { existsSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from './configurationFile';
import { makeLog, unblocked } from './log';
import { startServer } from './server';
import { readSettings, tellSettings } from './settings';

// npm sends a signal to the shell between it and this process, which may end without passing it on.
const whenParentEnds = (end: () => void): void => {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
};

const serveUntilEnd = async (whenReady: (readAgain: () => void) => void): Promise<void> => {
  const settings = readSettings(process.env);
  const dist = path.resolve(import.meta.dirname, '../../dist');
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new SettingsError(
      `There is no built portal in ${dist}; npm run build makes one, and npm start does so by itself.`,
    );
  }
  const output = unblocked(process.stdout);
  const log = makeLog(output);
  log.info(tellSettings(settings, process.env), 'configuration read');
  // By default it lets a debugger in.
  process.on('SIGUSR1', () => log.warn('SIGUSR1 opens no debugger here'));
  const server = await startServer(settings, dist, log, output.dropped);
  const { address, adminAddress, stop } = server;
  const behind = settings.upstream?.address.origin ?? 'sandbox';
  const admin = adminAddress ? `; the operator's port: ${adminAddress}` : '';
  log.info(`portfolio-ui is ready at ${address}${settings.publicPath.slice(1)} (portal behind: ${behind})${admin}`);

  const end = (cause: string) => {
    void stop(cause)
      .then(output.flush)
      .then(() => process.exit(0));
  };
  // Kept after the first one: npm passes on a signal that the whole group received, and the second one must not kill
  // the process.
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  whenReady(() => server.readAgain(process.env));
  if (['start', 'serve'].includes(process.env.npm_lifecycle_event ?? '')) whenParentEnds(() => end('parent ended'));
};

/**
 * Serves as the environment variables say, until a signal ends the process; one that cannot start says why.
 * @param whenReady gets a way to read the configuration again
 */
export const serve = (whenReady: (readAgain: () => void) => void): Promise<void> =>
  serveUntilEnd(whenReady).catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof SettingsError ? error.message : `The server did not start: ${String(error)}`}\n`,
    );
    process.exit(1);
  });
