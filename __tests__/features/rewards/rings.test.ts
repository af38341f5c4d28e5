import fc from 'fast-check';
import type { RewardSummary } from '../../../src/contract/answers/rewards';
import { ringsOf } from '../../../src/features/rewards/selectors';

type Goal = RewardSummary['goals'][number];

const exercise = (changes: Partial<Goal> = {}): Goal => ({
  goalIdentifier: 'EXERCISE_RING',
  hasGoal: true,
  progressPercentage: 40,
  active: true,
  ...changes,
});

const rings = (...goals: readonly Goal[]) => ringsOf({ goals, playCount: undefined, miles: undefined });

/** The exercise ring alone. */
const ring = (...goals: readonly Goal[]) => rings(...goals)[0];

const notSet = { isSet: false, value: undefined, inactive: false };

describe('the rings', () => {
  it('are ordered from the outermost inwards, in whatever order the goals come', () => {
    const drawn = rings(
      exercise({ goalIdentifier: 'SPEND_RING' }),
      exercise(),
      exercise({ goalIdentifier: 'DRIVE_RING' }),
    );
    expect(drawn.map(({ goal, radius }) => [goal, radius])).toEqual([
      ['exercise', 100],
      ['drive', 75],
      ['money', 50],
    ]);
  });

  // Rules `ring.zero`, `ring.achieved`.
  it.each([
    [-5, 1],
    [0, 1],
    [0.4, 1],
    [1.5, 1],
    [99.4, 99],
    [99.5, 99],
    [99.999, 99],
    [100, 100],
    [1e9, 100],
  ])('show %s per cent as %s', (progressPercentage, value) => {
    expect(ring(exercise({ progressPercentage }))).toEqual({
      radius: 100,
      goal: 'exercise',
      isSet: true,
      value,
      inactive: false,
    });
  });

  // Rule `ring.goals`.
  it.each([false, undefined])('have no value for a goal whose hasGoal is %s', (hasGoal) => {
    expect(ring(exercise({ hasGoal }))).toMatchObject(notSet);
  });

  // Rule `ring.scale`.
  it('are always three', () => {
    expect(rings().map(({ goal, isSet }) => [goal, isSet])).toEqual([
      ['exercise', false],
      ['drive', false],
      ['money', false],
    ]);
  });

  it.each([
    [false, true],
    [true, false],
    [undefined, false],
  ])('of a goal whose active is %s are greyed: %s (rule `ring.inactive`)', (active, inactive) => {
    expect(ring(exercise({ active }))).toMatchObject({ inactive });
  });

  it('have no value for a goal whose progress cannot be read, which is set nevertheless', () => {
    expect(ring(exercise({ progressPercentage: undefined }))).toMatchObject({ isSet: true, value: undefined });
  });

  it('ignore unknown identifiers', () => {
    const drawn = rings(exercise({ goalIdentifier: 'SLEEP_RING' }), exercise({ goalIdentifier: undefined }));
    expect(drawn).toMatchObject([notSet, notSet, notSet]);
  });

  it('use the first of several entries for one goal that the member has and that has a progress', () => {
    const drawn = ring(
      exercise({ hasGoal: false, progressPercentage: 10 }),
      exercise({ progressPercentage: undefined }),
      exercise({ progressPercentage: 20 }),
      exercise({ progressPercentage: 30 }),
    );
    expect(drawn).toMatchObject({ value: 20 });
  });

  it('are whole numbers within 1 and 100, and 100 only if that is reached', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5, max: 1e9, noNaN: true }),
        fc.double({ min: -5, max: 105, noNaN: true }),
        (...of) => {
          for (const progressPercentage of of) {
            const { value = 0 } = ring(exercise({ progressPercentage })) ?? {};
            expect(Number.isInteger(value) && value >= 1 && value <= 100).toBe(true);
            expect(value === 100).toBe(progressPercentage >= 100);
          }
        },
      ),
    );
  });
});
