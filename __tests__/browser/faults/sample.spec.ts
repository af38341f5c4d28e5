import { sampleCases } from './cases';
import { expectToHold } from './holds';
import { test } from './portal';

test.describe('a call that goes wrong leaves every other block as it is', () => {
  for (const cell of sampleCases) test(cell.name, ({ portal }) => expectToHold(portal, cell));
});
