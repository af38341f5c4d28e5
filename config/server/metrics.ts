import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What answered a request: the page, a built file, the upstream portal, this server's own addresses, or a refusal. */
export type RequestKind = 'page' | 'file' | 'portal' | 'own' | 'refused';

export type Metrics = ReturnType<typeof makeMetrics>;

/**
 * The metrics of one server and its process.
 * @param droppedLines how many lines of the log have been dropped
 */
export const makeMetrics = (droppedLines: () => number) => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'portal_requests_total',
    help: 'Requests by what answered them and by status.',
    labelNames: ['kind', 'status'],
    registers: [register],
  });
  const duration = new Histogram({
    name: 'portal_upstream_answer_seconds',
    help: 'Time from a call to the portal behind to the head of its answer, by call and class of status.',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [register],
  });
  const failures = new Counter({
    name: 'portal_upstream_failures_total',
    help: 'Calls that the portal behind did not answer as it should, by call and cause.',
    labelNames: ['call', 'cause'],
    registers: [register],
  });
  new Counter({
    name: 'portal_log_lines_dropped_total',
    help: 'Lines of the log that were dropped because they could not be written.',
    registers: [register],
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
  const watched = new Map<'main' | 'admin', Server>();
  new Gauge({
    name: 'portal_open_connections',
    help: 'Connections of clients that are open, by port.',
    labelNames: ['port'],
    registers: [register],
    async collect() {
      for (const [port, server] of watched) this.set({ port }, await promisify(server.getConnections.bind(server))());
    },
  });
  return {
    /** Counts a request; `status` is `cut` if the connection broke before its answer was complete. */
    request: (kind: RequestKind, status: number | 'cut'): void => requests.inc({ kind, status: String(status) }),
    /** Records how long the upstream portal took to start an answer to this call, in seconds. */
    answered: (seconds: number, call: string, status: number): void =>
      duration.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds),
    /** Counts a call that the upstream portal did not answer correctly. */
    failed: (cause: string, call: string): void => failures.inc({ call, cause }),
    /** Counts the open connections of a server from now on. */
    watch: (server: Server, port: 'main' | 'admin') => watched.set(port, server),
    /** All metrics in the text format of Prometheus. */
    read: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
};
