import { createSelector } from 'reselect';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice } from '../../state/createSummarySlice';
import type { Message } from '../../texts/text';
import { tileFragment } from '../tileFragment';
import { selectHeld, type TilePart, viewOf } from '../tileView';

/** What is known of the member's investments. */
export const investSlice = createSummarySlice('invest', endpoints.investSummary, 'the invest policy');

/** How many investment action items wait for the member. */
export const investActionItemsSlice = createSummarySlice(
  'investActionItems',
  endpoints.investActionItems,
  'the invest action item',
);

/** The action items, which do not depend on the summary (rule `invest.actions`). */
export const actionItems = tileFragment(
  'investmentActionItems',
  investActionItemsSlice,
  ({ totalActionItems = 0 }) => totalActionItems > 0,
);

/** The Investments tile (rule `invest.count`); `total` is in major units of the configured currency. */
export const selectInvestTile = createSelector(
  [
    (state: TilePart) => selectHeld(state, 'invest'),
    investSlice.select,
    investActionItemsSlice.select,
    actionItems.selectIsShown,
  ],
  (product, invest, items, areShown) =>
    viewOf(
      product,
      invest,
      ({ totalPolicies, totalPortfolioAmount: total }) => {
        if (totalPolicies === undefined && total === undefined) return undefined;
        const count: Message | undefined =
          totalPolicies === undefined ? undefined : { key: 'invest.activePolicies', values: { count: totalPolicies } };
        return { count, total };
      },
      undefined,
      areShown ? items : undefined,
    ),
);
