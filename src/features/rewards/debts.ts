import type { ProductConfig } from '../../contract/answers/portfolio';
import type { ProductLookup } from '../../portfolio/needs';
import type { RewardsTile } from './slice';

/** The parts of the programme in a portfolio, active or not. */
export interface RewardsParts {
  readonly vitality: ProductConfig | undefined;
  readonly drive: ProductConfig | undefined;
  readonly money: ProductConfig | undefined;
  readonly active: ProductConfig | undefined;
}

/** One debt of the programme: the part, and the portal's message. */
export interface RewardsDebt {
  readonly tile: RewardsTile;
  readonly message: string;
}

/** Each part of the programme as it is in the portfolio. */
export const partsOf = (lookup: ProductLookup): RewardsParts => ({
  vitality: lookup('vitality'),
  drive: lookup('drive'),
  money: lookup('money'),
  active: lookup('active'),
});

/** What the parts are called outside their block: the member may have Health insurance as well. */
export const rewardsNames: Readonly<Record<RewardsTile, string>> = {
  'rewards-health': 'Health rewards',
  'rewards-drive': 'Drive rewards',
  'rewards-money': 'Money rewards',
  'active-rewards': 'Active Rewards',
};

/** The debts of the programme, each message once: several parts often have the same debt (rule `debt.alert`). */
export const rewardsDebts = ({ vitality, drive, money, active }: RewardsParts): readonly RewardsDebt[] => {
  const parts: readonly (readonly [RewardsTile, ProductConfig | undefined])[] = [
    ['rewards-health', vitality],
    ['rewards-drive', drive],
    ['rewards-money', money],
    ['active-rewards', active],
  ];
  const debts = parts.flatMap(([tile, product]) =>
    product?.inDebt === true ? [{ tile, message: product.debtMessage ?? 'A payment is outstanding.' }] : [],
  );
  return debts.filter(({ message }, at) => debts.findIndex((debt) => debt.message === message) === at);
};
