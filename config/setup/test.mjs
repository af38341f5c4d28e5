// npm test: types, lint, unit tests and browser tests, all of them whatever fails, and one last line that adds them up.
import { browserOutcome, jestOutcome, summaryLine } from './decisions.mjs';
import { freshReport, readReport } from './reports.mjs';
import { runPackage } from './run.mjs';

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
const unitEnded = runPackage('jest/bin/jest.js', ['--json', `--outputFile=${jestReport}`]);
const unit = jestOutcome(readReport(jestReport), unitEnded);

title('browser tests');
const browserEnded = runPackage(
  '@playwright/test/cli.js',
  ['test', '--config', 'config/browser/playwright.config.mts'],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
);
const browser = browserOutcome(readReport(browserReport), browserEnded);

const parts = [types, lint, unit, browser];
process.stdout.write(`\n${summaryLine(parts)}\n`);
process.exitCode = parts.some(({ failed }) => failed > 0) ? 1 : 0;
