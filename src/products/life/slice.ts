import { createSelector } from '@reduxjs/toolkit';
import type { LifeArrears, LifeSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { selectHeld, type TileCorner, viewOf } from '../tileView';

/** What is known of the member's life insurance. */
export const lifeSlice = createSummarySlice('life', endpoints.lifeSummary);

/** What the member owes on life insurance. */
export const lifeArrearsSlice = createSummarySlice('lifeArrears', endpoints.lifeArrears);

/** The corners of the state that life insurance holds. */
export interface LifeCorner {
  readonly life: SummaryState<LifeSummary>;
  readonly lifeArrears: SummaryState<LifeArrears>;
}

/** The policy that is shown without its cover (spec section 2, "Life tile variants"). */
const WITHOUT_COVER = 'Health Plan Protector';

/** A cover amount in major units of a currency, by its ISO 4217 code; undefined: it could not be read. */
export interface Cover {
  readonly currency: string;
  readonly amount: number | undefined;
}

/** One policy, or several with the total cover of each currency. */
export type LifeView = TileFacts & { readonly inArrears: boolean; readonly hasUnpaidPayback: boolean } & (
    | { readonly kind: 'several'; readonly count: number; readonly covers: readonly Cover[] }
    | {
        readonly kind: 'one';
        readonly name: string | undefined;
        readonly policyNumber: string | undefined;
        readonly cover: Cover | undefined;
      }
  );

type Entry = NonNullable<LifeSummary['lifePolicy']>[number];

// The same currency may come in either case, and USD is meant where none is named.
const currencyOf = ({ currencyCode }: Entry): string => currencyCode?.trim().toUpperCase() || 'USD';

const totalByCurrency = (entries: readonly Entry[]): readonly Cover[] => {
  const currencies = [...new Set(entries.map(currencyOf))];
  return currencies.map((currency) => {
    const amounts = entries.filter((entry) => currencyOf(entry) === currency).map((entry) => entry.totalCoverAmount);
    // A total that misses one of its parts would be too low, so it is not shown at all.
    const amount = amounts.reduce((sum, next) => (sum === undefined || next === undefined ? undefined : sum + next), 0);
    return { currency, amount };
  });
};

const read = (summary: LifeSummary, arrears: number): LifeView | undefined => {
  const policies = (summary.lifePolicy ?? []).flatMap((entry) =>
    (entry.activePolicies ?? []).map((policy) => ({ policy, entry })),
  );
  const entries = [...new Set(policies.map(({ entry }) => entry))];
  const [first, ...others] = policies;
  if (first === undefined) return undefined;
  const alerts = { inArrears: arrears > 0, hasUnpaidPayback: summary.hasLifeUnpaidPayBacks === true };
  if (others.length > 0)
    return { ...alerts, kind: 'several', count: policies.length, covers: totalByCurrency(entries) };
  const { policy, entry } = first;
  const cover = { currency: currencyOf(entry), amount: entry.totalCoverAmount };
  return {
    ...alerts,
    kind: 'one',
    name: policy.policyName,
    policyNumber: policy.policyNumber,
    cover: policy.policyName === WITHOUT_COVER ? undefined : cover,
  };
};

/** What is owed, in major units; 0 as long as it is not known, for a failed arrears call is silent (spec section 8). */
export const selectArrears = ({ lifeArrears }: LifeCorner): number =>
  lifeArrears.status === 'loaded' ? (lifeArrears.summary.totalArrearAmount ?? 0) : 0;

/** The Life insurance tile. */
export const selectLifeTile = createSelector(
  [(state: TileCorner) => selectHeld(state, 'life'), (state: LifeCorner) => state.life, selectArrears],
  (product, summary, arrears) => viewOf(product, summary, (answer) => read(answer, arrears)),
);
