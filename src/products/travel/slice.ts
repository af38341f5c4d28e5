import { createSelector } from 'reselect';
import type { TravelSummary } from '../../contract/answers/products';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySlice } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { countOf, selectHeld, type TilePart, viewOf } from '../tileView';

/** What is known of the member's travel insurance. */
export const travelSlice = createSummarySlice('travel', tileEndpoints.travelSummary);

const read = ({ insurePolicies }: TravelSummary): (TileFacts & { readonly title: string }) | undefined => {
  if (insurePolicies.length > 1) return { title: countOf(insurePolicies.length, 'policies') };
  const description = insurePolicies[0]?.description;
  return description === undefined ? undefined : { title: description };
};

/** The Travel insurance tile: the one policy's description, or how many there are (rule `travel.policies`). */
export const selectTravelTile = createSelector(
  [(state: TilePart) => selectHeld(state, 'dtip'), travelSlice.select],
  (product, summary) => viewOf(product, summary, read),
);
