import { createSelector } from 'reselect';
import type { WillSummary } from '../../contract/answers/products';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { selectHeld, type TilePart, viewOf } from '../tileView';

/** What is known of the member's will. */
export const willsSlice = createSummarySlice('wills', tileEndpoints.willSummary);

/** The part of the state of wills. */
export interface WillsPart {
  readonly wills: SummaryState<WillSummary>;
}

/** The Wills tile; the summary's own address goes before the portfolio's (rules `wills.number`, `wills.address`). */
export const selectWillsTile = createSelector(
  [(state: TilePart) => selectHeld(state, 'dwts'), (state: WillsPart) => state.wills],
  (product, summary) =>
    viewOf(product, summary, ({ policyNo, clickThroughUrl }) => ({ policyNumber: policyNo, link: clickThroughUrl })),
);
