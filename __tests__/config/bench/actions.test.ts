import { actionFigures } from '../../../config/bench/actions';

const rests = (milliseconds: readonly number[], elements: number) =>
  milliseconds.map((one) => ({ milliseconds: one, elements }));

it('compares the medians of a thousand actions, and of a late source, with ten', () => {
  const { rows, passed } = actionFigures({
    ten: rests([1_000, 5_000, 900], 400),
    thousand: rests([1_200], 600),
    late: rests([1_000], 400),
  });
  expect(rows.slice(2)).toEqual([
    ['a thousand: at rest', '1000 ms', '1200 ms (1.20)', 'PASS'],
    ['a thousand: elements in the page', '400', '600 (1.50)', 'PASS'],
    ['one source 55 s late: the rest at rest', '1000 ms', '1000 ms (1.00)', 'PASS'],
  ]);
  expect(passed).toBe(true);
});

it.each([
  ['takes too long', rests([1_501], 400), rests([1_000], 400)],
  ['holds too much', rests([1_000], 1_201), rests([1_000], 400)],
  ['waits for a late source', rests([1_000], 400), rests([1_501], 400)],
])('fails when the page %s', (_, thousand, late) => {
  const { rows, passed } = actionFigures({ ten: rests([1_000], 400), thousand, late });
  expect(passed).toBe(false);
  expect(rows.filter((row) => row.at(-1) === 'FAIL')).toHaveLength(1);
});
