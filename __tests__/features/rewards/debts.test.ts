import type { ProductConfig } from '../../../src/contract/answers/portfolio';
import { rewardsDebts } from '../../../src/features/rewards/slice';
import { productOf } from '../../support/builders';
import { inWords } from '../../support/inWords';

const owing = (id: 'vitality' | 'drive' | 'money' | 'active', debtMessage?: string) =>
  productOf(id, { inDebt: true, debtMessage });

const debtsOf = (...products: readonly ProductConfig[]) =>
  rewardsDebts((id) => products.find((product) => product.id === id)).map(({ label, name, message }) => [
    label,
    inWords(name),
    inWords(message),
  ]);

// Rule `debt.alert`.
describe('the debts of the rewards programme', () => {
  it('are those of its parts, in their order, whatever that of the products is', () => {
    expect(
      debtsOf(owing('active', 'Fourth'), owing('money', 'Third'), owing('drive', 'Second'), owing('vitality', 'First')),
    ).toEqual([
      ['rewards-health', 'Health rewards', 'First'],
      ['rewards-drive', 'Drive rewards', 'Second'],
      ['rewards-money', 'Money rewards', 'Third'],
      ['active-rewards', 'Active Rewards', 'Fourth'],
    ]);
  });

  it('say the same thing once, for the first part that has it', () => {
    expect(debtsOf(owing('drive', 'Overdue'), owing('money'), owing('active', 'Overdue'))).toEqual([
      ['rewards-drive', 'Drive rewards', 'Overdue'],
      ['rewards-money', 'Money rewards', 'A payment is outstanding.'],
    ]);
  });

  it('are none if the member owes nothing', () => {
    expect(debtsOf(productOf('money', { inDebt: false, debtMessage: 'Paid' }))).toEqual([]);
  });
});
