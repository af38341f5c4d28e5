import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** Where test runs leave their reports. */
const reports = path.join(root, '.cache/reports');

/**
 * A place for a report of that name, with nothing of an earlier run in it.
 * @param {string} name
 */
export const freshReport = (name) => {
  const file = path.join(reports, `${name}.json`);
  rmSync(file, { force: true });
  mkdirSync(reports, { recursive: true });
  return file;
};

/**
 * The report that a run left; `undefined` where it left none that can be read.
 * @param {string} file
 */
export const readReport = (file) => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    process.stderr.write(`${file} cannot be read: ${error}\n`);
    return undefined;
  }
};
