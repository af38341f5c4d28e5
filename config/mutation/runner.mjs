import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strykerPlugins as plugins, strykerValidationSchema } from '@stryker-mutator/jest-runner';

const [jest] = plugins;

/** Says which files have a test of a name. One process of a run writes it into their folder, and all read it. */
const indexFile = () => path.resolve('files-of-tests.json');

/** Where a file is below `src` or `__tests__`, without its endings: a test file mirrors the file that it tests. */
const placeOf = (file) => file.replace(/^.*[\\/](?:src|__tests__)[\\/]|\.(?:test\.)?tsx?$/g, '');

/** A test file that cannot even be loaded has detected the mutant; Stryker would take that for an error of its own. */
const detectedAtLoad = (outcome) =>
  outcome.status === 'error'
    ? { status: 'killed', killedBy: [], failureMessage: outcome.errorMessage, nrOfTests: 0 }
    : outcome;

/**
 * Stryker's runner for jest, which knows the names of the tests that run a mutant, but lets jest load every file that
 * may have a test of such a name. This one gives jest the files that do, the one that mirrors the mutated file first:
 * most mutants are detected there.
 */
const createRunner = (injector) => {
  const runner = jest.factory(injector);
  const { jestTestAdapter } = runner;
  let filesOf;
  // What jest is to run; everything if undefined.
  let chosen;
  const runAll = jestTestAdapter.run.bind(jestTestAdapter);
  jestTestAdapter.run = (settings) => runAll(chosen ? { ...settings, testFiles: chosen } : settings);

  /** The files with tests of these names; without names all. */
  const filesWith = (names) => {
    filesOf ??= JSON.parse(readFileSync(indexFile(), 'utf8'));
    return [...new Set((names ?? Object.keys(filesOf)).flatMap((name) => filesOf[name] ?? []))];
  };

  return {
    init: () => runner.init(),
    capabilities: () => runner.capabilities(),
    dryRun: async (options) => {
      const outcome = await runner.dryRun(options);
      const index = {};
      for (const { id, fileName } of outcome.tests ?? []) index[id] = [...new Set([...(index[id] ?? []), fileName])];
      writeFileSync(indexFile(), JSON.stringify(index));
      return outcome;
    },
    mutantRun: async (options) => {
      const files = filesWith(options.testFilter);
      const mirrors = files.filter((file) => placeOf(file) === placeOf(options.sandboxFileName));
      const others = files.filter((file) => !mirrors.includes(file));
      if (files.length === 0) throw new Error('No file has the tests that run the mutant.');
      let outcome;
      for (const group of [mirrors, others]) {
        if (group.length === 0) continue;
        chosen = group;
        const next = detectedAtLoad(await runner.mutantRun(options));
        // The sum of both groups, because a survivor reports how many tests have missed it.
        outcome = { ...next, nrOfTests: (outcome?.nrOfTests ?? 0) + (next.nrOfTests ?? 0) };
        if (outcome.status !== 'survived') break;
      }
      return outcome;
    },
  };
};
createRunner.inject = jest.factory.inject;

/** What Stryker looks for in a plugin. */
export const strykerPlugins = [{ ...jest, name: 'jest-by-file', factory: createRunner }];
export { strykerValidationSchema };
