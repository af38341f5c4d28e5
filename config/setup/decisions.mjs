import { createHash } from 'node:crypto';

/**
 * @param {string} version of Node.js, such as "20.20.2"
 * @param {string} oldest such as "20.19.0"
 * @returns {boolean} whether the version is that one or newer
 */
export const isNodeAccepted = (version, oldest) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
};

/**
 * What installed packages depend on: the lock file, and for their binaries Node and the platform.
 * @param {string | Buffer} lock the text of package-lock.json
 * @param {readonly string[]} machine
 */
export const installStamp = (lock, machine) =>
  createHash('sha256').update(lock).update(machine.join(' ')).digest('hex');

/**
 * The last line of the whole test run. Tests that passed only at the second try count as passed, and are mentioned.
 * @param {readonly { passed: number, failed: number }[]} parts
 * @param {number} atSecondTry
 */
export const summaryLine = (parts, atSecondTry) => {
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  return `${passed} passed, ${failed} failed${atSecondTry === 0 ? '' : `, ${atSecondTry} at the second try`}`;
};

/**
 * The outcome of jest from its JSON report. A run without a report counts as one failure; a skipped test failed.
 * @param {Readonly<Record<string, number>> | undefined} report
 * @param {boolean} succeeded whether the program exited with 0
 */
export const jestOutcome = (report = {}, succeeded) => {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report;
  const failed =
    numFailedTests + numRuntimeErrorTestSuites + (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  return { passed: numPassedTests, failed: succeeded ? failed : Math.max(failed, 1) };
};

/**
 * The outcome of Playwright from its JSON report, as that of jest. One that passed only at the second try passed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: readonly unknown[]
 * } | undefined} report
 * @param {boolean} succeeded whether the program exited with 0
 */
export const browserOutcome = (report, succeeded) => {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failed = unexpected + skipped + (report?.errors?.length ?? 0);
  return { passed: expected + flaky, failed: succeeded ? failed : Math.max(failed, 1) };
};
