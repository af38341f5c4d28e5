import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import type { Headings, ProductConfig } from '../contract/answers/portfolio';
import type { ProductId } from '../contract/productIds';
import { isAwaited, nextRenewal, type Renewal } from '../state/freshness';
import { type NavigationPart, type Screen, selectScreen } from '../state/navigation/slice';

/** A screen that shows the member's products. */
export type PortfolioScreen = Exclude<Screen, 'not-found'>;

/**
 * The state of a screen's products; `at` is when they arrived, in milliseconds since 1970, `reference` is that of the
 * failure's log record. While the member tries again after a failure, `retried` is the reference of that failure.
 * `isLate` says that the blocks no longer wait for them: they have been awaited for long, or have failed before.
 * `soFar` is how many tiles had loaded when the member had waited long for the others. Products that are requested
 * again stay, and `renewal` says how that goes.
 */
export type ProductsState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly retried?: string; readonly isLate?: true }
  | {
      readonly status: 'loaded';
      readonly products: readonly ProductConfig[];
      readonly at: number;
      readonly soFar?: number;
      readonly renewal?: Renewal;
    }
  | { readonly status: 'failed'; readonly reference: string };

/** The portfolio's state: the products of each screen, and the labels of both. */
export interface PortfolioState {
  readonly screens: Readonly<Record<PortfolioScreen, ProductsState>>;
  readonly headings: Headings;
}

/** The portfolio's part of the root state. */
export interface PortfolioPart {
  readonly portfolio: PortfolioState;
}

/**
 * The member came back to a screen whose products are fresh, or everything on it is refreshed; this event triggers
 * requesting the summaries that are out of date.
 */
export const productsKept = createAction<{
  readonly screen: PortfolioScreen;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What arrived before is out of date; milliseconds since 1970. What is no longer fresh, if left out. */
  readonly since?: number;
}>('portfolio/productsKept');

/** Everything on a screen that arrived before `since` is requested again (rule `overview.refresh`). */
export const refreshBegan = createAction<{
  readonly screen: PortfolioScreen;
  /** Milliseconds since 1970, both. */
  readonly at: number;
  readonly since: number;
}>('portfolio/refreshBegan');

/** The member asked to load the products again. */
export const tryAgainClicked = createAction<{ readonly screen: PortfolioScreen }>('portfolio/tryAgainClicked');

const initialState: PortfolioState = {
  screens: { portfolio: { status: 'idle' }, 'bal-portfolio': { status: 'idle' } },
  headings: {},
};

const portfolioSlice = createSlice({
  name: 'portfolio',
  initialState,
  reducers: {
    /** The products of a screen were requested; `again` if the member asked to try again after a failure. */
    productsRequested: (
      state,
      {
        payload: { screen, again = false },
      }: PayloadAction<{ readonly screen: PortfolioScreen; readonly again?: boolean }>,
    ) => {
      const before = state.screens[screen];
      if (before.status === 'loaded') before.renewal = nextRenewal(before);
      else if (before.status !== 'failed') state.screens[screen] = { status: 'loading' };
      // The blocks are in sight since the failure.
      else state.screens[screen] = { status: 'loading', isLate: true, ...(again ? { retried: before.reference } : {}) };
    },
    /**
     * The products of a screen arrived; this event triggers the calls about single products. An answer is only accepted
     * while one is awaited.
     */
    productsLoaded: (
      state,
      {
        payload: { screen, products, headings, at },
      }: PayloadAction<{
        readonly screen: PortfolioScreen;
        readonly products: readonly ProductConfig[];
        readonly headings: Headings;
        /** Milliseconds since 1970. */
        readonly at: number;
        /** As in {@link productsKept}. */
        readonly since?: number;
      }>,
    ) => {
      if (!isAwaited(state.screens[screen])) return;
      state.screens[screen] = { status: 'loaded', products: [...products], at };
      state.headings = { ...headings, ...state.headings };
    },
    /** The products of a screen could not be loaded; the reference is that of the failure's log record. */
    productsFailed: (
      state,
      {
        payload: { screen, reference },
      }: PayloadAction<{ readonly screen: PortfolioScreen; readonly reference: string }>,
    ) => {
      const before = state.screens[screen];
      if (!isAwaited(before)) return;
      if (before.status === 'loaded') before.renewal = 'failed';
      else state.screens[screen] = { status: 'failed', reference };
    },
    /** The products are awaited for so long that the screen's blocks no longer wait (rule `overview.hold`). */
    lateProductsNoticed: (state, { payload: { screen } }: PayloadAction<{ readonly screen: PortfolioScreen }>) => {
      const products = state.screens[screen];
      if (products.status === 'loading') products.isLate = true;
    },
    /** Some tiles of a screen are still awaited long after its products came; `soFar` is how many have loaded. */
    longWaitNoticed: (
      state,
      { payload: { screen, soFar } }: PayloadAction<{ readonly screen: PortfolioScreen; readonly soFar: number }>,
    ) => {
      const products = state.screens[screen];
      if (products.status === 'loaded') products.soFar = soFar;
    },
    /** The labels arrived. */
    headingsLoaded: (state, { payload }: PayloadAction<Headings>) => {
      Object.assign(state.headings, payload);
    },
  },
});

