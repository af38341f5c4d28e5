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
 * The stamp that installed packages must match: they depend on the lock file, and their binaries on Node and the
 * platform.
 * @param {string | Buffer} lock the text of package-lock.json
 * @param {{ modules: string, platform: string, architecture: string }} machine
 */
export const installStamp = (lock, { modules, platform, architecture }) =>
  createHash('sha256').update(lock).update([modules, platform, architecture].join(' ')).digest('hex');

/**
 * @param {number | undefined} built when the bundle was built, in milliseconds; undefined if there is none
 * @param {readonly number[]} sources when each source was last changed, in milliseconds
 * @returns {boolean} whether the bundle must be built
 */
export const isBuildNeeded = (built, sources) => built === undefined || sources.some((changed) => changed > built);

/**
 * Where to look for Chromium, in this order, without Playwright's own.
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
 * The last line of the whole test run. Tests that passed only at the second try count as passed, and are mentioned.
 * @param {readonly { passed: number, failed: number }[]} parts
 * @param {number} atSecondTry
 */
export const summaryLine = (parts, atSecondTry) => {
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  const line = `${passed} passed, ${failed} failed`;
  return atSecondTry === 0 ? line : `${line}, ${atSecondTry} at the second try`;
};

/**
 * The outcome of jest from its JSON report. A run without a report counts as one failure; a skipped test failed.
 * @param {Readonly<Record<string, number>> | undefined} report
 * @param {boolean} succeeded whether the program exited with 0
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
 * The outcome of Playwright from its JSON report. A test that was skipped failed; one that passed only at the second
 * try passed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: readonly unknown[]
 * } | undefined} report
 * @param {boolean} succeeded whether the program exited with 0
 */
export const browserOutcome = (report, succeeded) => {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failed = unexpected + skipped + (report?.errors?.length ?? 0);
  return { passed: expected + flaky, failed: succeeded ? failed : Math.max(failed, 1) };
};

/**
 * The port that `npm start` will listen on, to check whether it is in use; the server itself refuses invalid ports.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {{ host: string, port: number } | undefined}
 */
export const wantedPort = ({ PORT, HOST }) => {
  const port = Number(PORT || 4173);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? { host: HOST || '127.0.0.1', port } : undefined;
};
