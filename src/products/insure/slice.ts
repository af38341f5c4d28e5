import { createSelector } from '@reduxjs/toolkit';
import type { InsureSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { selectHeld, type TileCorner, viewOf } from '../tileView';

/** What is known of the member's car and home insurance. */
export const insureSlice = createSummarySlice('insure', endpoints.insureSummary);

/** The corner of the state that car and home insurance holds. */
export interface InsureCorner {
  readonly insure: SummaryState<InsureSummary>;
}

/** The three variants of the tile (spec section 2, "Insure tile variants"). */
export type InsureView = TileFacts &
  (
    | { readonly kind: 'drive'; readonly driveStatus: string | undefined; readonly points: number | undefined }
    | { readonly kind: 'one'; readonly description: string | undefined; readonly policyNumber: string | undefined }
    | { readonly kind: 'several'; readonly count: number }
  );

const read = (summary: InsureSummary, drives: boolean): InsureView | undefined => {
  const { policies, overallStatusDescription: driveStatus, drivePoints: points } = summary;
  if (drives) {
    return driveStatus === undefined && points === undefined
      ? undefined
      : { kind: 'drive', driveStatus, points, status: driveStatus };
  }
  const [first, ...others] = policies ?? [];
  if (first === undefined) return undefined;
  if (others.length > 0) return { kind: 'several', count: others.length + 1 };
  return { kind: 'one', description: first.policyDescription, policyNumber: first.policyNumber };
};

/** The Car and home insurance tile. */
export const selectInsureTile = createSelector(
  [
    (state: TileCorner) => selectHeld(state, 'insure'),
    (state: TileCorner) => selectHeld(state, 'drive') !== undefined,
    (state: InsureCorner) => state.insure,
  ],
  (product, drives, summary) => viewOf(product, summary, (answer) => read(answer, drives)),
);
