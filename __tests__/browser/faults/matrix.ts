import { allCases } from './cases';
import { expectToHold } from './expectToHold';
import { test } from './portal';

for (const cell of allCases) test(cell.name, ({ portal }) => expectToHold(portal, cell));
