// npm run test:load: requests a second and the 99th percentile for page, file and proxied call, compared with the
// upstream portal alone, all on this machine. Only meaningful on an idle one. The first parameter is the length of each
// measurement in seconds: 5 by default.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import { startProgram } from '../setup/program';
import { numberOf, root } from '../setup/run.mjs';

const seconds = numberOf(process.argv[2] ?? '5', 'How many seconds for each measurement', 1, 60);
const CONNECTIONS = [50, 200, 1_000];
const CALL = '/portal/api/portfolio-msrv/portfolio/products';
// About what a real portal takes.
const LATE = `${CALL}?late=80`;

const start = (script: string, environment: Readonly<Record<string, string>>, printed: RegExp) =>
  startProgram([process.execPath, '--import', 'tsx', script], { cwd: root, environment }, printed);

const write = (...columns: readonly (string | number)[]): void => {
  const [first = '', ...rest] = columns.map(String);
  process.stdout.write(`${first.padEnd(22)}${rest.map((text) => text.padStart(14)).join('')}\n`);
};

const { portal = '' } = await start('config/load/portal.ts', {}, /(?<portal>http:\S+)\/\n/);
const { server = '', admin = '' } = await start(
  'config/server/start.ts',
  { PORT: '0', ADMIN_PORT: '0', PORTAL_UPSTREAM: portal },
  /ready at (?<server>http:\S+)\/ .*port: (?<admin>http:[^\s"]+)"/,
);
// The folder has the scripts of the builds before, too.
const [, script] =
  /src="(\/scripts\/main\.[^"]+)"/.exec(readFileSync(path.join(root, 'dist/index.html'), 'utf8')) ?? [];
const subjects = {
  page: `${server}/`,
  file: `${server}${script}`,
  'bare portal, 0 ms': portal + CALL,
  'proxied call, 0 ms': server + CALL,
  'bare portal, 80 ms': portal + LATE,
  'proxied call, 80 ms': server + LATE,
};
const figure = async (name: string): Promise<number> => {
  const figures = await (await fetch(`${admin}-/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1] ?? Number.NaN);
};
const memory = async () => `${Math.round((await figure('process_resident_memory_bytes')) / 1_048_576)} MiB`;
// Like a browser: files and page are compressed.
const measure = (url: string, connections: number, duration = seconds) =>
  autocannon({ url, connections, duration, headers: { 'accept-encoding': 'br, gzip' } });

for (const url of Object.values(subjects)) await measure(url, 50, 1);
const before = await memory();
write('', 'connections', 'requests/s', 'p99 ms', 'CPU us each', 'wrong');
let wrong = 0;
for (const [name, url] of Object.entries(subjects)) {
  for (const connections of CONNECTIONS) {
    const worked = await figure('process_cpu_seconds_total');
    const { requests, latency, non2xx, errors } = await measure(url, connections);
    // The server's own processor time is meaningful on a busy machine as well.
    const each = (((await figure('process_cpu_seconds_total')) - worked) / requests.total) * 1_000_000;
    const isBare = url.startsWith(portal);
    write(name, connections, requests.average, latency.p99, isBare ? '' : Math.round(each), non2xx + errors);
    wrong += non2xx + errors;
  }
}
process.stdout.write(`memory: ${before} before, ${await memory()} after\n`);
process.exit(wrong === 0 ? 0 : 1);
