import { outcomeLine, outcomeOf } from '../../../config/mutation/outcome.mjs';

const mutants = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) });

it('A mutant that loops for ever is detected, one that no test ran or that was not tried is not, and one left out does not count', () => {
  const files = {
    a: mutants('Killed', 'Timeout', 'Survived'),
    b: mutants('NoCoverage', 'Ignored', 'Killed', 'RuntimeError'),
  };
  expect(outcomeOf({ files })).toEqual({ detected: 3, survived: 1, uncovered: 1, untried: 1 });
});

it('The line of a part says what it must reach, and whether it does', () => {
  const outcome = { detected: 89, survived: 10, uncovered: 1, untried: 0 };
  expect(outcomeLine('state', outcome, 90, 12.3)).toEqual({
    text: 'state: 89 of 100 mutants detected, 89.0 % (at least 90 %); 10 survived, 1 run by no test; 12 min: too few',
    isGood: false,
  });
  expect(outcomeLine('state', outcome, 89, 1).isGood).toBe(true);
  expect(outcomeLine('state', { ...outcome, untried: 11 }, 89, 1)).toMatchObject({
    text: expect.stringContaining('80.2 %'),
    isGood: false,
  });
});

it('A part without mutants reaches nothing', () => {
  expect(outcomeLine('state', outcomeOf({ files: {} }), 90, 0).isGood).toBe(false);
});
