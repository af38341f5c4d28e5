import { sampleCases } from '../browser/faults/cases';
import { kinds } from '../browser/faults/contracts/contract';
import { runs, sampleOf } from '../support/breadth';

const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

it('A bounded sample is spread over the whole list, and the same in every run', () => {
  expect(sampleOf(ten, 3, false)).toEqual([0, 3, 6]);
  expect(sampleOf(ten, 10, false)).toEqual(ten);
  expect(sampleOf(ten, 20, false)).toEqual(ten);
  expect(sampleOf([], 3, false)).toEqual([]);
});

it('A wide run leaves nothing out', () => {
  expect(sampleOf(ten, 3, true)).toEqual(ten);
  expect([runs({ few: 2, many: 50 }, false), runs({ few: 2, many: 50 }, true)]).toEqual([
    { numRuns: 2 },
    { numRuns: 50 },
  ]);
});

it('The bounded sample of the fault matrix has every kind of fault', () => {
  expect(new Set(sampleCases.map(({ kind }) => kind))).toEqual(new Set(kinds));
});
