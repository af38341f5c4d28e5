import { createAction, createSlice, type Draft, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { bringsIntoView } from '../../notices';
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
/** The member asked to load preferences that had failed to load. */
export const preferencesWanted = createAction('consent/preferencesWanted');

const initialState: ConsentState = {
  turned: false,
  sending: null,
  askingAgain: false,
  preferences: { status: 'idle' },
};

const productAt = ({ preferences }: Draft<ConsentState>, position: number): Draft<ConsentProduct> | undefined =>
  preferences.status === 'loaded' ? preferences.products[position] : undefined;

const arrived = (state: ConsentState, preferences: PreferencesState): ConsentState =>
  state.preferences.status === 'loading' ? { ...state, preferences } : state;

const inView = () => ({ payload: undefined, ...bringsIntoView });

const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** A decision is being sent, or will be once it is known that none was saved elsewhere. */
    decisionSent: (state, { payload }: PayloadAction<ConsentDecision>) => {
      state.sending = payload;
    },
    /** The decision was saved or failed: the dialog is done either way. */
    decisionSettled: (state, _: PayloadAction<{ readonly saved: boolean }>) => {
      state.sending = null;
    },
    /** A decision is not sent, because a consent was recorded elsewhere. */
    decisionDropped: (state) => {
      state.sending = null;
    },
    /** It is being asked again whether a consent has been recorded, because the member may have decided elsewhere. */
    statusAskedAgain: (state) => {
      state.askingAgain = true;
    },
    /** The question is answered, or failed. */
    statusKnownAgain: (state, _: PayloadAction<{ readonly recorded: boolean }>) => {
      state.askingAgain = false;
    },
    /** The member turned the card to the preferences. */
    preferencesOpened: {
      prepare: inView,
      reducer: (state) => {
        state.turned = true;
      },
    },
    /** The member turned the card back. */
    preferencesLeft: {
      prepare: inView,
      reducer: (state) => {
        state.turned = false;
      },
    },
    /** The preferences were asked for. */
    preferencesRequested: (state) => {
      state.preferences = { status: 'loading' };
    },
    /** The preferences arrived. */
    preferencesLoaded: {
      prepare: (payload: { readonly products: readonly ConsentProduct[] }) => ({ payload, ...bringsIntoView }),
      reducer: (state, { payload: { products } }: PayloadAction<{ readonly products: readonly ConsentProduct[] }>) =>
        arrived(state, { status: 'loaded', products }),
    },
    /** The preferences failed to load. */
    preferencesFailed: {
      prepare: inView,
      reducer: (state) => arrived(state, { status: 'failed' }),
    },
    /** The member turned a product on or off, which shows at once. */
    preferenceToggled: {
      prepare: (position: number) => ({ payload: { position, toggle: nanoid() } satisfies OfProduct }),
      reducer: (state, { payload }: PayloadAction<OfProduct>) => {
        const product = productAt(state, payload.position);
        if (product === undefined || product.mandatory || product.saving !== undefined) return;
        product.isSubscribed = !product.isSubscribed;
        product.saving = payload.toggle;
      },
    },
    /** The change of a product was saved. */
    preferenceSaved: (state, { payload }: PayloadAction<OfProduct>) => {
      const product = productAt(state, payload.position);
      if (product?.saving !== payload.toggle) return;
      delete product.saving;
      delete product.error;
    },
    /** The change of a product failed: it is undone. */
    preferenceRefused: (state, { payload }: PayloadAction<OfProduct>) => {
      const product = productAt(state, payload.position);
      if (product?.saving !== payload.toggle) return;
      delete product.saving;
      product.isSubscribed = !product.isSubscribed;
      product.error = RETRY;
    },
  },
});

export const {
  decisionSent,
  decisionSettled,
  decisionDropped,
  statusAskedAgain,
  statusKnownAgain,
  preferencesOpened,
  preferencesLeft,
  preferencesRequested,
  preferencesLoaded,
  preferencesFailed,
  preferenceToggled,
  preferenceSaved,
  preferenceRefused,
} = consentSlice.actions;

/** The reducer of the consent dialog. */
export const consentReducer = consentSlice.reducer;
