/** The last line of the whole run; `atSecondTry` is how many tests passed only then. */
export const summaryLine = (parts, atSecondTry) => {
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  return `${passed} passed, ${failed} failed${atSecondTry === 0 ? '' : `, ${atSecondTry} at the second try`}`;
};

/** The outcome of jest from its JSON report; a run without one counts as one failure, and a skipped test failed. */
export const jestOutcome = (report = {}, succeeded) => {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report;
  const failed =
    numFailedTests + numRuntimeErrorTestSuites + (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  return { passed: numPassedTests, failed: succeeded ? failed : Math.max(failed, 1) };
};

/** The same from the JSON report of Playwright; a test that passed only at the second try passed. */
export const browserOutcome = (report, succeeded) => {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failed = unexpected + skipped + (report?.errors?.length ?? 0);
  return { passed: expected + flaky, failed: succeeded ? failed : Math.max(failed, 1) };
};
