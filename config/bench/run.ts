import path from 'node:path';
import { launchChromium } from '../browser/chromium.mjs';
import { servePortal } from '../browser/servePortal';
import { findWholeBrowser } from '../setup/browser.mjs';
import { root } from '../setup/run.mjs';
import { benchActions } from './actions';
import { benchInteractions } from './interactions';
import { type Figure, LINE, RUNS, SLOWDOWN } from './measure';

const isWithin = ({ value, most = Number.POSITIVE_INFINITY }: Figure): boolean => value <= most;

const rowOf = (figure: Figure): string => {
  const { name, value, unit, most } = figure;
  const limit = most === undefined ? '|' : `${most} | ${isWithin(figure) ? 'PASS' : 'FAIL'}`;
  return `| ${name} | ${value.toFixed(unit === 'times' ? 2 : 0)} ${unit} | ${limit} |`;
};

const browser = await launchChromium(await findWholeBrowser());
const { address, stop } = await servePortal(path.join(root, 'dist'));
try {
  const figures: readonly Figure[] = [
    ...(await benchActions(browser, address)),
    ...(await benchInteractions(browser, address)),
  ];
  const note = `Medians of ${RUNS} visits in Chromium ${browser.version()}, its processor slowed down ${SLOWDOWN} times, over a line of ${LINE.latency} ms and ${(LINE.downloadThroughput * 8) / 1e6} Mbit/s.`;
  const table = ['| measure | portal | at most | verdict |', '| --- | --- | --- | --- |', ...figures.map(rowOf)];
  process.stdout.write(`\n${table.join('\n')}\n\n${note}\n`);
  process.exitCode = figures.every(isWithin) ? 0 : 1;
} finally {
  await browser.close();
  await stop();
}
