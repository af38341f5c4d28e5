import { createSelector } from '@reduxjs/toolkit';
import type { HealthSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { selectProduct } from '../../portfolio/slice';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import type { ProductLookup } from '../defineProduct';
import type { TileFacts } from '../ProductTile';
import { selectHeld, type TileCorner, type TileView, viewOf } from '../tileView';

/** What is known of the member's medical aid. */
export const healthSlice = createSummarySlice('health', endpoints.healthSummary);

/** The corner of the state that health holds. */
export interface HealthCorner {
  readonly health: SummaryState<HealthSummary>;
}

/** A membership, or one that was withdrawn. */
export type HealthView = TileFacts &
  (
    | { readonly kind: 'withdrawn' }
    | {
        readonly kind: 'membership';
        readonly schemeName: string | undefined;
        readonly policyNumber: string | undefined;
        /** Major units of USD; undefined: no such account, or none that can be read. */
        readonly savings: number | undefined;
        readonly showsWelcome: boolean;
      }
  );

const readMembership = (summary: HealthSummary): HealthView => ({
  kind: 'membership',
  schemeName: summary.schemeName,
  policyNumber: summary.policyNo,
  savings: summary.msaBalance,
  showsWelcome: summary.showWelcomeMessage === true,
});

const withdrawn: HealthView = {
  kind: 'withdrawn',
  status: 'withdrawn',
  debt: 'Your membership was withdrawn because of an amount outstanding.',
};

/** The product that speaks for health: the future-dated membership before the present one (spec section 2). */
const selectMembership = (state: TileCorner) => selectHeld(state, 'health_future_dated', 'health');

const selectWithdrawn = (state: TileCorner) => {
  const health = selectProduct(state, 'health');
  return health?.policyWithdrawn === true ? health : undefined;
};

/** The Health tile (spec section 2): a withdrawn membership says so with a debt alert, unless a new one is held. */
export const selectHealthTile = createSelector(
  [selectMembership, selectWithdrawn, (state: HealthCorner) => state.health],
  (membership, withdrawnHealth, summary): TileView<HealthView> =>
    withdrawnHealth !== undefined && (membership === undefined || membership === withdrawnHealth)
      ? { phase: 'loaded', product: withdrawnHealth, view: withdrawn }
      : viewOf(membership, summary, readMembership),
);

/** The summary is needed for a membership that is held and not withdrawn. */
export const needsHealthSummary = (lookup: ProductLookup): boolean => {
  const health = lookup('health');
  return lookup('health_future_dated')?.active === true || (health?.active === true && !health.policyWithdrawn);
};
