import { createSelector } from 'reselect';
import type { InvestActionItems, InvestSummary } from '../../contract/answers/products';
import { tileEndpoints } from '../../contract/tileEndpoints';
import { selectLabel } from '../../portfolio/slice';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import type { TileFacts } from '../ProductTile';
import { countOf, selectHeld, type TilePart, viewOf } from '../tileView';

/** What is known of the member's investments. */
export const investSlice = createSummarySlice('invest', tileEndpoints.investSummary);

/** How many investment action items wait for the member. */
export const investActionItemsSlice = createSummarySlice('investActionItems', tileEndpoints.investActionItems);

/** The investments' parts of the state. */
export interface InvestPart {
  readonly invest: SummaryState<InvestSummary>;
  readonly investActionItems: SummaryState<InvestActionItems>;
}

/**
 * What the investments tile shows: the label with the number of policies (rule `invest.count`); `total` in major units
 * of USD.
 */
export interface InvestView extends TileFacts {
  readonly label: string;
  readonly count: string;
  readonly total: number | undefined;
}

const read = ({ totalPolicies, totalPortfolioAmount }: InvestSummary, label: string): InvestView | undefined =>
  totalPolicies === undefined
    ? undefined
    : {
        label,
        count: totalPolicies === 1 ? '1 active policy' : countOf(totalPolicies, 'active policies'),
        total: totalPortfolioAmount,
      };

/** Whether action items wait for the member, which does not depend on the summary (rule `invest.actions`). */
export const selectHasActionItems = ({ investActionItems: items }: InvestPart): boolean =>
  items.status === 'loaded' && (items.summary.totalActionItems ?? 0) > 0;

/** The Investments tile (rule `invest.count`). */
export const selectInvestTile = createSelector(
  [
    (state: TilePart) => selectHeld(state, 'invest'),
    (state: TilePart) => selectLabel(state, 'investNumberOfPoliciesText'),
    (state: InvestPart) => state.invest,
    (state: InvestPart) => (selectHasActionItems(state) ? state.investActionItems : undefined),
  ],
  (product, label, summary, items) => viewOf(product, summary, (answer) => read(answer, label), undefined, items),
);
