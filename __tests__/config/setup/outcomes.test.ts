import { browserOutcome, jestOutcome, summaryLine } from '../../../config/setup/outcomes.mjs';

it('counts a test run without a report, or a skipped test, as failed', () => {
  const jest = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1, numPendingTests: 1 };
  expect(jestOutcome(jest, false)).toEqual({ passed: 5, failed: 3 });
  expect(jestOutcome(undefined, false)).toEqual({ passed: 0, failed: 1 });
  expect(jestOutcome({ numPassedTests: 5 }, true)).toEqual({ passed: 5, failed: 0 });
  expect(jestOutcome({ numPassedTests: 5 }, false)).toEqual({ passed: 5, failed: 1 });
});

it('counts a browser test that passed only at the second try as passed, and a skipped one as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
  expect(browserOutcome({ stats, errors: [] }, false)).toEqual({ passed: 5, failed: 2 });
  const good = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
  expect(browserOutcome({ stats: good, errors: [{}] }, false)).toEqual({ passed: 4, failed: 1 });
  expect(browserOutcome(undefined, false)).toEqual({ passed: 0, failed: 1 });
});

it('adds everything up in one plain line', () => {
  const parts = [
    { passed: 3, failed: 0 },
    { passed: 1, failed: 2 },
  ];
  expect(summaryLine(parts, 0)).toBe('4 passed, 2 failed');
  expect(summaryLine(parts, 1)).toBe('4 passed, 2 failed, 1 at the second try');
});
