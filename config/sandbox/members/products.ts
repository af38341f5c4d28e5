import type { ProductId } from '../../../src/contract/productIds';
import type { WireProduct } from './wire';

const rewardsArea = '/portal/rewards';

/** What each product is called and where it leads, before a persona changes anything. */
const catalogue: Readonly<
  Record<ProductId, { readonly area: string; readonly description: string; readonly policy?: string }>
> = {
  bank: { area: '/portal/bank', description: 'Everyday account' },
  health: { area: '/portal/health', description: 'Classic Comprehensive', policy: '0784512369' },
  health_future_dated: {
    area: '/portal/health/starting-soon',
    description: 'Classic Saver, from 1 January',
    policy: '0784519920',
  },
  insure: { area: '/portal/car-and-home', description: 'Car and home', policy: '4001987234' },
  invest: { area: '/portal/investments', description: 'Investments' },
  life: { area: '/portal/life', description: 'Life insurance' },
  dwts: { area: '/portal/wills', description: 'Will and estate' },
  card: { area: '/portal/card', description: 'Gold credit card' },
  umbf: { area: '/portal/employee-benefits', description: 'Umbrella retirement fund' },
  grpl: { area: '/portal/group-risk', description: 'Group life cover' },
  hcom: { area: '/portal/healthy-company', description: 'Wellbeing programme of your employer' },
  mgap: { area: '/portal/gap-cover/supplementary', description: 'Supplementary gap cover', policy: 'MG-5520871' },
  hgap: { area: '/portal/gap-cover/comprehensive', description: 'Comprehensive gap cover', policy: 'HG-3318046' },
  prme: { area: '/portal/primary-care', description: 'Primary care: day-to-day cover for two' },
  prme_future_dated: { area: '/portal/primary-care/starting-soon', description: 'Primary care, from 1 January' },
  dtip: { area: '/portal/travel', description: 'Travel insurance' },
  iotp: { area: '/portal/connected-device', description: 'Connected-device insurance', policy: 'IOT-77104-2' },
  stan: { area: '/portal/emergency-cover', description: 'Roadside and medical emergencies, day and night' },
  vitality: { area: `${rewardsArea}/health`, description: 'Rewards for healthy living' },
  drive: { area: `${rewardsArea}/drive`, description: 'Rewards for driving well' },
  money: { area: '/bank/vitality-money', description: 'Rewards for managing money well' },
  active: { area: '/portal/active-rewards', description: 'Weekly goals, plays and Miles' },
};

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

/** A product that the portfolio knows of but the member does not use: it is there, and not active. */
export const notActive = (id: ProductId): WireProduct => held(id, { active: false });

/** A product whose policy has been withdrawn. */
export const withdrawn = (id: ProductId, changes: Partial<Omit<WireProduct, 'id'>> = {}): WireProduct =>
  held(id, { active: false, policyWithdrawn: true, ...changes });

/** A held product on which something is owed, with what the portal says of it. */
export const inDebt = (id: ProductId, debtMessage: string): WireProduct => held(id, { inDebt: true, debtMessage });

/** The four parts of the rewards programme, all in use. */
export const rewardsProducts = [held('vitality'), held('drive'), held('money'), held('active')] as const;

/** Every product there is a tile for, held and active, and the rewards programme; the present ones, not the future-dated. */
export const allProducts: readonly WireProduct[] = [
  ...(
    [
      'bank',
      'health',
      'insure',
      'invest',
      'life',
      'dwts',
      'card',
      'umbf',
      'grpl',
      'hcom',
      'mgap',
      'hgap',
      'prme',
    ] as const
  ).map((id) => held(id)),
  ...(['dtip', 'iotp', 'stan'] as const).map((id) => held(id)),
  ...rewardsProducts,
];
