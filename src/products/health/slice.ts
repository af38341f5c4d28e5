import { createSelector } from 'reselect';
import type { ProductConfig } from '../../contract/answers/portfolio';
import type { HealthSummary } from '../../contract/answers/products';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { selectProduct } from '../../portfolio/slice';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { debtMessages } from '../debts';
import type { TileFacts } from '../ProductTile';
import { type TilePart, type TileView, viewOf } from '../tileView';

/** What is known of the member's medical aid. */
export const healthSlice = createSummarySlice('health', tileEndpoints.healthSummary);

/** An active or a withdrawn membership. */
export type HealthView = TileFacts &
  (
    | { readonly kind: 'withdrawn' }
    | {
        readonly kind: 'membership';
        readonly schemeName: string | undefined;
        /** Of a membership that starts in the future: the product's, which says when. */
        readonly description: string | undefined;
        readonly policyNumber: string | undefined;
        /** Major units of USD; undefined if there is no such account or it could not be read. */
        readonly savings: number | undefined;
        readonly showsWelcome: boolean;
      }
  );

const readMembership = (summary: HealthSummary, product: ProductConfig): HealthView => ({
  kind: 'membership',
  schemeName: summary.schemeName,
  // Rule `health.future`.
  description: product.id === 'health_future_dated' ? product.description : undefined,
  policyNumber: summary.policyNo,
  savings: summary.msaBalance,
  showsWelcome: summary.showWelcomeMessage === true,
});

const withdrawn: HealthView = { kind: 'withdrawn', status: 'withdrawn' };

/** The alert of a withdrawn membership without a message from the portal: we do not know why it was withdrawn. */
const WITHDRAWN_WORDLESS = 'Please check whether a payment is due on the withdrawn membership.';

/** A withdrawn membership always has its alert; rule `health.withdrawn`. */
const withdrawnDebts = (health: ProductConfig): readonly string[] => {
  const [message = health.debtMessage ?? WITHDRAWN_WORDLESS] = debtMessages(health);
  return [message];
};

/** The view of health, from the two memberships that the portfolio can contain. */
export const readHealth = (
  futureDated: ProductConfig | undefined,
  present: ProductConfig | undefined,
  summary: SummaryState<HealthSummary>,
): TileView<HealthView> => {
  const isWithdrawn = present?.policyWithdrawn === true;
  const presentDebts = present === undefined ? [] : isWithdrawn ? withdrawnDebts(present) : debtMessages(present);
  const next = futureDated?.active === true ? futureDated : undefined;
  const debts = [...new Set([...debtMessages(next), ...presentDebts])];
  if (next !== undefined) {
    const [withdrawnDebt] = isWithdrawn ? presentDebts : [];
    const tile = viewOf(next, summary, readMembership, debts);
    return tile.phase === 'absent' ? tile : { ...tile, withdrawnDebt };
  }
  if (isWithdrawn) return { phase: 'loaded', product: present, debts, view: withdrawn };
  return viewOf(present?.active === true ? present : undefined, summary, readMembership, debts);
};

/**
 * The Health tile: a future-dated membership takes precedence over the present one (rule `health.active`); debts of
 * both are shown.
 */
export const selectHealthTile = createSelector(
  [
    (state: TilePart) => selectProduct(state, 'health_future_dated'),
    (state: TilePart) => selectProduct(state, 'health'),
    healthSlice.select,
  ],
  readHealth,
);