export const {
  productsRequested,
  productsLoaded,
  productsFailed,
  lateProductsNoticed,
  longWaitNoticed,
  headingsLoaded,
} = portfolioSlice.actions;

/** The portfolio's reducer. */
export const portfolioReducer = portfolioSlice.reducer;

const nothing: ProductsState = { status: 'idle' };

/** The products of the given screen. */
export const selectProductsOf = (state: PortfolioPart, screen: PortfolioScreen): ProductsState =>
  state.portfolio.screens[screen];

/** The products of the screen the member is on. */
export const selectProducts = (state: PortfolioPart & NavigationPart): ProductsState => {
  const screen = selectScreen(state);
  return screen === 'not-found' ? nothing : selectProductsOf(state, screen);
};

/**
 * The reference of the failure that the screen shows: also while the member tries again, so that the button they
 * pressed stays; rule `overview.retry`.
 */
export const selectShownFailure = (state: PortfolioPart & NavigationPart): string | undefined => {
  const products = selectProducts(state);
  if (products.status === 'failed') return products.reference;
  return products.status === 'loading' ? products.retried : undefined;
};

const selectById = createSelector(
  [selectProducts],
  (products): Readonly<Partial<Record<ProductId, ProductConfig>>> =>
    products.status === 'loaded' ? Object.fromEntries(products.products.map((product) => [product.id, product])) : {},
);

/** One product of the current screen's portfolio, active or not; undefined if it is not listed. */
export const selectProduct = (state: PortfolioPart & NavigationPart, id: ProductId): ProductConfig | undefined =>
  selectById(state)[id];

const rewardsIds = ['vitality', 'drive', 'money'] as const;

/** Whether it is known that the member holds nothing at all. */
export const selectHoldsNothing = (state: PortfolioPart & NavigationPart): boolean => {
  const answer = selectProducts(state);
  return answer.status === 'loaded' && !answer.products.some(({ active }) => active);
};

/** Whether the member has an active Health, Drive or Money reward; rule `rewards.shown`. */
export const selectHoldsRewards = (state: PortfolioPart & NavigationPart): boolean =>
  rewardsIds.some((id) => selectProduct(state, id)?.active === true);

/** The labels of the tiles (rule `tile.labels`), with our default for each one that the portal does not send. */
export const defaultLabels = {
  gapMgapPolicyNumberText: 'Policy number',
  gapHgapPolicyNumberText: 'Policy number',
  gapNumberOfPoliciesText: 'Number of policies',
  insureIotAccountNumberText: 'Account number',
  investNumberOfPoliciesText: 'Number of policies',
  groupRiskTest: 'Group risk',
} as const;

/** The key of a label. */
export type LabelKey = keyof typeof defaultLabels;

/** A label from the portal, or our default. */
export const selectLabel = (state: PortfolioPart, key: LabelKey): string =>
  state.portfolio.headings[key] ?? defaultLabels[key];
