/**
 * What became of the mutants of a part. One that loops for ever is detected; one that no test runs is not, and neither
 * is one that could not be tried.
 * @typedef {{
 *   readonly detected: number, readonly survived: number, readonly uncovered: number, readonly untried: number,
 * }} Outcome
 */

/**
 * A file of the report.
 * @typedef {{ readonly mutants: readonly { readonly status: string }[] }} MutatedFile
 */

/**
 * @param {{ readonly files: Readonly<Record<string, MutatedFile>> }} report
 * @returns {Outcome}
 */
export const outcomeOf = ({ files }) => {
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (/** @type {readonly string[]} */ ...statuses) => all.filter((one) => statuses.includes(one)).length;
  return {
    detected: count('Killed', 'Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    untried: count('RuntimeError', 'CompileError', 'Pending'),
  };
};

/**
 * @param {string} name
 * @param {Outcome} outcome
 * @param {number} least per cent that must be detected
 * @param {number} minutes
 */
export const outcomeLine = (name, { detected, survived, uncovered, untried }, least, minutes) => {
  const all = detected + survived + uncovered + untried;
  const share = all === 0 ? 0 : (100 * detected) / all;
  const isGood = share >= least;
  const text = `${name}: ${detected} of ${all} mutants detected, ${share.toFixed(1)} % (at least ${least} %); ${survived} survived, ${uncovered} run by no test${untried > 0 ? `, ${untried} not tried` : ''}; ${minutes.toFixed(0)} min`;
  return { text: isGood ? text : `${text}: too few`, isGood };
};
