import { spawnSync } from 'node:child_process';
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
 * Runs the npm that started this script, or else the one in the PATH.
 * @param {readonly string[]} parameters
 */
export const runNpm = (parameters) => {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...parameters])
    : run('npm', parameters, { shell: process.platform === 'win32' });
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
