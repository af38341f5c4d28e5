import { createAction, createSlice, type Draft, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { bringsIntoView, turnGiven } from '../../notices';
import { type ConfigurationPart, selectFragmentPath } from '../../state/configuration';
import { said } from '../../state/eventMeta';
import type { Words } from '../../texts/text';

/** The error of a product whose change failed (rule `preferences.optimistic`). */
export const RETRY: Words = { key: 'preferences.retry' };

/** The decision as the service expects it (rule `consent.decisions`). */
export interface ConsentDecision {
  readonly status: 'GRANTED' | 'DECLINED' | 'DEFERRED';
  /** Only with GRANTED. */
  readonly electronicMarketing?: true;
}

export interface ConsentProduct {
  readonly name: string;
  readonly description?: string | undefined;
  readonly mandatory: boolean;
  readonly isSubscribed: boolean;
  /** Why the last change failed; the answer may also bring the error of an earlier change. */
  readonly error?: Words | undefined;
  /** The change being sent: the id of the toggle that started it. */
  readonly saving?: string;
  /** As the service sent it; it is sent back with only `isSubscribed` changed (rule `preferences.product`). */
  readonly sent: Readonly<Record<string, unknown>>;
}

type Preferences<Product = ConsentProduct> =
  | { readonly status: 'idle' | 'loading' }
  // The failure stays in sight while the member tries again.
  | { readonly status: 'failed'; readonly retrying?: true }
  | { readonly status: 'loaded'; readonly products: readonly Product[] };

export interface ConsentState {
  /** Whether the card shows its back side. */
  readonly turned: boolean;
  /** The member's decision that is being sent; until it is settled, no second one is accepted. */
  readonly sending: ConsentDecision | null;
  readonly preferences: Preferences;
}

interface OfProduct {
  /** The product's position in the editor, from 0. */
  readonly position: number;
  /** The id of the toggle, so that an answer applies only to the toggle that caused it. */
  readonly toggle: string;
}

export const decisionMade = createAction<ConsentDecision>('consent/decisionMade');
/** The member closed the dialog: that defers the decision, unless one is being sent. */
export const consentClosed = createAction('consent/consentClosed');
/** The member asked to send again a decision that could not be saved. */
export const decisionRepeated = createAction<ConsentDecision>('consent/decisionRepeated');
/** The member asked to load preferences that had failed to load. */
export const preferencesRetryClicked = createAction('consent/preferencesRetryClicked');

const initialState: ConsentState = { turned: false, sending: null, preferences: { status: 'idle' } };

const productAt = <Product>(preferences: Preferences<Product>, position: number): Product | undefined =>
  preferences.status === 'loaded' ? preferences.products[position] : undefined;

// The product whose change by this very toggle is being sent.
const savingProduct = ({ preferences }: Draft<ConsentState>, { position, toggle }: OfProduct) => {
  const product = productAt(preferences, position);
  return product?.saving === toggle ? product : undefined;
};

const inView = () => ({ payload: undefined, ...bringsIntoView });

export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    decisionSent: (state, { payload }: PayloadAction<ConsentDecision>) => {
      state.sending = payload;
    },
    /** The decision was saved or failed: the dialog is done either way. */
    decisionSettled: (state) => {
      state.sending = null;
    },
    preferencesOpened: {
      prepare: inView,
      reducer: (state) => {
        state.turned = true;
      },
    },
    preferencesLeft: {
      prepare: inView,
      reducer: (state) => {
        state.turned = false;
      },
    },
    /** They are fetched, `again` if the member tries again. */
    preferencesRequested: (state, { payload }: PayloadAction<{ readonly again: true } | undefined>) => {
      state.preferences = payload ? { status: 'failed', retrying: true } : { status: 'loading' };
    },
    preferencesLoaded: {
      prepare: (products: ConsentProduct[]) => ({
        payload: products,
        meta: {
          ...bringsIntoView.meta,
          ...said({ key: 'preferences.loaded', values: { count: products.length } }).meta,
        },
      }),
      reducer: (state, { payload: products }: PayloadAction<ConsentProduct[]>) => ({
        ...state,
        preferences: { status: 'loaded', products },
      }),
    },
    preferencesFailed: {
      prepare: inView,
      reducer: (state) => {
        state.preferences = { status: 'failed' };
      },
    },
    /** The member turned a product on or off, which shows at once. */
    preferenceToggled: {
      prepare: (position: number) => ({ payload: { position, toggle: nanoid() } satisfies OfProduct }),
      reducer: ({ preferences }, { payload }: PayloadAction<OfProduct>) => {
        const product = productAt(preferences, payload.position);
        if (product === undefined || product.mandatory || product.saving !== undefined) return;
        product.isSubscribed = !product.isSubscribed;
        product.saving = payload.toggle;
      },
    },
    preferenceSaved: (state, { payload }: PayloadAction<OfProduct>) => {
      const product = savingProduct(state, payload);
      delete product?.saving;
      delete product?.error;
    },
    /** The change of a product failed: it is undone. */
    preferenceFailed: (state, { payload }: PayloadAction<OfProduct>) => {
      const product = savingProduct(state, payload);
      if (product === undefined) return;
      delete product.saving;
      product.isSubscribed = !product.isSubscribed;
      product.error = RETRY;
    },
  },
  extraReducers: (builder) => {
    // The card may have shown its back when the dialog was closed in another tab.
    builder.addCase(turnGiven, (state, { payload }) => {
      if (payload.dialog === 'marketingConsent') state.turned = false;
    });
  },
  selectors: {
    selectConsentProduct: ({ preferences }, position: number) => productAt(preferences, position),
  },
});

export const {
  decisionSent,
  decisionSettled,
  preferencesOpened,
  preferencesLeft,
  preferencesRequested,
  preferencesLoaded,
  preferencesFailed,
  preferenceToggled,
  preferenceSaved,
  preferenceFailed,
} = consentSlice.actions;

export const selectConsent = consentSlice.selectSlice;

export const { selectConsentProduct } = consentSlice.selectors;

export const selectConsentText = (state: ConfigurationPart): string => selectFragmentPath(state, 'marketingConsent');
