import { createAction, createReducer, nanoid } from '@reduxjs/toolkit';
import type { ConsentProduct } from './preferences';

/** What a product says whose change was not taken (spec section 8). */
export const RETRY = 'Failed! Please retry';

/** What the member's decision says to the service (spec sections 4 and 9). */
export type ConsentDecision =
  | { readonly status: 'GRANTED'; readonly electronicMarketing?: true }
  | { readonly status: 'DECLINED' }
  | { readonly status: 'DEFERRED' };

/** How far the preferences are. */
export type PreferencesState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly products: readonly ConsentProduct[] }
  | { readonly status: 'failed' };

/** The consent dialog. */
export interface ConsentState {
  /** Whether the card shows its back side. */
  readonly turned: boolean;
  /** Whether the member's decision is on its way; no second one is taken meanwhile. */
  readonly updating: boolean;
  readonly preferences: PreferencesState;
}

/** The corner of the state that the consent dialog holds. */
export interface ConsentCorner {
  readonly consent: ConsentState;
}

interface OfProduct {
  /** The product's place among the editor's products, from 0. */
  readonly position: number;
  /** The id of the toggle, so that an answer counts for that one alone. */
  readonly toggle: string;
}

/** The member decided, or closed the dialog, which defers the decision. */
export const decisionMade = createAction<ConsentDecision>('consent/decisionMade');
/** The decision was sent, and taken or not: the dialog is over either way. */
export const decisionSettled = createAction('consent/decisionSettled');
/** The member turned the card to the preferences. */
export const preferencesOpened = createAction('consent/preferencesOpened');
/** The member turned the card back. */
export const preferencesLeft = createAction('consent/preferencesLeft');
/** The preferences were asked for. */
export const preferencesRequested = createAction('consent/preferencesRequested');
/** The preferences arrived. */
export const preferencesLoaded = createAction<{ readonly products: readonly ConsentProduct[] }>(
  'consent/preferencesLoaded',
);
/** The preferences cannot be shown. */
export const preferencesFailed = createAction('consent/preferencesFailed');
/** The member turned a product on or off. */
export const preferenceToggled = createAction('consent/preferenceToggled', (position: number) => ({
  payload: { position, toggle: nanoid() } satisfies OfProduct,
}));
/** The change of a product was taken. */
export const preferenceSaved = createAction<OfProduct>('consent/preferenceSaved');
/** The change of a product was not taken. */
export const preferenceRefused = createAction<OfProduct>('consent/preferenceRefused');

const initialState: ConsentState = { turned: false, updating: false, preferences: { status: 'idle' } };

const withProduct = (
  state: ConsentState,
  position: number,
  change: (product: ConsentProduct) => ConsentProduct,
): ConsentState => {
  if (state.preferences.status !== 'loaded') return state;
  const products = state.preferences.products.map((product, place) => (place === position ? change(product) : product));
  return { ...state, preferences: { status: 'loaded', products } };
};

const toggled = (product: ConsentProduct, toggle: string): ConsentProduct =>
  product.mandatory || product.saving !== undefined
    ? product
    : { ...product, isSubscribed: !product.isSubscribed, saving: toggle };

const saved = (product: ConsentProduct, toggle: string): ConsentProduct => {
  if (product.saving !== toggle) return product;
  const { saving: _, error: __, ...rest } = product;
  return rest;
};

const refused = (product: ConsentProduct, toggle: string): ConsentProduct => {
  if (product.saving !== toggle) return product;
  const { saving: _, ...rest } = product;
  return { ...rest, isSubscribed: !rest.isSubscribed, error: RETRY };
};

const arrived = (state: ConsentState, preferences: PreferencesState): ConsentState =>
  state.preferences.status === 'loading' ? { ...state, preferences } : state;

/** The consent dialog's part of the state: a change shows at once and is taken back where it fails. */
export const consentReducer = createReducer<ConsentState>(initialState, (builder) => {
  builder
    .addCase(decisionMade, (state) => ({ ...state, updating: true }))
    .addCase(decisionSettled, (state) => ({ ...state, updating: false }))
    .addCase(preferencesOpened, (state) => ({ ...state, turned: true }))
    .addCase(preferencesLeft, (state) => ({ ...state, turned: false }))
    .addCase(preferencesRequested, (state) => ({ ...state, preferences: { status: 'loading' } }))
    .addCase(preferencesLoaded, (state, { payload: { products } }) => arrived(state, { status: 'loaded', products }))
    .addCase(preferencesFailed, (state) => arrived(state, { status: 'failed' }))
    .addCase(preferenceToggled, (state, { payload: { position, toggle } }) =>
      withProduct(state, position, (product) => toggled(product, toggle)),
    )
    .addCase(preferenceSaved, (state, { payload: { position, toggle } }) =>
      withProduct(state, position, (product) => saved(product, toggle)),
    )
    .addCase(preferenceRefused, (state, { payload: { position, toggle } }) =>
      withProduct(state, position, (product) => refused(product, toggle)),
    );
});
