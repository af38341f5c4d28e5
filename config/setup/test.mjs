// npm test: types, lint, unit tests and browser tests, all of them whatever fails, and one last line that adds them up.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserOutcome, jestOutcome, summaryLine } from './decisions.mjs';
import { root, runPackage } from './run.mjs';

const reports = path.join(root, '.cache/reports');
const jestReport = path.join(reports, 'jest.json');
const browserReport = path.join(reports, 'browser.json');

/** @param {string} file */
const readReport = (file) => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    process.stderr.write(`${file} cannot be read: ${error}\n`);
    return undefined;
  }
};

/** @param {string} name */
const title = (name) => process.stdout.write(`\n== ${name}\n`);

/** @param {boolean} succeeded */
const asOne = (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

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
