// npm run test:orders: a full load with its answers in many more orders than npm test tries. The first parameter is
// their number: 1,000 by default; the page is drawn for a tenth of them. ORDER_SEED=7 runs one alone.
import { numberOf, runPackage } from './run.mjs';

const asked = numberOf(process.argv[2] ?? '1000', 'How many orders');
const { ORDER_SEED } = process.env;
if (ORDER_SEED !== undefined) numberOf(ORDER_SEED, 'Which ORDER_SEED', 0);
const well = runPackage('jest/bin/jest.js', ['--runInBand', '__tests__/journeys/orders'], { ORDERS: String(asked) });
const what = ORDER_SEED
  ? `ORDER_SEED=${ORDER_SEED}`
  : `${asked} orders, ${Math.ceil(asked / 10)} of them with the page`;
process.stdout.write(`${what}: ${well ? 'the same final state and page' : 'not the same'}\n`);
process.exitCode = well ? 0 : 1;
