import { likeness, sampleCases } from '../browser/faults/cases';
import { kinds } from '../browser/faults/contracts/contract';

it('The bounded sample of the fault matrix has every failure that differs', () => {
  expect(new Set(sampleCases.map(({ kind }) => likeness(kind)))).toEqual(new Set(kinds.map(likeness)));
});
