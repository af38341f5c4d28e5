import { createHash } from 'node:crypto';

/** The oldest Node.js that the dependencies accept. */
export const OLDEST_NODE = [20, 19];

/**
 * @param {string} version of Node.js, such as "20.20.2"
 * @returns {boolean} whether the project runs on it
 */
export const isNodeAccepted = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
};

/**
 * What the installed packages must answer to: they depend on the lock, and their binaries on Node and the platform.
 * @param {string | Buffer} lock the text of package-lock.json
 * @param {{ modules: string, platform: string, architecture: string }} machine
 */
export const installStamp = (lock, { modules, platform, architecture }) =>
  createHash('sha256').update(lock).update([modules, platform, architecture].join(' ')).digest('hex');

/**
 * @param {number | undefined} built when the bundle was built, in milliseconds; undefined where there is none
 * @param {readonly number[]} sources when each source was last changed, in milliseconds
 * @returns {boolean} whether the bundle must be built
 */
export const isBuildNeeded = (built, sources) => built === undefined || sources.some((changed) => changed > built);

/**
 * Chromium's places in the order they are tried, without Playwright's own.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string[]}
 */
export const browserPlaces = (environment) =>
  [
    environment.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].filter((place) => place !== undefined && place !== '');

/**
 * @param {{ platform: string, user: number | undefined, hasApt: boolean }} machine
 * @returns {boolean} whether Chromium may be installed from the system's own packages
 */
export const mayUseApt = ({ platform, user, hasApt }) => platform === 'linux' && user === 0 && hasApt;

/**
 * The last line of the whole test run.
 * @param {readonly { passed: number, failed: number }[]} parts
 */
export const summaryLine = (parts) => {
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  return `${passed} passed, ${failed} failed`;
};

/**
 * The last line of the run of the fault matrix.
 * @param {{ passed: number, failed: number }} outcome
 */
export const faultsLine = ({ passed, failed }) => `fault matrix: ${passed} of ${passed + failed} hold`;

/**
 * The outcome of jest from its JSON report. A run that left no report counts as one failure; a test left out failed.
 * @param {Readonly<Record<string, number>> | undefined} report
 * @param {boolean} succeeded whether the program ended well
 */
export const jestOutcome = (report, succeeded) => {
  const passed = report?.numPassedTests ?? 0;
  const failed = ['numFailedTests', 'numRuntimeErrorTestSuites', 'numPendingTests', 'numTodoTests'].reduce(
    (sum, name) => sum + (report?.[name] ?? 0),
    0,
  );
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
};

/**
 * The outcome of Playwright from its JSON report. A test that passed at a second try only, or was left out, failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: readonly unknown[] } | undefined} report
 * @param {boolean} succeeded whether the program ended well
 */
export const browserOutcome = (report, succeeded) => {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failed = unexpected + flaky + skipped + (report?.errors?.length ?? 0);
  return { passed: expected, failed: succeeded ? failed : Math.max(failed, 1) };
};
