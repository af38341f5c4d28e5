// npm run test:faults: every call of the contract with everything that can go wrong with it, in the real browser.
import { browserOutcome, faultsLine } from './decisions.mjs';
import { freshReport, readReport } from './reports.mjs';
import { runPackage } from './run.mjs';

const report = freshReport('faults');
const ended = runPackage(
  '@playwright/test/cli.js',
  ['test', '--config', 'config/browser/faults.config.mts', ...process.argv.slice(2)],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
);
const outcome = browserOutcome(readReport(report), ended);
process.stdout.write(`\n${faultsLine(outcome)}\n`);
process.exitCode = outcome.failed > 0 ? 1 : 0;
