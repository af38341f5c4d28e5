import { createSelector } from 'reselect';
import type { InsureSummary } from '../../contract/answers/products';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySlice } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { selectHeld, type TilePart, viewOf } from '../tileView';

/** What is known of the member's car and home insurance. */
export const insureSlice = createSummarySlice('insure', tileEndpoints.insureSummary);

/** The three variants of the tile (rule `insure.variants`). */
export type InsureView = TileFacts &
  (
    | {
        readonly kind: 'drive';
        readonly driveStatus: string | undefined;
        readonly points: number | undefined;
        /** How many policies; undefined if there is at most one. */
        readonly count: number | undefined;
      }
    | { readonly kind: 'one'; readonly description: string | undefined; readonly policyNumber: string | undefined }
    | { readonly kind: 'several'; readonly count: number }
  );

const read = (summary: InsureSummary, drives: boolean): InsureView | undefined => {
  const { policies, overallStatusDescription: driveStatus, drivePoints: points } = summary;
  const count = policies.length > 1 ? policies.length : undefined;
  if (drives) {
    const isKnown = driveStatus !== undefined || points !== undefined || count !== undefined;
    return isKnown ? { kind: 'drive', driveStatus, points, count, status: driveStatus } : undefined;
  }
  const [first] = policies;
  if (first === undefined) return undefined;
  if (count !== undefined) return { kind: 'several', count };
  return { kind: 'one', description: first.policyDescription, policyNumber: first.policyNumber };
};

/** The Car and home insurance tile. */
export const selectInsureTile = createSelector(
  [
    (state: TilePart) => selectHeld(state, 'insure'),
    (state: TilePart) => selectHeld(state, 'drive') !== undefined,
    insureSlice.select,
  ],
  (product, drives, summary) => viewOf(product, summary, (answer) => read(answer, drives)),
);
