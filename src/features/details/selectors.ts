import { createSelector } from 'reselect';
import { safeAddress } from '../../platform/address';
import type { DetailsPart } from './slice';

/** One link of "Manage your details", ready to render. */
export interface DetailsLink {
  /** Unique, even if two links have the same address. */
  readonly key: string;
  readonly description: string;
  /** Counts the visible links, from 1. */
  readonly position: number;
  readonly address: string;
}

const nothing: readonly DetailsLink[] = [];

/**
 * The links in the answer's order; one without a description or a safe address is left out. Empty while loading and
 * after a failure: the block is then hidden (rule `details.hidden`).
 */
export const selectDetailsLinks = createSelector([(state: DetailsPart) => state.details.answer], (answer) => {
  if (answer.status !== 'loaded') return nothing;
  const links = answer.summary.Details.flatMap(({ Description, Link }, index) => {
    const address = safeAddress(Link);
    if (Description === undefined || address === undefined) return [];
    return [{ key: String(index), description: Description, address }];
  });
  return links.map((link, index): DetailsLink => ({ ...link, position: index + 1 }));
});

/** The index of the first visible link, as last chosen. */
export const selectFirstIndex = (state: DetailsPart): number => state.details.firstIndex;
