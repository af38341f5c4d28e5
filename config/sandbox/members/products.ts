import { type ProductId, productIds } from '../../../src/contract/productIds';

/** One entry of the products answer. */
export interface WireProduct {
  readonly id: ProductId;
  readonly active: boolean;
  readonly policyWithdrawn?: boolean;
  readonly clickThroughUrl?: string;
  readonly description?: string;
  readonly inDebt?: boolean;
  readonly debtMessage?: string;
  readonly policyNumber?: string;
}

type Changes = Partial<Omit<WireProduct, 'id'>>;

/** The address and description of each product, before a persona changes anything. */
const catalogue: Readonly<
  Record<ProductId, { readonly area: string; readonly description: string; readonly policyNumber?: string }>
> = {
  bank: { area: '/portal/bank', description: 'Everyday account' },
  health: { area: '/portal/health', description: 'Classic Comprehensive', policyNumber: '0784512369' },
  health_future_dated: {
    area: '/portal/health/starting-soon',
    description: 'Classic Saver, from 1 January',
    policyNumber: '0784519920',
  },
  insure: { area: '/portal/car-and-home', description: 'Car and home', policyNumber: '4001987234' },
  invest: { area: '/portal/investments', description: 'Investments' },
  life: { area: '/portal/life', description: 'Life insurance' },
  dwts: { area: '/portal/wills', description: 'Will and estate' },
  card: { area: '/portal/card', description: 'Gold credit card' },
  umbf: { area: '/portal/employee-benefits', description: 'Umbrella retirement fund' },
  grpl: { area: '/portal/group-risk', description: 'Group life cover' },
  hcom: { area: '/portal/healthy-company', description: 'Wellbeing programme of your employer' },
  mgap: { area: '/portal/gap-cover/supplementary', description: 'Supplementary gap cover', policyNumber: 'MG-5520871' },
  hgap: { area: '/portal/gap-cover/comprehensive', description: 'Comprehensive gap cover', policyNumber: 'HG-3318046' },
  prme: { area: '/portal/primary-care', description: 'Primary care: day-to-day cover for two' },
  prme_future_dated: { area: '/portal/primary-care/starting-soon', description: 'Primary care, from 1 January' },
  dtip: { area: '/portal/travel', description: 'Travel insurance' },
  iotp: { area: '/portal/connected-device', description: 'Connected-device insurance', policyNumber: 'IOT-77104-2' },
  stan: { area: '/portal/emergency-cover', description: 'Roadside and medical emergencies, day and night' },
  vitality: { area: '/portal/rewards/health', description: 'Rewards for healthy living' },
  drive: { area: '/portal/rewards/drive', description: 'Rewards for driving well' },
  money: { area: '/bank/vitality-money', description: 'Rewards for managing money well' },
  active: { area: '/portal/active-rewards', description: 'Weekly goals, plays and Miles' },
};

/** A product the member holds; `changes` replaces single fields. */
export const held = (id: ProductId, changes: Changes = {}): WireProduct => {
  const { area: clickThroughUrl, description, ...numbered } = catalogue[id];
  return {
    id,
    active: true,
    policyWithdrawn: false,
    clickThroughUrl,
    description,
    inDebt: false,
    ...numbered,
    ...changes,
  };
};

/** A product that is in the portfolio but not active. */
export const notActive = (id: ProductId): WireProduct => held(id, { active: false });

/** A product whose policy has been withdrawn. */
export const withdrawn = (id: ProductId, changes: Changes = {}): WireProduct =>
  held(id, { active: false, policyWithdrawn: true, ...changes });

/** A held product with a debt, and the portal's message about it. */
export const inDebt = (id: ProductId, debtMessage: string): WireProduct => held(id, { inDebt: true, debtMessage });

const rewards: readonly ProductId[] = ['vitality', 'drive', 'money', 'active'];

const ofTypical: readonly ProductId[] = ['bank', 'health', 'insure', 'invest', 'life', 'dwts', 'card', 'hgap', 'dtip'];

/** The products of a typical member: one of each common product, and the rewards programme. */
export const typicalProducts = [...ofTypical, ...rewards].map((id) => held(id));

/** Every product that has a tile, held and active, and the rewards programme; without the future-dated ones. */
export const allProducts = [
  ...productIds.filter((id) => !rewards.includes(id) && !id.endsWith('_future_dated')),
  ...rewards,
].map((id) => held(id));
