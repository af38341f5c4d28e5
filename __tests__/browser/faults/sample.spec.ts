import { sampleCases } from './cases';
import { expectToHold } from './expectToHold';
import { test } from './portal';

// One worker, so that it reads each healthy page once.
test.describe.configure({ mode: 'default' });

test.describe('a call that goes wrong leaves every other block as it is', () => {
  for (const cell of sampleCases) test(cell.name, ({ portal }) => expectToHold(portal, cell));
});
