import { createSelector } from '@reduxjs/toolkit';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { selectHeld, type TileCorner, viewOf } from '../tileView';

/** Whether the bank answers: any 2xx counts as available. */
export const bankSlice = createSummarySlice('bank', endpoints.bankSummary);

/** The corner of the state that the bank holds. */
export interface BankCorner {
  readonly bank: SummaryState<null>;
}

/** The Bank tile: the portfolio's description, as long as the bank answers (spec section 2). */
export const selectBankTile = createSelector(
  [(state: TileCorner) => selectHeld(state, 'bank'), (state: BankCorner) => state.bank],
  (product, summary) => viewOf(product, summary, (_, { description }) => ({ description })),
);
