import { createAction, createReducer, createSelector } from '@reduxjs/toolkit';
import type { Headings, ProductConfig } from '../contract/answers/portfolio';
import type { ProductId } from '../contract/productIds';
import { type NavigationCorner, type Screen, selectScreen } from '../state/navigation/slice';

/** A screen that shows the member's products. */
export type PortfolioScreen = Exclude<Screen, 'not-found'>;

/**
 * How far the products of a screen are; `at` is when they arrived, in milliseconds since 1970, `reference` that of the
 * failure's record.
 */
export type ProductsState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly products: readonly ProductConfig[]; readonly at: number }
  | { readonly status: 'failed'; readonly reference: string };

/** What the portfolio knows: each screen's products, and the labels of both. */
export interface PortfolioState {
  readonly screens: Readonly<Record<PortfolioScreen, ProductsState>>;
  readonly headings: Headings;
}

/** The corner of the state that the portfolio holds. */
export interface PortfolioCorner {
  readonly portfolio: PortfolioState;
}

/** The products of a screen were asked for. */
export const productsRequested = createAction<{ readonly screen: PortfolioScreen }>('portfolio/productsRequested');

/** The products of a screen arrived; everything about single products is fetched in answer to this. */
export const productsLoaded = createAction<{
  readonly screen: PortfolioScreen;
  readonly products: readonly ProductConfig[];
  readonly headings: Headings;
  /** Milliseconds since 1970. */
  readonly at: number;
}>('portfolio/productsLoaded');

/** The member came back to a screen whose products are fresh; what of them is older is asked for in answer to this. */
export const productsKept = createAction<{
  readonly screen: PortfolioScreen;
  /** Milliseconds since 1970. */
  readonly at: number;
}>('portfolio/productsKept');

/** The products of a screen could not be had. */
export const productsFailed = createAction<{
  readonly screen: PortfolioScreen;
  /** Of the failure's record. */
  readonly reference: string;
}>('portfolio/productsFailed');

/** The labels arrived. */
export const headingsLoaded = createAction<Headings>('portfolio/headingsLoaded');

/** The member asked for the products once more. */
export const tryAgainClicked = createAction<{ readonly screen: PortfolioScreen }>('portfolio/tryAgainClicked');

const initialState: PortfolioState = {
  screens: { portfolio: { status: 'idle' }, 'bal-portfolio': { status: 'idle' } },
  headings: {},
};

const withScreen = (state: PortfolioState, screen: PortfolioScreen, products: ProductsState): PortfolioState => ({
  ...state,
  screens: { ...state.screens, [screen]: products },
});

/** The portfolio's part of the state; an answer counts only while it is awaited. */
export const portfolioReducer = createReducer<PortfolioState>(initialState, (builder) => {
  builder
    .addCase(productsRequested, (state, { payload }) => withScreen(state, payload.screen, { status: 'loading' }))
    .addCase(productsLoaded, (state, { payload: { screen, products, headings, at } }) =>
      state.screens[screen].status === 'loading'
        ? {
            ...withScreen(state, screen, { status: 'loaded', products, at }),
            headings: { ...headings, ...state.headings },
          }
        : state,
    )
    .addCase(productsFailed, (state, { payload: { screen, reference } }) =>
      state.screens[screen].status === 'loading' ? withScreen(state, screen, { status: 'failed', reference }) : state,
    )
    .addCase(headingsLoaded, (state, { payload }) => ({ ...state, headings: { ...state.headings, ...payload } }));
});

const nothing: ProductsState = { status: 'idle' };

/** The products of one of the two screens, whichever the member is on. */
export const selectProductsOf = (state: PortfolioCorner, screen: PortfolioScreen): ProductsState =>
  state.portfolio.screens[screen];

/** The products of the screen the member is on. */
export const selectProducts = (state: PortfolioCorner & NavigationCorner): ProductsState => {
  const screen = selectScreen(state);
  return screen === 'not-found' ? nothing : selectProductsOf(state, screen);
};

const selectById = createSelector(
  [selectProducts],
  (products): Readonly<Partial<Record<ProductId, ProductConfig>>> =>
    products.status === 'loaded' ? Object.fromEntries(products.products.map((product) => [product.id, product])) : {},
);

/** What the present screen's portfolio says of one product, active or not; undefined where it names it not. */
export const selectProduct = (state: PortfolioCorner & NavigationCorner, id: ProductId): ProductConfig | undefined =>
  selectById(state)[id];

/** The labels that the tile rules name (spec section 2), and what stands there where the portal sends none. */
export const defaultLabels = {
  gapMgapPolicyNumberText: 'Policy number',
  gapHgapPolicyNumberText: 'Policy number',
  gapNumberOfPoliciesText: 'policies',
  insureIotAccountNumberText: 'Account number',
  investNumberOfPoliciesText: 'active policies',
  groupRiskTest: 'Group risk',
} as const;

/** The key of a label. */
export type LabelKey = keyof typeof defaultLabels;

/** A label as the portal words it, or our default. */
export const selectLabel = (state: PortfolioCorner, key: LabelKey): string =>
  state.portfolio.headings[key] ?? defaultLabels[key];
