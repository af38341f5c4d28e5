// npm test: types, lint, unit tests and browser tests, all of them whatever fails. Then the tests that passed only at
// the second try, the slowest files, the total time, and one last line with the sum of all results. With --quick:
// types, lint and the unit tests without the journeys. With --wide: everything of which the tests otherwise take a
// sample (__tests__/support/breadth.ts).
import {
  browserOutcome,
  browserTimes,
  jestOutcome,
  jestTimes,
  secondTries,
  slowestFiles,
  summaryLine,
} from './decisions.mjs';
import { freshReport, readReport } from './reports.mjs';
import { root, runPackage } from './run.mjs';

const started = performance.now();
const isQuick = process.argv.includes('--quick');
if (process.argv.includes('--wide')) process.env.TEST_BREADTH = 'wide';
const jestReport = freshReport('jest');
const browserReport = freshReport('browser');

/** @param {string} name */
const title = (name) => process.stdout.write(`\n== ${name}\n`);

/** @param {boolean} succeeded */
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
  ['--json', `--outputFile=${jestReport}`, ...(isQuick ? ['__tests__/(?!journeys/|docs/)'] : [])],
  // Most of what a visit creates is soon let go: with more room for it a tenth of the time is saved.
  { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() },
);
const unitReport = readReport(jestReport);
const parts = [types, lint, jestOutcome(unitReport, unitEnded)];

if (!isQuick) {
  title('browser tests');
  const browserEnded = runPackage(
    '@playwright/test/cli.js',
    ['test', '--config', 'config/browser/playwright.config.mts'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  );
  parts.push(browserOutcome(readReport(browserReport), browserEnded));
}

const visited = readReport(browserReport);
const atSecondTry = secondTries(visited);
if (atSecondTry.length > 0) {
  title('passed only at the second try');
  for (const name of atSecondTry) process.stdout.write(`${name}\n`);
}

title('slowest files');
for (const { file, seconds } of slowestFiles([...jestTimes(unitReport, root), ...browserTimes(visited)])) {
  process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${file}\n`);
}
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`\ntook ${Math.floor(seconds / 60)} min ${seconds % 60} s\n`);
process.stdout.write(`${summaryLine(parts, atSecondTry.length)}\n`);
process.exitCode = parts.some(({ failed }) => failed > 0) ? 1 : 0;
