import {
  browserOutcome,
  installStamp,
  isNodeAccepted,
  jestOutcome,
  summaryLine,
} from '../../../config/setup/decisions.mjs';

it.each([
  ['18.20.0', false],
  ['20.18.9', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
])('says of Node.js %s whether the project runs on it: %s', (version, accepted) => {
  expect(isNodeAccepted(version, '20.19.0')).toBe(accepted);
});

it('installs again when the lock, the Node.js version or the machine changes', () => {
  const stamps = [
    installStamp('lock', ['115', 'linux', 'x64']),
    installStamp('other', ['115', 'linux', 'x64']),
    installStamp('lock', ['127', 'linux', 'x64']),
    installStamp('lock', ['115', 'linux', 'arm64']),
  ];
  expect(new Set(stamps).size).toBe(4);
  expect(installStamp('lock', ['115', 'linux', 'x64'])).toBe(stamps[0]);
});

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
