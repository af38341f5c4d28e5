import { createSelector } from 'reselect';
import type { ProductConfig } from '../../contract/answers/portfolio';
import type { CardSummary } from '../../contract/answers/products';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { safeAddress } from '../../platform/address';
import { createSummarySlice } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { selectHeld, type TilePart, viewOf } from '../tileView';

/** What is known of the member's card. */
export const cardSlice = createSummarySlice('card', tileEndpoints.cardSummary);

/** What the card tile shows; `account` is the account's address, for a migrated card only (rule `card.migrated`). */
export interface CardView extends TileFacts {
  readonly description: string | undefined;
  readonly account: string | undefined;
}

const read = ({ isMigrated }: CardSummary, { description, clickThroughUrl }: ProductConfig): CardView => ({
  description,
  account: isMigrated === true ? safeAddress(clickThroughUrl) : undefined,
});

/** The Card tile. */
export const selectCardTile = createSelector(
  [(state: TilePart) => selectHeld(state, 'card'), cardSlice.select],
  (product, summary) => viewOf(product, summary, read),
);
