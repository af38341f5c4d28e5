import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import type { Headings, ProductConfig } from '../contract/answers/portfolio';
import type { ProductId } from '../contract/productIds';
import { connectionRestored } from '../state/connection/slice';
import { isAwaited } from '../state/freshness';
import { type NavigationPart, type Screen, selectScreen } from '../state/navigation/slice';
import { timePassed } from '../state/today';
import type { PlainTextKey } from '../texts/text';

/** A screen that shows the member's products. */
export type PortfolioScreen = Exclude<Screen, 'not-found'>;

/** The failure that kept a screen from having products, with the reference of its log record, if there is one. */
export interface ProductsProblem {
  readonly reference?: string | undefined;
}

/** The state of a screen's products; of those that are loaded see `Fetched`. */
export type ProductsState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'loading';
      /** The failure after which the member tries again. */
      readonly retried?: ProductsProblem;
      /** The blocks do not wait for the products: they are awaited for long, or have failed before. */
      readonly isLate?: true;
    }
  | {
      readonly status: 'loaded';
      readonly products: readonly ProductConfig[];
      /** When they arrived, in milliseconds since 1970. */
      readonly at: number;
      /** How many tiles had loaded when the member had waited long for the others. */
      readonly soFar?: number;
      readonly isAwaited?: true;
      readonly isStale?: true;
    }
  | ({ readonly status: 'failed' } & ProductsProblem);

/** The portfolio's state: the products of each screen, and the labels of both: the latest of each answer. */
export interface PortfolioState {
  readonly screens: Readonly<Record<PortfolioScreen, ProductsState>>;
  /** Those of the call for labels; they take precedence over those that came with products. */
  readonly headings: Headings;
  readonly productHeadings: Headings;
}

/** The portfolio's part of the root state. */
export interface PortfolioPart {
  readonly portfolio: PortfolioState;
}

interface OfScreen {
  readonly screen: PortfolioScreen;
}

/** In milliseconds since 1970. */
interface At {
  readonly at: number;
}

/** The member came back to products that are fresh, or stay for want of new ones: what they need is requested if due. */
export const productsKept = createAction<OfScreen & At>('portfolio/productsKept');

/** Everything on a screen is refreshed (rule `overview.refresh`): what arrived before `since`, as `at`, is requested. */
export const refreshBegan = createAction<OfScreen & At & { readonly since: number }>('portfolio/refreshBegan');

/** The member asked to load the products again. */
export const tryAgainClicked = createAction<OfScreen>('portfolio/tryAgainClicked');

const initialState: PortfolioState = {
  screens: { portfolio: { status: 'idle' }, 'bal-portfolio': { status: 'idle' } },
  headings: {},
  productHeadings: {},
};

/** With `since`, a refresh began then: it has already requested what is older. */
interface Arrived extends OfScreen, At {
  readonly products: readonly ProductConfig[];
  readonly headings: Headings;
  readonly since?: number;
}

