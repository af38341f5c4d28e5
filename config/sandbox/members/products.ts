import type { ProductConfig } from '../../../src/contract/answers/portfolio';
import { type ProductId, productIds } from '../../../src/contract/productIds';

type Changes = Partial<Omit<ProductConfig, 'id'>>;

/** The address, the description and the policy number of each product, before a persona changes anything. */
const catalogue: Readonly<Record<ProductId, readonly [area: string, description: string, policyNumber?: string]>> = {
  bank: ['/portal/bank', 'Everyday account'],
  health: ['/portal/health', 'Classic Comprehensive', '0784512369'],
  health_future_dated: ['/portal/health/starting-soon', 'Classic Saver, from 1 January', '0784519920'],
  insure: ['/portal/car-and-home', 'Car and home', '4001987234'],
  invest: ['/portal/investments', 'Investments'],
  life: ['/portal/life', 'Life insurance'],
  dwts: ['/portal/wills', 'Will and estate'],
  card: ['/portal/card', 'Gold credit card'],
  umbf: ['/portal/employee-benefits', 'Umbrella retirement fund'],
  grpl: ['/portal/group-risk', 'Group life cover'],
  hcom: ['/portal/healthy-company', 'Wellbeing programme of your employer'],
  mgap: ['/portal/gap-cover/supplementary', 'Supplementary gap cover', 'MG-5520871'],
  hgap: ['/portal/gap-cover/comprehensive', 'Comprehensive gap cover', 'HG-3318046'],
  prme: ['/portal/primary-care', 'Primary care: day-to-day cover for two'],
  prme_future_dated: ['/portal/primary-care/starting-soon', 'Primary care, from 1 January'],
  dtip: ['/portal/travel', 'Travel insurance'],
  iotp: ['/portal/connected-device', 'Connected-device insurance', 'IOT-77104-2'],
  stan: ['/portal/emergency-cover', 'Roadside and medical emergencies, day and night'],
  vitality: ['/portal/rewards/health', 'Rewards for healthy living'],
  drive: ['/portal/rewards/drive', 'Rewards for driving well'],
  money: ['/bank/vitality-money', 'Rewards for managing money well'],
  active: ['/portal/active-rewards', 'Weekly goals, plays and Miles'],
};

/** A product the member holds; `changes` replaces single fields. */
export const held = (id: ProductId, changes: Changes = {}): ProductConfig => {
  const [clickThroughUrl, description, policyNumber] = catalogue[id];
  return {
    id,
    active: true,
    policyWithdrawn: false,
    clickThroughUrl,
    description,
    inDebt: false,
    ...(policyNumber !== undefined && { policyNumber }),
    ...changes,
  };
};

/** A product that is in the portfolio but not active. */
export const notActive = (id: ProductId): ProductConfig => held(id, { active: false });

/** A product whose policy has been withdrawn. */
export const withdrawn = (id: ProductId, changes: Changes = {}): ProductConfig =>
  held(id, { active: false, policyWithdrawn: true, ...changes });

/** A held product with a debt, and the portal's message about it. */
export const inDebt = (id: ProductId, debtMessage: string): ProductConfig => held(id, { inDebt: true, debtMessage });

const rewards: readonly ProductId[] = ['vitality', 'drive', 'money', 'active'];

const ofTypical: readonly ProductId[] = ['bank', 'health', 'insure', 'invest', 'life', 'dwts', 'card', 'hgap', 'dtip'];

/** The products of a typical member: one of each common product, and the rewards programme. */
export const typicalProducts = [...ofTypical, ...rewards].map((id) => held(id));

/** Every product that has a tile, held and active, and the rewards programme; without the future-dated ones. */
export const allProducts = [
  ...productIds.filter((id) => !rewards.includes(id) && !id.endsWith('_future_dated')),
  ...rewards,
].map((id) => held(id));
