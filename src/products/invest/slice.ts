import { createSelector } from '@reduxjs/toolkit';
import type { InvestActionItems, InvestSummary } from '../../contract/answers/products';
import { endpoints } from '../../contract/endpoints';
import { selectLabel } from '../../portfolio/slice';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { countOf, selectHeld, type TileCorner, viewOf } from '../tileView';

/** What is known of the member's investments. */
export const investSlice = createSummarySlice('invest', endpoints.investSummary);

/** How many investment action items wait for the member. */
export const investActionItemsSlice = createSummarySlice('investActionItems', endpoints.investActionItems);

/** The corners of the state that investments hold. */
export interface InvestCorner {
  readonly invest: SummaryState<InvestSummary>;
  readonly investActionItems: SummaryState<InvestActionItems>;
}

/** What the investments tile shows; `total` in major units of USD. */
export interface InvestView extends TileFacts {
  readonly title: string;
  readonly total: number | undefined;
  readonly hasActionItems: boolean;
}

const read = (
  { totalPolicies, totalPortfolioAmount }: InvestSummary,
  label: string,
  items: number,
): InvestView | undefined =>
  totalPolicies === undefined
    ? undefined
    : {
        title: totalPolicies === 1 ? '1 active policy' : countOf(totalPolicies, label),
        total: totalPortfolioAmount,
        hasActionItems: items > 0,
      };

const selectActionItemCount = ({ investActionItems }: InvestCorner): number =>
  investActionItems.status === 'loaded' ? (investActionItems.summary.totalActionItems ?? 0) : 0;

/** The Investments tile (spec section 2). */
export const selectInvestTile = createSelector(
  [
    (state: TileCorner) => selectHeld(state, 'invest'),
    (state: TileCorner) => selectLabel(state, 'investNumberOfPoliciesText'),
    (state: InvestCorner) => state.invest,
    selectActionItemCount,
  ],
  (product, label, summary, items) => viewOf(product, summary, (answer) => read(answer, label, items)),
);
