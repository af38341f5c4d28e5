import { createSelector } from 'reselect';
import { safeAddress } from '../../platform/address';
import type { DetailsCorner } from './slice';

/** One link of "Manage your details", fit to be shown. */
export interface DetailsLink {
  /** Unlike every other link's, also where two lead to the same place. */
  readonly key: string;
  readonly description: string;
  readonly address: string;
}

const nothing: readonly DetailsLink[] = [];

/**
 * The links in the answer's order; one without a description or without a safe address is left out. Empty while loading
 * and after a failure: the block is hidden then (spec section 2).
 */
export const selectDetailsLinks = createSelector([(state: DetailsCorner) => state.details.answer], (answer) => {
  if (answer.status !== 'loaded') return nothing;
  return (answer.summary.Details ?? []).flatMap(({ Description, Link }, index): DetailsLink[] => {
    const address = safeAddress(Link);
    if (Description === undefined || address === undefined) return [];
    return [{ key: String(index), description: Description, address }];
  });
});

/** The index of the first link that the member sees, as it was last chosen. */
export const selectFirstIndex = (state: DetailsCorner): number => state.details.firstIndex;
