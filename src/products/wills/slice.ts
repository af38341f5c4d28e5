import { createSelector } from '@reduxjs/toolkit';
import type { WillSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { selectHeld, type TileCorner, viewOf } from '../tileView';

/** What is known of the member's will. */
export const willsSlice = createSummarySlice('wills', endpoints.willSummary);

/** The corner of the state that wills hold. */
export interface WillsCorner {
  readonly wills: SummaryState<WillSummary>;
}

/** The Wills tile; the summary's own address goes before the portfolio's. */
export const selectWillsTile = createSelector(
  [(state: TileCorner) => selectHeld(state, 'dwts'), (state: WillsCorner) => state.wills],
  (product, summary) =>
    viewOf(product, summary, ({ policyNo, clickThroughUrl }) => ({ policyNumber: policyNo, link: clickThroughUrl })),
);
