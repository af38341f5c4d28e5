import { type ProductId, productIds } from '../../../src/contract/productIds';
import { catalogue } from './catalogue';
import type { WireProduct } from './wire';

/** A product the member holds; `changes` replaces single fields. */
export const held = (id: ProductId, changes: Partial<Omit<WireProduct, 'id'>> = {}): WireProduct => {
  const { area, description, policy } = catalogue[id];
  return {
    id,
    active: true,
    policyWithdrawn: false,
    clickThroughUrl: area,
    description,
    inDebt: false,
    ...(policy === undefined ? {} : { policyNumber: policy }),
    ...changes,
  };
};

/** A product that is in the portfolio but not active. */
export const notActive = (id: ProductId): WireProduct => held(id, { active: false });

/** A product whose policy has been withdrawn. */
export const withdrawn = (id: ProductId, changes: Partial<Omit<WireProduct, 'id'>> = {}): WireProduct =>
  held(id, { active: false, policyWithdrawn: true, ...changes });

/** A held product with a debt, and the portal's message about it. */
export const inDebt = (id: ProductId, debtMessage: string): WireProduct => held(id, { inDebt: true, debtMessage });

/** The four parts of the rewards programme, all active. */
export const rewardsProducts = [held('vitality'), held('drive'), held('money'), held('active')] as const;

const rewards: readonly ProductId[] = rewardsProducts.map(({ id }) => id);

/** Every product that has a tile, held and active, and the rewards programme; without the future-dated ones. */
export const allProducts: readonly WireProduct[] = [
  ...productIds.filter((id) => !rewards.includes(id) && !id.endsWith('_future_dated')).map((id) => held(id)),
  ...rewardsProducts,
];
