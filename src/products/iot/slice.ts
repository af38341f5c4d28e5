import { createSelector } from 'reselect';
import type { IotSummary } from '../../contract/answers/products';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { selectLabel } from '../../portfolio/slice';
import { createSummarySlice } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { selectHeld, type TilePart, viewOf } from '../tileView';

/** What is known of the member's connected-device insurance. */
export const iotSlice = createSummarySlice('iot', tileEndpoints.iotSummary);

/** How many account numbers a tile shows; the rest is only counted. */
const MOST_NUMBERS = 3;

/** Account numbers after the portal's label, and how many more there are. */
export interface IotView extends TileFacts {
  readonly label: string;
  readonly numbers: readonly (string | undefined)[];
  readonly more: number;
}

const read = ({ policies }: IotSummary, label: string): IotView | undefined =>
  policies.length === 0
    ? undefined
    : {
        label,
        numbers: policies.slice(0, MOST_NUMBERS).map(({ policyNumber }) => policyNumber),
        more: Math.max(0, policies.length - MOST_NUMBERS),
      };

/** The Connected-device insurance tile: the account number (rule `iot.account`). */
export const selectIotTile = createSelector(
  [
    (state: TilePart) => selectHeld(state, 'iotp'),
    (state: TilePart) => selectLabel(state, 'insureIotAccountNumberText'),
    iotSlice.select,
  ],
  (product, label, summary) => viewOf(product, summary, (answer) => read(answer, label)),
);
