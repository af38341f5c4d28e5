// npm run test:mutation: changes the sources in thousands of small ways, one after the other, and counts how many of
// them a unit test detects. Parameters are parts of config/mutation/parts.mjs, all by default; each starts from what
// the last run found and tries again only what has changed. Prints a line per part; exits with 1 if one is below what
// it must reach.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runPackage } from '../setup/run.mjs';
import { outcomeLine, outcomeOf } from './outcome.mjs';
import { LEAST, parts } from './parts.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.\n`);
  process.exit(2);
}

const lines = Object.keys(parts)
  .filter((name) => asked.length === 0 || asked.includes(name))
  .map((name) => {
    const report = path.join(root, `.cache/reports/mutation-${name}.json`);
    const started = performance.now();
    const ended = runPackage('@stryker-mutator/core/bin/stryker.js', ['run', 'config/mutation/stryker.config.mjs'], {
      MUTATION_PART: name,
    });
    const minutes = (performance.now() - started) / 60_000;
    if (!ended || !existsSync(report)) return { text: `${name}: did not end`, isGood: false };
    return outcomeLine(name, outcomeOf(JSON.parse(readFileSync(report, 'utf8'))), LEAST, minutes);
  });

process.stdout.write(`\n${lines.map(({ text }) => text).join('\n')}\n`);
process.exitCode = lines.every(({ isGood }) => isGood) ? 0 : 1;
