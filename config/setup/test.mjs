// npm test: types, lint, unit tests and browser tests, all of them whatever fails. Then the total time, and one last
// line with the sum of all results. With --quick: types, lint and the unit tests of the page.
// With --wide: everything of which the tests otherwise take a sample (__tests__/support/breadth.ts).
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserOutcome, jestOutcome, summaryLine } from './outcomes.mjs';
import { root, runPackage } from './run.mjs';

const started = performance.now();
const isQuick = process.argv.includes('--quick');
if (process.argv.includes('--wide')) process.env.TEST_BREADTH = 'wide';
const reports = path.join(root, '.cache/reports');
mkdirSync(reports, { recursive: true });
const jestReport = path.join(reports, 'jest.json');
const browserReport = path.join(reports, 'browser.json');
for (const report of [jestReport, browserReport]) rmSync(report, { force: true });

/** The report of a run; `undefined` if there is none that can be read, which counts as a failure. */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    process.stderr.write(`${file} cannot be read: ${error}\n`);
    return undefined;
  }
};

const title = (name) => process.stdout.write(`\n== ${name}\n`);

const asOne = (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });

title('types');
const types = asOne(runPackage('typescript/bin/tsc', ['--noEmit']));

title('lint');
const lint = asOne(
  runPackage('@biomejs/biome/bin/biome', ['check', '--config-path', 'config/lint', '--error-on-warnings']),
);

title('unit tests');
const unitEnded = runPackage(
  'jest/bin/jest.js',
  ['--json', `--outputFile=${jestReport}`, ...(isQuick ? ['__tests__/(?!config/|docs/|journeys/|sessions/)'] : [])],
  // Most of what a visit creates is soon let go: with more room for it a tenth of the time is saved.
  { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() },
);
const parts = [types, lint, jestOutcome(readReport(jestReport), unitEnded)];
let atSecondTry = 0;

if (!isQuick) {
  title('browser tests');
  const browserEnded = runPackage(
    '@playwright/test/cli.js',
    ['test', '--config', 'config/browser/playwright.config.mts'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  );
  const report = readReport(browserReport);
  parts.push(browserOutcome(report, browserEnded));
  atSecondTry = report?.stats.flaky ?? 0;
}

const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`\ntook ${Math.floor(seconds / 60)} min ${seconds % 60} s\n`);
process.stdout.write(`${summaryLine(parts, atSecondTry)}\n`);
process.exitCode = parts.some(({ failed }) => failed > 0) ? 1 : 0;
