import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Runs a program in the project's folder with this terminal; returns whether it exited with 0. */
export const run = (program, parameters, { environment = {}, shell = false } = {}) =>
  spawnSync(program, parameters, { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...environment } })
    .status === 0;

/** Runs a script below node_modules by this Node.js, without a shell, on every platform; returns as {@link run}. */
export const runPackage = (script, parameters, environment = {}) =>
  run(process.execPath, [path.join(root, 'node_modules', script), ...parameters], { environment });

/** Runs the npm that started this script, or else the one in the PATH; returns as {@link run}. */
export const runNpm = (...parameters) => {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...parameters])
    : run('npm', parameters, { shell: process.platform === 'win32' });
};

/**
 * Says in a sentence why a command cannot do what was asked of it, and ends the process with 2.
 * @param {string} sentence
 * @returns {never}
 */
export const refuse = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  return process.exit(2);
};

/** The whole number that somebody gave as the answer to `question`; ends the process with 2 if it is not within bounds. */
export const numberOf = (text, question, least = 1, most = Number.MAX_SAFE_INTEGER) => {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  return refuse(`${question}? A whole number from ${least} on${most < 1e9 ? `, at most ${most}` : ''}.`);
};

export const say = (text) => process.stdout.write(`[set-up] ${text}\n`);

/** Says why the set-up cannot go on, and ends the process. */
export const stop = (text) => {
  process.stderr.write(`[set-up] ${text}\n`);
  process.exit(1);
};
