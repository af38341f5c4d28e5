import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs a program in the project's folder with this terminal; returns whether it exited with 0.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {{ environment?: Record<string, string>, shell?: boolean }} [options]
 */
export const run = (program, parameters, { environment = {}, shell = false } = {}) =>
  spawnSync(program, parameters, { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...environment } })
    .status === 0;

/**
 * Runs a script of an installed package by this Node.js, without a shell, on every platform.
 * @param {string} script below node_modules
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [environment]
 */
export const runPackage = (script, parameters, environment = {}) =>
  run(process.execPath, [path.join(root, 'node_modules', script), ...parameters], { environment });

/**
 * A folder in which files can be written: this one, or if it cannot be made or written, one for temporary files.
 * @param {string} wanted
 */
export const writableFolder = (wanted) => {
  try {
    mkdirSync(wanted, { recursive: true });
    accessSync(wanted, constants.W_OK);
    return wanted;
  } catch {
    return path.join(os.tmpdir(), `portfolio-ui-npm-${process.getuid?.() ?? 0}`);
  }
};

/**
 * Runs the npm that started this script, or else the one in the PATH. It installs nothing without a cache, for which
 * some machines' home folders cannot be written.
 * @param {readonly string[]} parameters
 */
export const runNpm = (parameters) => {
  const script = process.env.npm_execpath;
  const cache = writableFolder(process.env.npm_config_cache ?? path.join(os.homedir(), '.npm'));
  const environment = { npm_config_cache: cache };
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...parameters], { environment })
    : run('npm', parameters, { environment, shell: process.platform === 'win32' });
};

/**
 * A whole number that somebody gave; ends the process with 2 if it is none, or not within these bounds.
 * @param {string} text
 * @param {string} question what is asked, without the question mark
 * @param {number} [least]
 * @param {number} [most]
 */
export const numberOf = (text, question, least = 1, most = Number.MAX_SAFE_INTEGER) => {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  process.stderr.write(`${question}? A whole number from ${least} on${most < 1e9 ? `, at most ${most}` : ''}.\n`);
  return process.exit(2);
};

/** @param {string} text */
export const say = (text) => process.stdout.write(`[set-up] ${text}\n`);

/**
 * @param {string} text
 * @returns {never}
 */
export const stop = (text) => {
  process.stderr.write(`[set-up] ${text}\n`);
  process.exit(1);
};
