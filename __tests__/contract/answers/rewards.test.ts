import { safeParse } from 'valibot';
import {
  driveStatusSchema,
  healthStatusSchema,
  moneyStatusSchema,
  rewardSummarySchema,
} from '../../../src/contract/answers/rewards';

const read = (answer: unknown) => {
  const result = safeParse(rewardSummarySchema, answer);
  return result.success ? result.output : 'refused';
};

const goal = { goalIdentifier: 'EXERCISE_RING', hasGoal: true, progressPercentage: 40, active: true };

describe('the rewards summary', () => {
  it('reads shape one', () => {
    const answer = {
      goalDetails: { goalProgressList: [goal] },
      rewardsInventory: { plays: { availablePlayCount: 3 }, miles: { balance: 1250 } },
    };
    expect(read(answer)).toEqual({ goals: [goal], playCount: 3, miles: 1250 });
  });

  it('reads shape two, and of the inventory only the allocated Miles', () => {
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

  it('takes from shape two what shape one leaves open', () => {
    const answer = { goalDetails: {}, rewardsInventory: { plays: {} }, goalProgressResponseList: [goal], playCount: 2 };
    expect(read(answer)).toEqual({ goals: [goal], playCount: 2, miles: undefined });
  });

  it('knows the difference between no Miles and an unknown number of Miles', () => {
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

  it('leaves out goals that are no objects', () => {
    expect(read({ goalProgressResponseList: [null, 7, goal] })).toMatchObject({ goals: [goal] });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [goal]],
    ['an empty object', {}],
    ['an error in the clothes of an answer', { message: 'not today' }],
    ['the parts of shape one, all empty', { goalDetails: {}, rewardsInventory: { plays: {}, miles: null } }],
    ['goals of which none can be read', { goalDetails: { goalProgressList: ['a', 1] } }],
    ['an inventory without Miles', { inventoryDetailList: [] }],
    ['a play count that is no number', { playCount: 'three' }],
  ])('is refused where it is %s', (_, answer) => {
    expect(read(answer)).toBe('refused');
  });
});

describe('the statuses', () => {
  it.each([
    ['health', healthStatusSchema, { status: 'GOLD', displayStatus: 'Gold' }],
    ['drive', driveStatusSchema, { status: 'Silver' }],
    ['money', moneyStatusSchema, { moneyStatus: { displayStatus: 'Bronze' } }],
  ] as const)('of %s are read', (_, schema, answer) => {
    expect(safeParse(schema, answer)).toMatchObject({ success: true, output: answer });
  });

  it('read a field that is no text as unknown', () => {
    expect(safeParse(healthStatusSchema, { status: null, displayStatus: {} }).output).toEqual({
      status: undefined,
      displayStatus: undefined,
    });
    expect(safeParse(moneyStatusSchema, { moneyStatus: 'Gold' }).output).toEqual({ moneyStatus: undefined });
  });
});
