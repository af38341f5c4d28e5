import {
  browserOutcome,
  browserPlaces,
  installStamp,
  isBuildNeeded,
  isNodeAccepted,
  jestOutcome,
  mayUseApt,
  summaryLine,
  wantedPort,
} from '../../../config/setup/decisions.mjs';

it.each([
  ['18.20.0', false],
  ['20.18.9', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
])('says of Node.js %s whether the project runs on it: %s', (version, accepted) => {
  expect(isNodeAccepted(version)).toBe(accepted);
});

it('installs again when the lock, the Node.js version or the machine changes', () => {
  const machine = { modules: '115', platform: 'linux', architecture: 'x64' };
  const stamp = installStamp('lock', machine);
  expect(installStamp('lock', { ...machine })).toBe(stamp);
  expect(installStamp('other', machine)).not.toBe(stamp);
  expect(installStamp('lock', { ...machine, modules: '127' })).not.toBe(stamp);
  expect(installStamp('lock', { ...machine, architecture: 'arm64' })).not.toBe(stamp);
});

it('builds if there is no bundle, or a source is newer', () => {
  expect(isBuildNeeded(undefined, [])).toBe(true);
  expect(isBuildNeeded(10, [1, 11])).toBe(true);
  expect(isBuildNeeded(10, [1, 10])).toBe(false);
});

it('tries the configured browser before those of the system', () => {
  expect(browserPlaces({ CHROMIUM_PATH: '/opt/chromium' })[0]).toBe('/opt/chromium');
  expect(browserPlaces({ CHROMIUM_PATH: '' })[0]).toBe('/usr/bin/chromium');
  expect(browserPlaces({})[0]).toBe('/usr/bin/chromium');
});

it('installs system packages only as root on Linux with apt', () => {
  expect(mayUseApt({ platform: 'linux', user: 0, hasApt: true })).toBe(true);
  expect(mayUseApt({ platform: 'linux', user: 1000, hasApt: true })).toBe(false);
  expect(mayUseApt({ platform: 'linux', user: 0, hasApt: false })).toBe(false);
  expect(mayUseApt({ platform: 'darwin', user: 0, hasApt: true })).toBe(false);
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
  expect(browserOutcome({ stats: { ...stats, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }, false)).toEqual({
    passed: 4,
    failed: 1,
  });
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

it.each([
  [{}, { host: '127.0.0.1', port: 4173 }],
  [
    { PORT: '8080', HOST: '0.0.0.0' },
    { host: '0.0.0.0', port: 8080 },
  ],
  [{ PORT: '0' }, undefined],
  [{ PORT: 'http' }, undefined],
])('for %j checks %j before it starts', (environment, wanted) => {
  expect(wantedPort(environment)).toEqual(wanted);
});
