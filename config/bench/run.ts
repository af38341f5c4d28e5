import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchChromium } from '../browser/chromium.mjs';
import { servePortal } from '../browser/servePortal';
import { build } from '../release/builds';
import { findWholeBrowser } from '../setup/browser.mjs';
import { root } from '../setup/run.mjs';
import { benchActions } from './actions';
import { benchInteractions } from './interactions';
import { initialBytes, LARGEST_FIRST, median, verdict } from './sizes';
import { LINE, type Visit, visit } from './visits';

const cache = path.join(root, '.cache/bench');
const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const SLOWDOWN = Number(process.env.BENCH_SLOWDOWN ?? 4);

const milliseconds = (values: readonly number[]): string => `${median(values).toFixed(0)} ms`;

const written = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

const table = (visits: readonly Visit[], bytes: number) => {
  const lefts = visits.map(({ calls }) => Math.max(...calls.map(({ left }) => left)));
  const early = visits.every(({ calls, scriptArrived }) => calls.every(({ left }) => left < scriptArrived));
  const once = visits.every(
    ({ calls }) => calls.length === 2 && new Set(calls.map(({ path: name }) => name)).size === 2,
  );
  const rows = [
    ['measure', 'portal', 'verdict'],
    ['---', '---', '---'],
    ['initial JavaScript, brotli', `${bytes} bytes (at most ${LARGEST_FIRST})`, verdict(bytes <= LARGEST_FIRST)],
    ['first calls left', milliseconds(lefts), ''],
    ['script arrived', milliseconds(visits.map((one) => one.scriptArrived)), ''],
    ['first calls left before the script arrived', early ? 'always' : 'not always', verdict(early)],
    ['each first call made', once ? 'once' : 'not once', verdict(once)],
    ['first contentful paint', milliseconds(visits.map((one) => one.firstPaint)), ''],
    ['longest task after the first paint', milliseconds(visits.map((one) => one.longestTask)), ''],
  ];
  return { rows, passed: bytes <= LARGEST_FIRST && early && once };
};

const bench = async (): Promise<boolean> => {
  const dist = path.join(cache, 'portal');
  await build(dist, 'bench');
  const browser = await launchChromium(await findWholeBrowser());
  const { address, stop } = await servePortal(dist);
  const visits: Visit[] = [];
  try {
    // The first visit warms up the server.
    for (let turn = 0; turn <= RUNS; turn += 1) {
      const one = await visit(browser, address, SLOWDOWN);
      if (turn > 0) visits.push(one);
    }
    const actions = await benchActions(browser, address, { runs: RUNS, slowdown: SLOWDOWN });
    const presses = await benchInteractions(browser, address, { runs: RUNS, slowdown: SLOWDOWN });
    const { rows, passed } = table(visits, initialBytes(dist));
    const note = `Medians of ${RUNS} visits in Chromium ${browser.version()}, its processor slowed down ${SLOWDOWN} times, over a line of ${LINE.latency} ms and ${(LINE.downloadThroughput * 8) / 1e6} Mbit/s.`;
    const text = `${written(rows)}\n\n${written(actions.rows)}\n\n${written(presses.rows)}\n\n${note}\n`;
    process.stdout.write(`\n${text}`);
    mkdirSync(cache, { recursive: true });
    writeFileSync(path.join(cache, 'figures.md'), text);
    return passed && actions.passed && presses.passed;
  } finally {
    await browser.close();
    await stop();
  }
};

process.exitCode = (await bench()) ? 0 : 1;
