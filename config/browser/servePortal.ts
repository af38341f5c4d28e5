import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { createApp } from '../server/app';
import { makeSandbox } from '../server/sandbox';

/** A built page served over the sandbox, on a free port of this machine; `address` ends with a slash. */
export const servePortal = async (
  dist: string,
  configuration: RuntimeConfiguration = defaultConfiguration,
): Promise<{ readonly server: Server; readonly address: string }> => {
  const app = createApp({ dist, configuration, sandbox: makeSandbox() });
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
};
