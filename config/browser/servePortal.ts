import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { type AppParts, createApp } from '../server/app';
import { atDefaultAddresses, makeSandbox } from '../server/sandbox';

/** Serves on a free port of this machine. */
export const serve = async (listener: RequestListener) => {
  // Longer than any pause of a busy machine, so that no call meets a connection that is just being closed.
  const server = createServer({ keepAliveTimeout: 60_000 }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** With a slash at the end. */
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    closeConnections: () => server.closeAllConnections(),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

/** Serves a built page over the sandbox. */
export const servePortal = (
  dist: string,
  configuration: RuntimeConfiguration = defaultConfiguration,
  parts: Partial<Omit<AppParts, 'dist' | 'live' | 'sandbox'>> = {},
) => {
  const live = { current: atDefaultAddresses(configuration) };
  return serve(createApp({ ...parts, dist, live, sandbox: makeSandbox(parts.publicPath) }));
};
