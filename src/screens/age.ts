import { createAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import { isRecord } from '../contract/readers';
import type { OutstandingPart } from '../features/outstanding/slice';
import { balanceSlices } from '../features/rewards/saga';
import { rewardsNeeds } from '../features/rewards/slice';
import { lookupIn, neededSummaries } from '../portfolio/needs';
import { type PortfolioPart, type PortfolioScreen, selectProducts } from '../portfolio/slice';
import { registry } from '../products/registry';
import { type Fetched, isAwaited, staleFrom } from '../state/freshness';
import { type NavigationPart, selectScreen } from '../state/navigation/slice';

/** The member asked to have everything on the screen anew (rule `overview.refresh`). */
export const refreshClicked = createAction<{ readonly screen: PortfolioScreen }>('age/refreshClicked');

/** The parts of the state whose age counts; the summaries are read by their names. */
export type AgePart = PortfolioPart & NavigationPart & OutstandingPart;

const needs = registry.flatMap((product) => product.needs);

const selectNames = createSelector([selectProducts, selectScreen], (products, screen): readonly string[] => {
  if (products.status !== 'loaded') return [];
  const onOverview = screen === 'portfolio';
  const needed = neededSummaries(onOverview ? [...needs, ...rewardsNeeds] : needs, lookupIn(products.products));
  return [...needed, ...(onOverview ? [] : balanceSlices)].map(({ name }) => name);
});

const isFetched = (part: unknown): part is Fetched => isRecord(part) && typeof part.status === 'string';

/** Everything on the screen that has an age; nothing before the products are known. */
const selectShown = createSelector([(state: AgePart) => state], (state): readonly Fetched[] => {
  const products = selectProducts(state);
  if (products.status !== 'loaded') return [];
  const parts: Readonly<Record<string, unknown>> = { ...state };
  const sources = selectScreen(state) === 'portfolio' ? Object.values(state.outstanding.sources) : [];
  return [products, ...selectNames(state).map((name) => parts[name]), ...sources].filter(isFetched);
});

const earliest = (values: readonly Fetched[]): number | undefined => {
  const times = values.flatMap((value) => (value.status === 'loaded' ? [value.at] : []));
  return times.length === 0 ? undefined : Math.min(...times);
};

/** When the oldest thing on the screen arrived, in milliseconds since 1970; undefined if nothing has. */
export const selectOldest = (state: AgePart): number | undefined => earliest(selectShown(state));

/** The same without what is marked as old where it stands. */
export const selectUpdatedAt = (state: AgePart): number | undefined =>
  earliest(selectShown(state).filter((value) => staleFrom(value) === undefined));

/** When the products arrived if they could not be had anew, in milliseconds since 1970. */
export const selectProductsAsOf = (state: AgePart): number | undefined => staleFrom(selectProducts(state));

/** Whether something on the screen is being had anew. */
export const selectIsRenewing = (state: AgePart): boolean =>
  selectShown(state).some((value) => value.status === 'loaded' && isAwaited(value));

/** Whether something on the screen could not be had anew. */
export const selectHasStale = (state: AgePart): boolean => staleFrom(...selectShown(state)) !== undefined;
