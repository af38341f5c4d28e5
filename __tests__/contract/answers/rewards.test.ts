import {
  driveStatusSchema,
  healthStatusSchema,
  moneyStatusSchema,
  rewardSummarySchema,
} from '../../../src/contract/answers/rewards';
import { readBy } from '../readBy';

const read = (answer: unknown) => readBy(rewardSummarySchema, answer);

const goal = { goalIdentifier: 'EXERCISE_RING', hasGoal: true, progressPercentage: 40, active: true };

describe('the rewards summary', () => {
  // Rule `rewards.shapes`.
  it('reads shape one', () => {
    const answer = {
      goalDetails: { goalProgressList: [goal] },
      rewardsInventory: { plays: { availablePlayCount: 3 }, miles: { balance: 1250 } },
    };
    expect(read(answer)).toEqual({ goals: [goal], playCount: 3, miles: 1250 });
  });

  // Rules `rewards.shapes`, `rewards.miles`.
  it('reads shape two, and only the allocated Miles from the inventory', () => {
    const answer = {
      playCount: '3',
      goalProgressResponseList: [{ ...goal, progressPercentage: '40' }],
      inventoryDetailList: [
        { typeToken: 'MILES', tokenStatus: 'EXPIRED', tokenValue: 999 },
        { typeToken: 'PLAY', tokenStatus: 'ALLOCATED', tokenValue: 3 },
        { typeToken: 'MILES', tokenStatus: 'ALLOCATED', tokenValue: '1250' },
      ],
    };
    expect(read(answer)).toEqual({ goals: [goal], playCount: 3, miles: 1250 });
  });

  it('fills in from shape two what shape one leaves out', () => {
    const answer = { goalDetails: {}, rewardsInventory: { plays: {} }, goalProgressResponseList: [goal], playCount: 2 };
    expect(read(answer)).toEqual({ goals: [goal], playCount: 2, miles: undefined });
  });

  it('distinguishes no Miles from an unknown number of Miles', () => {
    expect(read({ rewardsInventory: { miles: { balance: 0 } } })).toEqual({
      goals: [],
      playCount: undefined,
      miles: 0,
    });
    expect(read({ goalProgressResponseList: [], inventoryDetailList: [] })).toEqual({
      goals: [],
      playCount: undefined,
      miles: undefined,
    });
  });

  it('leaves out goals that are not objects, or have no name or an unknown one', () => {
    const sleep = { ...goal, goalIdentifier: 'SLEEP_RING' };
    const answer = { goalProgressResponseList: [null, 7, { hasGoal: true }, sleep, goal] };
    expect(read(answer)).toMatchObject({ goals: [goal] });
    const none = { goalIdentifier: 'SLEEP_RING', hasGoal: false };
    expect(read({ goalProgressResponseList: [none] })).toMatchObject({ goals: [none] });
  });

  it('takes the goals of both lists if an answer has both', () => {
    const drive = { ...goal, goalIdentifier: 'DRIVE_RING' };
    for (const [one, two] of [
      [[], [goal, drive]],
      [[goal], [drive]],
      [[goal, drive], []],
    ] as const) {
      const answer = { goalDetails: { goalProgressList: one }, goalProgressResponseList: two };
      expect(read(answer)).toMatchObject({ goals: [goal, drive] });
    }
  });

  it.each([
    ['45', 45],
    ['45%', 45],
    [' 45.5 % ', 45.5],
    [1e9, 1e9],
    [-5, -5],
    ['%', undefined],
    ['4%5', undefined],
    ['45%%', undefined],
    ['forty', undefined],
    [null, undefined],
    [[45], undefined],
    [{ value: 45 }, undefined],
  ])('reads a progress of %j as %s', (progressPercentage, expected) => {
    expect(read({ goalProgressResponseList: [{ ...goal, progressPercentage }] })).toEqual({
      goals: [{ ...goal, progressPercentage: expected }],
      playCount: undefined,
      miles: undefined,
    });
  });

  it('takes the first readable allocated one of several entries of Miles', () => {
    const miles = (tokenValue: unknown, tokenStatus = 'ALLOCATED') => ({ typeToken: 'MILES', tokenStatus, tokenValue });
    expect(read({ inventoryDetailList: [miles(5, 'EXPIRED'), miles('1 250'), miles(70), miles(900)] })).toMatchObject({
      miles: 70,
    });
    expect(read({ playCount: 1, inventoryDetailList: [miles('1 250')] })).toMatchObject({ miles: undefined });
  });

  it.each([[], '', 7])('has the goals of shape two where those of shape one are %j', (goalDetails) => {
    const answer = { goalDetails, goalProgressResponseList: [goal], playCount: 3 };
    expect(read(answer)).toMatchObject({ goals: [{ goalIdentifier: goal.goalIdentifier }], playCount: 3 });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [goal]],
    ['an empty object', {}],
    ['an error in the clothes of an answer', { message: 'not today' }],
    ['the parts of shape one, all empty', { goalDetails: {}, rewardsInventory: { plays: {}, miles: null } }],
    ['goals of which none can be read', { goalDetails: { goalProgressList: ['a', 1] } }],
    ['goals of which none is named', { goalProgressResponseList: [{ hasGoal: true, progressPercentage: 40 }] }],
    ['goals of which none has a ring', { goalProgressResponseList: [{ ...goal, goalIdentifier: 'exercise' }] }],
    ['goals of a wrong type alone', { goalDetails: [], playCount: 3 }],
    ['lists that are objects', { goalDetails: { goalProgressList: {} }, inventoryDetailList: {} }],
    ['an inventory without Miles', { inventoryDetailList: [] }],
    ['a play count that is not a number', { playCount: 'three' }],
  ])('is refused if it is %s', (_, answer) => {
    expect(read(answer)).toBe('refused');
  });
});

it.each([
  ['health', healthStatusSchema, { status: 'GOLD', displayStatus: 'Gold' }],
  ['drive', driveStatusSchema, { status: 'Silver' }],
  ['money', moneyStatusSchema, { moneyStatus: { displayStatus: 'Bronze' } }],
] as const)('The statuses of %s are read', (_, schema, answer) => {
  expect(readBy<unknown>(schema, answer)).toEqual(answer);
});
