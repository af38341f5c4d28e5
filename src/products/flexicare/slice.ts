import { createSelector } from '@reduxjs/toolkit';
import type { FlexicareSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { selectHeld, type TileCorner, viewOf } from '../tileView';

/** What is known of the member's primary care. */
export const flexicareSlice = createSummarySlice('flexicare', endpoints.flexicareSummary);

/** The corner of the state that primary care holds. */
export interface FlexicareCorner {
  readonly flexicare: SummaryState<FlexicareSummary>;
}

/** The Primary care tile: the description, and a welcome where one is due (spec section 2). */
export const selectFlexicareTile = createSelector(
  [(state: TileCorner) => selectHeld(state, 'prme_future_dated', 'prme'), (state: FlexicareCorner) => state.flexicare],
  (product, summary) =>
    viewOf(product, summary, ({ showWelcomeMessage }, { description }) => ({
      description,
      showsWelcome: showWelcomeMessage === true,
    })),
);
