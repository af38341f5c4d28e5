import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer that passes each request on to the next of its replicas. */
export interface Balancer {
  /** With a slash at the end. */
  readonly address: string;
  /** From now on these answer, by turns. */
  readonly use: (replicas: readonly string[]) => void;
  readonly stop: () => void;
}

/** Starts a balancer on a free port of this machine. */
export const startBalancer = async (): Promise<Balancer> => {
  let replicas: readonly string[] = [];
  let turn = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const replica = replicas[turn++ % replicas.length] ?? '';
    const { hostname, port } = new URL(replica);
    const { method, url, headers } = incoming;
    const passed = request({ hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    use: (list) => {
      replicas = list;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
