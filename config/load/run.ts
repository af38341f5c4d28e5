// npm run test:load: requests a second and the 99th percentile for page, file and proxied call, compared with the
// upstream portal alone, all on this machine. Limited in count and time; only meaningful on an idle machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import { root } from '../setup/run.mjs';
import { connectionCounts, LONGEST_MS, type Subject, subjects } from './plan';

interface Measured {
  readonly count: number;
  readonly perSecond: number;
  readonly p99: number;
  /** Counts answers other than 200, by status or kind of failure; empty if all were good. */
  readonly wrong: string;
  readonly isCut: boolean;
}

const started: ChildProcess[] = [];

/** Starts one of our programs, and waits for the addresses that it prints. */
const start = (script: string, environment: Record<string, string>, printed: RegExp): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const program = spawn(process.execPath, ['--import', 'tsx', path.join(root, script)], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(program);
    let text = '';
    program.once('exit', () => reject(new Error(`${script} ended`)));
    program.stdout.on('data', (part: Buffer) => {
      text += String(part);
      const found = printed.exec(text);
      if (found !== null) resolve(found.slice(1));
    });
  });

const wrongOnes = (
  statuses: Readonly<Record<string, { readonly count?: number }>>,
  broken: number,
  late: number,
): string =>
  [
    ...Object.entries(statuses).map(
      ([status, { count = 0 }]) => [status === '200' ? 0 : count, `of ${status}`] as const,
    ),
    [broken, 'broken off'] as const,
    [late, 'too late'] as const,
  ]
    .flatMap(([count, kind]) => (count > 0 ? [`${count} ${kind}`] : []))
    .join(', ');

const measure = async (url: string, connections: number, amount: number): Promise<Measured> => {
  const { requests, duration, latency, statusCodeStats, errors, timeouts } = await new Promise<autocannon.Result>(
    (resolve, reject) => {
      // Like a browser: files and page are compressed.
      const options = {
        url,
        connections,
        amount,
        timeout: LONGEST_MS / 1_000,
        headers: { 'accept-encoding': 'br, gzip' },
      };
      const run = autocannon(options, (error: unknown, result) => {
        clearTimeout(limit);
        if (error) reject(error);
        else resolve(result);
      });
      const limit = setTimeout(() => run.stop(), LONGEST_MS);
    },
  );
  return {
    count: requests.total,
    perSecond: Math.round(requests.total / duration),
    p99: latency.p99,
    wrong: wrongOnes(statusCodeStats ?? {}, errors - timeouts, timeouts),
    isCut: requests.total < amount,
  };
};

const figuresOf = async (admin: string): Promise<string> => (await fetch(`${admin}-/metrics`)).text();

/** One of the server's own figures. */
const figureOf = async (admin: string, name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await figuresOf(admin))?.[1] ?? Number.NaN);

/** The causes for which the server could not pass an answer on, with their counts. */
const failuresOf = async (admin: string): Promise<readonly string[]> =>
  [...(await figuresOf(admin)).matchAll(/^portal_upstream_failures_total\{cause="(.*)"\} (\d+)/gm)].map(
    ([, cause, count]) => `${count} of ${cause}`,
  );

const memoryOf = async (admin: string): Promise<string> =>
  `${Math.round((await figureOf(admin, 'process_resident_memory_bytes')) / 1_048_576)} MiB`;

const processorOf = (admin: string): Promise<number> => figureOf(admin, 'process_cpu_seconds_total');

const write = (...columns: readonly (string | number)[]): void => {
  const [first = '', ...rest] = columns.map(String);
  process.stdout.write(`${first.padEnd(22)}${rest.map((text) => text.padStart(14)).join('')}\n`);
};

const run = async (): Promise<boolean> => {
  const [portal = ''] = await start('config/load/portal.ts', {}, /(http:\S+)\n/);
  const [server = '', admin = ''] = await start(
    'config/server/start.ts',
    { HOST: '127.0.0.1', PORT: '0', ADMIN_PORT: '0', PORTAL_UPSTREAM: portal, PORTAL_CONFIG: '', ACCESS_LOG: 'off' },
    /ready at (http:\S+) .*port: (http:[^\s"]+)/,
  );
  const script = readdirSync(path.join(root, 'dist/scripts')).find((name) => /^main\..*\.js$/.test(name));
  const list = subjects(`/scripts/${script}`);
  const placeOf = ({ path: address, isBare }: Subject) => (isBare ? portal : server.slice(0, -1)) + address;

  // Each path is warmed up before it is measured.
  for (const subject of list) await measure(placeOf(subject), 50, Math.min(subject.amount, 2_000));
  const before = await memoryOf(admin);

  write('', 'connections', 'requests/s', 'p99 ms', 'CPU us each', 'wrong');
  const rates = new Map<string, number>();
  let isRight = true;
  for (const subject of list) {
    for (const connections of connectionCounts) {
      const worked = await processorOf(admin);
      const { count, perSecond, p99, wrong, isCut } = await measure(placeOf(subject), connections, subject.amount);
      const each = Math.round((((await processorOf(admin)) - worked) / count) * 1_000_000);
      rates.set(`${subject.name} ${connections}`, perSecond);
      isRight &&= wrong === '';
      // The server's own processor time is meaningful on a busy machine as well.
      write(
        subject.name,
        connections,
        perSecond,
        p99,
        subject.isBare ? '' : each,
        `${wrong || 'none'}${isCut ? ' (cut)' : ''}`,
      );
    }
  }
  for (const connections of connectionCounts) {
    const bare = rates.get(`bare portal, 0 ms ${connections}`) ?? 0;
    const proxied = rates.get(`proxied call, 0 ms ${connections}`) ?? 0;
    process.stdout.write(`proxied to bare at ${connections} connections: 1 to ${(bare / proxied).toFixed(1)}\n`);
  }
  process.stdout.write(`memory: ${before} before, ${await memoryOf(admin)} after\n`);
  const failures = await failuresOf(admin);
  if (failures.length > 0) process.stdout.write(`not answered by the portal behind: ${failures.join(', ')}\n`);
  return isRight;
};

try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  for (const program of started) program.kill();
}
