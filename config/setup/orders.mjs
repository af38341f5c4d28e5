// npm run test:orders: a full load with its answers in many more orders than npm test tries. The first parameter is
// their number: 1,000 by default; the page is drawn for a tenth of them. ORDER_SEED=7 runs one alone.
import { runPackage } from './run.mjs';

const asked = Number(process.argv[2] ?? 1_000);
if (!Number.isInteger(asked) || asked < 1) {
  process.stderr.write('How many orders? A whole number from 1 on.\n');
  process.exit(2);
}
const seed = process.env.ORDER_SEED;
if (seed !== undefined && !/^\d+$/.test(seed)) {
  process.stderr.write('Which order? ORDER_SEED is a whole number.\n');
  process.exit(2);
}
const well = runPackage('jest/bin/jest.js', ['--runInBand', '__tests__/journeys/orders'], { ORDERS: String(asked) });
const what =
  seed === undefined ? `${asked} orders, ${Math.ceil(asked / 10)} of them with the page` : `ORDER_SEED=${seed}`;
process.stdout.write(`${what}: ${well ? 'the same final state and page' : 'not the same'}\n`);
process.exitCode = well ? 0 : 1;
