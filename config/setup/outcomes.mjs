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
 * @param {{ stats: Readonly<Record<string, number>>, errors: readonly unknown[] } | undefined} report
 * @param {boolean} succeeded
 */
export const browserOutcome = (report, succeeded) => {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failed = unexpected + skipped + (report?.errors?.length ?? 0);
  return { passed: expected + flaky, failed: succeeded ? failed : Math.max(failed, 1) };
};
