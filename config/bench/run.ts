import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../browser/chromium.mjs';
import { servePortal } from '../browser/servePortal';
import { findWholeBrowser } from '../setup/browser.mjs';
import { type ActionFigures, benchActions } from './actions';
import { buildEntry, FLOOR_FOLDER, measureFloor, recordFloor } from './floorBytes';
import { initialBytes, LARGEST_RATIO, median } from './sizes';
import { LINE, type Visit, visit } from './visits';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const cache = path.join(root, '.cache/bench');
const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const SLOWDOWN = Number(process.env.BENCH_SLOWDOWN ?? 4);

const verdict = (passed: boolean): string => (passed ? 'PASS' : 'FAIL');
const milliseconds = (values: readonly number[]): string => `${median(values).toFixed(0)} ms`;

const written = (rows: ActionFigures['rows']): string => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

const table = (ours: readonly Visit[], floor: readonly Visit[], bytes: { ours: number; floor: number }) => {
  const ratio = bytes.ours / bytes.floor;
  const lefts = ours.map(({ calls }) => Math.max(...calls.map(({ left }) => left)));
  const arrived = ours.map(({ scriptArrived }) => scriptArrived);
  const early = ours.every(({ calls, scriptArrived }) => calls.every(({ left }) => left < scriptArrived));
  const once = ours.every(({ calls }) => calls.length === 2 && new Set(calls.map(({ path: name }) => name)).size === 2);
  const rows = [
    ['measure', 'portal', 'floor', 'verdict'],
    ['---', '---', '---', '---'],
    [
      'initial JavaScript, brotli',
      `${bytes.ours} bytes (${ratio.toFixed(3)} of the floor, at most ${LARGEST_RATIO})`,
      `${bytes.floor} bytes`,
      verdict(ratio <= LARGEST_RATIO),
    ],
    ['first calls left', milliseconds(lefts), '', ''],
    ['script arrived', milliseconds(arrived), milliseconds(floor.map((one) => one.scriptArrived)), ''],
    ['first calls left before the script arrived', early ? 'always' : 'not always', '', verdict(early)],
    ['each first call made', once ? 'once' : 'not once', '', verdict(once)],
    [
      'first contentful paint',
      milliseconds(ours.map((one) => one.firstPaint)),
      milliseconds(floor.map((one) => one.firstPaint)),
      '',
    ],
    [
      'longest task after the first paint',
      milliseconds(ours.map((one) => one.longestTask)),
      milliseconds(floor.map((one) => one.longestTask)),
      '',
    ],
  ];
  return {
    rows,
    passed: ratio <= LARGEST_RATIO && early && once,
  };
};

const bench = async (): Promise<boolean> => {
  const folders = { ours: path.join(cache, 'portal'), floor: path.join(root, FLOOR_FOLDER) };
  await buildEntry(root, path.join(root, 'src/index.tsx'), folders.ours);
  const floorSize = await measureFloor(root);
  const executablePath = await findWholeBrowser();
  const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
  const sites = { ours: await servePortal(folders.ours), floor: await servePortal(folders.floor) };
  const visits: { ours: Visit[]; floor: Visit[] } = { ours: [], floor: [] };
  let actions: ActionFigures;
  try {
    // The first visit warms up the servers; the two alternate, so that other load on the machine affects both.
    for (let turn = 0; turn <= RUNS; turn += 1) {
      const ours = await visit(browser, sites.ours.address, SLOWDOWN);
      const floor = await visit(browser, sites.floor.address, SLOWDOWN);
      if (turn > 0) {
        visits.ours.push(ours);
        visits.floor.push(floor);
      }
    }
    actions = await benchActions(browser, sites.ours.address, { runs: RUNS, slowdown: SLOWDOWN });
  } finally {
    await browser.close();
    for (const { server } of Object.values(sites)) {
      server.close();
      server.closeAllConnections();
    }
  }
  const bytes = { ours: initialBytes(folders.ours), floor: floorSize };
  recordFloor(root, floorSize);
  const { rows, passed } = table(visits.ours, visits.floor, bytes);
  const note = `Medians of ${RUNS} visits in Chromium ${browser.version()}, its processor slowed down ${SLOWDOWN} times, over a line of ${LINE.latency} ms and ${(LINE.downloadThroughput * 8) / 1e6} Mbit/s.`;
  const text = `${written(rows)}\n\n${written(actions.rows)}\n\n${note}\n`;
  process.stdout.write(`\n${text}`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, 'figures.md'), text);
  return passed && actions.passed;
};

bench().then(
  (passed) => {
    process.exitCode = passed ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`The bench did not finish: ${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  },
);
