import { createSelector } from '@reduxjs/toolkit';
import type { IotSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { selectLabel } from '../../portfolio/slice';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { selectHeld, type TileCorner, viewOf } from '../tileView';

/** What is known of the member's connected-device insurance. */
export const iotSlice = createSummarySlice('iot', endpoints.iotSummary);

/** The corner of the state that connected-device insurance holds. */
export interface IotCorner {
  readonly iot: SummaryState<IotSummary>;
}

/** How many account numbers a tile has room for; the rest is counted. */
const MOST_NUMBERS = 3;

/** Account numbers behind the portal's label, and how many more there are. */
export interface IotView extends TileFacts {
  readonly label: string;
  readonly numbers: readonly (string | undefined)[];
  readonly more: number;
}

const read = ({ policies = [] }: IotSummary, label: string): IotView | undefined =>
  policies.length === 0
    ? undefined
    : {
        label,
        numbers: policies.slice(0, MOST_NUMBERS).map(({ policyNumber }) => policyNumber),
        more: Math.max(0, policies.length - MOST_NUMBERS),
      };

/** The Connected-device insurance tile: the account number (spec section 2). */
export const selectIotTile = createSelector(
  [
    (state: TileCorner) => selectHeld(state, 'iotp'),
    (state: TileCorner) => selectLabel(state, 'insureIotAccountNumberText'),
    (state: IotCorner) => state.iot,
  ],
  (product, label, summary) => viewOf(product, summary, (answer) => read(answer, label)),
);
