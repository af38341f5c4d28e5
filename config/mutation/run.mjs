// npm run test:mutation: changes the sources in thousands of small ways, one after the other, and counts how many of
// them a unit test detects. Parameters are parts of config/mutation/parts.mjs, all by default; each starts from what
// the last run found and tries again only what has changed. Stryker says which changes no test detects, and the share
// of the others; exits with 1 if that is too small in one part.
import { refuse, runPackage } from '../setup/run.mjs';
import { LEAST, parts } from './parts.mjs';

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) refuse(`There is no part "${unknown}": the parts are ${Object.keys(parts).join(', ')}.`);
const failed = (asked.length > 0 ? asked : Object.keys(parts)).filter((name) => {
  process.stdout.write(`\n== ${name}\n`);
  const parameters = ['run', 'config/mutation/stryker.config.mjs'];
  return !runPackage('@stryker-mutator/core/bin/stryker.js', parameters, { MUTATION_PART: name });
});
process.stdout.write(
  failed.length > 0 ? `below ${LEAST} %, or not ended: ${failed.join(', ')}\n` : 'every part reached\n',
);
process.exitCode = failed.length > 0 ? 1 : 0;
