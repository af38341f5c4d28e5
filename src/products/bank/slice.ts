import { createSelector } from 'reselect';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySlice } from '../../state/createSummarySlice';
import { selectHeld, type TilePart, viewOf } from '../tileView';

/** Whether the bank's service is up: any 2xx counts as available. */
export const bankSlice = createSummarySlice('bank', tileEndpoints.bankSummary);

/** The Bank tile: the portfolio's description, if the bank's service is up (rule `bank.available`). */
export const selectBankTile = createSelector(
  [(state: TilePart) => selectHeld(state, 'bank'), bankSlice.select],
  (product, summary) => viewOf(product, summary, (_, { description }) => ({ description })),
);
