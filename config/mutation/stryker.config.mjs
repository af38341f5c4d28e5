import { createHash } from 'node:crypto';
import { LEAST, part } from './parts.mjs';

const { name } = part;

// What the last run found also counts for files that are mutated no longer, so a part with other files starts afresh.
const files = createHash('sha256').update(part.files.join()).digest('hex').slice(0, 8);

/** One part of the mutation testing; see docs/testing.md. */
export default {
  mutate: [...part.files, '!src/**/index.ts'],
  testRunner: 'jest-by-file',
  plugins: [new URL('runner.mjs', import.meta.url).href],
  // The runner chooses the tests.
  jest: { configFile: 'config/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // A mutant in what runs once, when a module is loaded, needs every test anew.
  ignoreStatic: true,
  // The compiler checks types, and its package is not one that Stryker can ask.
  tsconfigFile: 'none',
  concurrency: 2,
  incremental: true,
  incrementalFile: `.cache/mutation/${name}-${files}.json`,
  tempDirName: `.cache/mutation/${name}`,
  // A test reads the published contract.
  ignorePatterns: ['/dist', '/screens', '/test-results', '/docs/*', '!/docs/contract', '/.cache'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: LEAST, break: LEAST },
  jsonReporter: { fileName: `.cache/reports/mutation-${name}.json` },
  disableTypeChecks: false,
  allowConsoleColors: false,
  // A mutant may loop for ever; a busy machine is only slow.
  timeoutMS: 30_000,
  timeoutFactor: 2,
};