const portfolioSlice = createSlice({
  name: 'portfolio',
  initialState,
  reducers: {
    /** The products of a screen were requested; `again` if the member asked to try again after a failure. */
    productsRequested: (
      state,
      { payload: { screen, again = false } }: PayloadAction<OfScreen & { readonly again?: boolean }>,
    ) => {
      const before = state.screens[screen];
      if (before.status === 'loaded') before.isAwaited = true;
      else if (before.status !== 'failed') state.screens[screen] = { status: 'loading' };
      // The blocks have been visible since the failure.
      else
        state.screens[screen] = {
          status: 'loading',
          isLate: true,
          ...(again ? { retried: { reference: before.reference } } : {}),
        };
    },
    /** The products of a screen arrived: what single products need is requested. Ignored unless they are awaited. */
    productsLoaded: (state, { payload: { screen, products, headings, at } }: PayloadAction<Arrived>) => {
      if (!isAwaited(state.screens[screen])) return;
      state.screens[screen] = { status: 'loaded', products: [...products], at };
      Object.assign(state.productHeadings, headings);
    },
    /** The products of a screen could not be loaded. Ignored unless they are awaited. */
    productsFailed: (state, { payload: { screen, reference } }: PayloadAction<OfScreen & ProductsProblem>) => {
      const before = state.screens[screen];
      if (!isAwaited(before)) return;
      if (before.status === 'loaded') {
        delete before.isAwaited;
        before.isStale = true;
      } else state.screens[screen] = { status: 'failed', reference };
    },
    /** The products are awaited for so long that the screen's blocks no longer wait (rule `overview.hold`). */
    lateProductsNoticed: (state, { payload: { screen } }: PayloadAction<OfScreen>) => {
      const products = state.screens[screen];
      if (products.status === 'loading') products.isLate = true;
    },
    /** Some tiles of a screen are still awaited long after its products came; `soFar` is how many have loaded. */
    longWaitNoticed: (state, { payload: { screen, soFar } }: PayloadAction<OfScreen & { readonly soFar: number }>) => {
      const products = state.screens[screen];
      if (products.status === 'loaded') products.soFar = soFar;
    },
    /** The labels arrived. */
    headingsLoaded: (state, { payload }: PayloadAction<{ readonly headings: Headings }>) => {
      Object.assign(state.headings, payload.headings);
    },
  },
  extraReducers: (builder) => {
    // The next tiles that are awaited belong to another load.
    builder.addMatcher(isAnyOf(productsKept, refreshBegan, timePassed, connectionRestored), ({ screens }) => {
      for (const products of Object.values(screens)) if (products.status === 'loaded') delete products.soFar;
    });
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

export const portfolioReducer = portfolioSlice.reducer;

const nothing: ProductsState = { status: 'idle' };

/** The products of the given screen. */
export const selectProductsOf = (state: PortfolioPart, screen: Screen): ProductsState =>
  screen === 'not-found' ? nothing : state.portfolio.screens[screen];

/** The products of the screen the member is on. */
export const selectProducts = (state: PortfolioPart & NavigationPart): ProductsState =>
  selectProductsOf(state, selectScreen(state));

/** The failure that the screen shows; it stays while the member tries again (rule `overview.retry`). */
export const selectShownFailure = (state: PortfolioPart & NavigationPart): ProductsProblem | undefined => {
  const products = selectProducts(state);
  if (products.status === 'failed') return products;
  return products.status === 'loading' ? products.retried : undefined;
};

/** Products by their ids, active or not. */
export type ProductsById = Readonly<Partial<Record<ProductId, ProductConfig>>>;

/** The products of a list by their ids; it contains each id at most once. */
export const byId = (products: readonly ProductConfig[]): ProductsById =>
  Object.fromEntries(products.map((product) => [product.id, product]));

/** The products of the screen the member is on, by their ids; none before they are known. */
export const selectProductsById = createSelector([selectProducts], (products) =>
  byId(products.status === 'loaded' ? products.products : []),
);

/** One product of the current screen's portfolio, active or not; undefined if it is not listed. */
export const selectProduct = (state: PortfolioPart & NavigationPart, id: ProductId): ProductConfig | undefined =>
  selectProductsById(state)[id];

/** The products that have a tile even if they are withdrawn (rule `tile.active`). */
const shownWithdrawn: readonly ProductId[] = ['health', 'hgap', 'mgap'];

/** Whether it is known that the member holds nothing at all, nor has a withdrawn product that is shown. */
export const selectHoldsNothing = (state: PortfolioPart & NavigationPart): boolean => {
  const answer = selectProducts(state);
  return (
    answer.status === 'loaded' &&
    !answer.products.some(
      ({ id, active, policyWithdrawn }) => active || (policyWithdrawn && shownWithdrawn.includes(id)),
    )
  );
};

/** Whether the member has an active Health, Drive or Money reward; rule `rewards.shown`. */
export const selectHoldsRewards = (state: PortfolioPart & NavigationPart): boolean =>
  (['vitality', 'drive', 'money'] as const).some((id) => selectProduct(state, id)?.active === true);

type LabelIn<Key> = Key extends `label.${infer Name}` ? Name : never;

/** The portal's name of a label (rule `tile.labels`), by which our texts have the default. */
export type LabelName = LabelIn<PlainTextKey>;

/** A label from the portal; `undefined` if it sends none. */
export const selectLabel = ({ portfolio }: PortfolioPart, name: LabelName): string | undefined =>
  portfolio.headings[name] ?? portfolio.productHeadings[name];
