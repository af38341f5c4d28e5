import { createSelector } from '@reduxjs/toolkit';
import type { ProductConfig } from '../../contract/answers/portfolio';
import type { CardSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { safeAddress } from '../../platform/address';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { selectHeld, type TileCorner, viewOf } from '../tileView';

/** What is known of the member's card. */
export const cardSlice = createSummarySlice('card', endpoints.cardSummary);

/** The corner of the state that the card holds. */
export interface CardCorner {
  readonly card: SummaryState<CardSummary>;
}

/** What the card tile shows; `account` is the address of the account, where there is one. */
export interface CardView extends TileFacts {
  readonly description: string | undefined;
  readonly account: string | undefined;
}

const read = ({ isMigrated }: CardSummary, { description, clickThroughUrl }: ProductConfig): CardView =>
  isMigrated === true
    ? { description, account: safeAddress(clickThroughUrl) }
    : { description, account: undefined, link: null };

/** The Card tile: a card that is not migrated has no link at all (spec section 2). */
export const selectCardTile = createSelector(
  [(state: TileCorner) => selectHeld(state, 'card'), (state: CardCorner) => state.card],
  (product, summary) => viewOf(product, summary, read),
);
