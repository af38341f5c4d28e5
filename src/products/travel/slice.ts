import { createSelector } from '@reduxjs/toolkit';
import type { TravelSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { countOf, selectHeld, type TileCorner, viewOf } from '../tileView';

/** What is known of the member's travel insurance. */
export const travelSlice = createSummarySlice('travel', endpoints.travelSummary);

/** The corner of the state that travel insurance holds. */
export interface TravelCorner {
  readonly travel: SummaryState<TravelSummary>;
}

const read = ({ insurePolicies = [] }: TravelSummary): (TileFacts & { readonly title: string }) | undefined => {
  if (insurePolicies.length > 1) return { title: countOf(insurePolicies.length, 'policies') };
  const description = insurePolicies[0]?.description;
  return description === undefined ? undefined : { title: description };
};

/** The Travel insurance tile: the one policy's description, or how many there are (spec section 2). */
export const selectTravelTile = createSelector(
  [(state: TileCorner) => selectHeld(state, 'dtip'), (state: TravelCorner) => state.travel],
  (product, summary) => viewOf(product, summary, read),
);
