import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Turns } from './turns';

/** Two turns of the event loop, in which received data is read, and written data sent. */
const turns = async (): Promise<void> => {
  for (const _ of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
};

const isLast = (response: ServerResponse): void => {
  if (!response.headersSent) response.shouldKeepAlive = false;
};

/**
 * Stops a server so that its requests can finish: it stops listening, closes idle connections, and answers requests in
 * progress, telling each client that its connection ends. What is not done after `shutdownMs` milliseconds is cut.
 * @returns how many requests were in progress at the signal, and how many were cut
 */
export const stopGently = async (server: Server, { answers }: Turns, shutdownMs: number) => {
  server.prependListener('request', (_, response: ServerResponse) => isLast(response));
  // Requests that arrived with the signal are in progress as well.
  await turns();
  server.close();
  const inProgress = answers();
  inProgress.forEach(isLast);
  if (inProgress.length > 0) await Promise.race([once(server, 'idle'), wait(shutdownMs, undefined, { ref: false })]);
  const cut = answers().length;
  // The last answers are being sent, and their connections end by themselves.
  await turns();
  server.closeAllConnections();
  return { underWay: inProgress.length, cut };
};
