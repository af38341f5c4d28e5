import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** Where test runs put their reports. */
const reports = path.join(root, '.cache/reports');

/**
 * The path for a report of that name; deletes the report of an earlier run.
 * @param {string} name
 */
export const freshReport = (name) => {
  const file = path.join(reports, `${name}.json`);
  rmSync(file, { force: true });
  mkdirSync(reports, { recursive: true });
  return file;
};

/**
 * The report of a run; `undefined` if there is none that can be read.
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
