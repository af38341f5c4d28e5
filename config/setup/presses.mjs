// npm run test:presses: many more hasty visits to every dialog than npm test makes, each with another seed. The first
// parameter is the number of visits of each kind: 10 by default, 100 at most.
import { numberOf, runPackage } from './run.mjs';

const asked = numberOf(process.argv[2] ?? '10', 'How many visits of each kind', 1, 100);
const seed = process.env.PRESS_SEED ?? String(Math.floor(Math.random() * 1_000_000));
process.stdout.write(`${asked} visits of each kind, PRESS_SEED=${seed}\n`);
const well = runPackage(
  '@playwright/test/cli.js',
  // No second try: one press that counts by chance is what this looks for.
  ['test', '--config', 'config/browser/playwright.config.mts', '--retries=0', 'interaction', '--grep=steady tapping'],
  { PRESS_VISITS: String(asked), PRESS_SEED: seed, TEST_BREADTH: 'wide' },
);
process.exitCode = well ? 0 : 1;
