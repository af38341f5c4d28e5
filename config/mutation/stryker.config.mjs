import { parts } from './parts.mjs';

const name = process.env.MUTATION_PART ?? 'state';
const part = parts[name];
if (part === undefined) throw new Error(`There is no part "${name}".`);

/** One part of the mutation testing; see docs/testing.md. */
export default {
  mutate: [...part.files, '!src/**/index.ts'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'config/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  // A mutant in what runs once, when a module is loaded, needs every test anew.
  ignoreStatic: true,
  // The compiler checks types, and its package is not one that Stryker can ask.
  tsconfigFile: 'none',
  concurrency: 2,
  incremental: true,
  incrementalFile: `.cache/mutation/${name}.json`,
  tempDirName: `.cache/mutation/${name}`,
  ignorePatterns: ['/dist', '/screens', '/test-results', '/docs', '/.cache'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `.cache/reports/mutation-${name}.json` },
  disableTypeChecks: false,
  allowConsoleColors: false,
  // A mutant may loop for ever; a busy machine is only slow.
  timeoutMS: 30_000,
  timeoutFactor: 4,
};
