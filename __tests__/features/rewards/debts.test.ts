import { partsOf, type RewardsParts, rewardsDebts } from '../../../src/features/rewards/slice';
import { productOf } from '../../support/builders';

const owing = (id: 'vitality' | 'drive' | 'money' | 'active', debtMessage?: string) =>
  productOf(id, { inDebt: true, debtMessage });

const none: RewardsParts = { vitality: undefined, drive: undefined, money: undefined, active: undefined };

// Rule `debt.alert`.
describe('the debts of the rewards programme', () => {
  it('are those of its parts, each by the name of its tile, in their order', () => {
    expect(
      rewardsDebts({
        vitality: owing('vitality', 'First'),
        drive: owing('drive', 'Second'),
        money: owing('money', 'Third'),
        active: owing('active', 'Fourth'),
      }),
    ).toEqual([
      { tile: 'rewards-health', message: 'First' },
      { tile: 'rewards-drive', message: 'Second' },
      { tile: 'rewards-money', message: 'Third' },
      { tile: 'active-rewards', message: 'Fourth' },
    ]);
  });

  it('say the same thing once, for the first part that has it', () => {
    const debts = rewardsDebts({
      ...none,
      drive: owing('drive', 'Overdue'),
      money: owing('money'),
      active: owing('active', 'Overdue'),
    });
    expect(debts).toEqual([
      { tile: 'rewards-drive', message: 'Overdue' },
      { tile: 'rewards-money', message: 'A payment is outstanding.' },
    ]);
  });

  it('are none if the member has no part, or owes nothing', () => {
    expect(rewardsDebts(none)).toEqual([]);
    expect(rewardsDebts({ ...none, money: productOf('money', { inDebt: false, debtMessage: 'Paid' }) })).toEqual([]);
  });
});

describe('the parts of the programme', () => {
  it('are looked up in the portfolio by their ids', () => {
    expect(partsOf((id) => productOf(id))).toEqual({
      vitality: productOf('vitality'),
      drive: productOf('drive'),
      money: productOf('money'),
      active: productOf('active'),
    });
  });
});
