import { sampleCases } from '../browser/faults/cases';
import { kinds } from '../browser/faults/contracts/contract';

it('The bounded sample of the fault matrix has every kind of fault', () => {
  expect(new Set(sampleCases.map(({ kind }) => kind))).toEqual(new Set(kinds));
});
