import { createAction, nanoid } from '@reduxjs/toolkit';
import { bringsIntoView } from '../../notices';
import { createReducer } from '../../state/createReducer';
import type { ConsentProduct } from './preferences';

/** The error of a product whose change failed (rule `preferences.optimistic`). */
export const RETRY = 'Failed! Please retry';

/** The decision as the service expects it (rule `consent.decisions`). */
export type ConsentDecision =
  | { readonly status: 'GRANTED'; readonly electronicMarketing?: true }
  | { readonly status: 'DECLINED' }
  | { readonly status: 'DEFERRED' };

/** The loading state of the preferences. */
export type PreferencesState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly products: readonly ConsentProduct[] }
  | { readonly status: 'failed' };

/** The consent dialog. */
export interface ConsentState {
  /** Whether the card shows its back side. */
  readonly turned: boolean;
  /** The member's decision that is being sent, or waits for that; until it is settled, no second one is accepted. */
  readonly sending: ConsentDecision | null;
  /** Whether it is being asked again whether a consent has been recorded. */
  readonly askingAgain: boolean;
  readonly preferences: PreferencesState;
}

/** The part of the state that holds the consent dialog. */
export interface ConsentPart {
  readonly consent: ConsentState;
}

interface OfProduct {
  /** The product's position in the editor, from 0. */
  readonly position: number;
  /** The id of the toggle, so that an answer applies only to the toggle that caused it. */
  readonly toggle: string;
}

/** The member decided in the dialog. */
export const decisionMade = createAction<ConsentDecision>('consent/decisionMade');
/** The member closed the dialog: that defers the decision, unless one is being sent. */
export const consentClosed = createAction('consent/consentClosed');
/** The member asked to send again a decision that could not be saved. */
export const decisionRepeated = createAction<ConsentDecision>('consent/decisionRepeated');
/** A decision is being sent, or will be once it is known that none was saved elsewhere. */
export const decisionSent = createAction<ConsentDecision>('consent/decisionSent');
/** The decision was saved or failed: the dialog is done either way. */
export const decisionSettled = createAction<{ readonly saved: boolean }>('consent/decisionSettled');
/** A decision is not sent, because a consent was recorded elsewhere. */
export const decisionDropped = createAction('consent/decisionDropped');
/** It is being asked again whether a consent has been recorded, because the member may have decided elsewhere. */
export const statusAskedAgain = createAction('consent/statusAskedAgain');
/** The question is answered, or failed. */
export const statusKnownAgain = createAction<{ readonly recorded: boolean }>('consent/statusKnownAgain');
/** The member turned the card to the preferences. */
export const preferencesOpened = createAction('consent/preferencesOpened', () => ({
  payload: undefined,
  ...bringsIntoView,
}));
/** The member turned the card back. */
export const preferencesLeft = createAction('consent/preferencesLeft', () => ({
  payload: undefined,
  ...bringsIntoView,
}));
/** The member asked to load preferences that had failed to load. */
export const preferencesWanted = createAction('consent/preferencesWanted');
/** The preferences were asked for. */
export const preferencesRequested = createAction('consent/preferencesRequested');
/** The preferences arrived. */
export const preferencesLoaded = createAction(
  'consent/preferencesLoaded',
  (payload: { readonly products: readonly ConsentProduct[] }) => ({ payload, ...bringsIntoView }),
);
/** The preferences failed to load. */
export const preferencesFailed = createAction('consent/preferencesFailed', () => ({
  payload: undefined,
  ...bringsIntoView,
}));
/** The member turned a product on or off. */
export const preferenceToggled = createAction('consent/preferenceToggled', (position: number) => ({
  payload: { position, toggle: nanoid() } satisfies OfProduct,
}));
/** The change of a product was saved. */
export const preferenceSaved = createAction<OfProduct>('consent/preferenceSaved');
/** The change of a product failed. */
export const preferenceRefused = createAction<OfProduct>('consent/preferenceRefused');

const initialState: ConsentState = {
  turned: false,
  sending: null,
  askingAgain: false,
  preferences: { status: 'idle' },
};

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

/** The reducer of the consent dialog: a change shows at once and is undone if it fails. */
export const consentReducer = createReducer<ConsentState>(initialState, (builder) => {
  builder
    .addCase(decisionSent, (state, { payload }) => ({ ...state, sending: payload }))
    .addCase(decisionSettled, (state) => ({ ...state, sending: null }))
    .addCase(decisionDropped, (state) => ({ ...state, sending: null }))
    .addCase(statusAskedAgain, (state) => ({ ...state, askingAgain: true }))
    .addCase(statusKnownAgain, (state) => ({ ...state, askingAgain: false }))
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
