import { createAction, createReducer } from '@reduxjs/toolkit';
import { type ContentSource, fragmentKey } from './source';

/**
 * How far a piece of content is. `html` is the raw text of a fragment: it is sanitised when it is shown. Whether a picture
 * can be had, only the browser knows. `busy` is cleared about a second
 * after success or failure (spec section 4, Content block).
 */
export type FragmentState =
  | { readonly status: 'loading'; readonly busy: true }
  | { readonly status: 'loaded'; readonly html: string; readonly busy: boolean }
  | { readonly status: 'picture'; readonly address: string; readonly busy: false }
  | { readonly status: 'failed'; readonly busy: boolean };

/** The fragments by their key. */
export type ContentState = Readonly<Record<string, FragmentState>>;

/** The corner of the state that the content holds. */
export interface ContentCorner {
  readonly content: ContentState;
}

interface OfFragment {
  readonly key: string;
}

/** A fragment is going to be shown and was asked for. */
export const fragmentRequested = createAction<OfFragment>('content/fragmentRequested');
/** A fragment's text arrived. */
export const fragmentLoaded = createAction<OfFragment & { readonly html: string }>('content/fragmentLoaded');
/** A fragment cannot be shown. */
export const fragmentFailed = createAction<OfFragment>('content/fragmentFailed');
/** A piece of content is a picture, and this is where it is. */
export const pictureFound = createAction<OfFragment & { readonly address: string }>('content/pictureFound');
/** A fragment has been there, or has been missing, for a moment. */
export const fragmentSettled = createAction<OfFragment>('content/fragmentSettled');

const fragmentAt = (state: ContentState, key: string): FragmentState | undefined =>
  // A path comes from a service and may spell a name that every object has.
  Object.hasOwn(state, key) ? state[key] : undefined;

const arrived = (state: ContentState, key: string, outcome: FragmentState): ContentState =>
  fragmentAt(state, key)?.status === 'loading' ? { ...state, [key]: outcome } : state;

/** An answer counts only while it is awaited; what is loaded stays. */
export const contentReducer = createReducer<ContentState>({}, (builder) => {
  builder
    .addCase(fragmentRequested, (state, { payload: { key } }) =>
      fragmentAt(state, key)?.status === 'loaded' ? state : { ...state, [key]: { status: 'loading', busy: true } },
    )
    .addCase(fragmentLoaded, (state, { payload: { key, html } }) =>
      arrived(state, key, { status: 'loaded', html, busy: true }),
    )
    .addCase(fragmentFailed, (state, { payload: { key } }) => arrived(state, key, { status: 'failed', busy: true }))
    .addCase(pictureFound, (state, { payload: { key, address } }) => ({
      ...state,
      [key]: { status: 'picture', address, busy: false },
    }))
    .addCase(fragmentSettled, (state, { payload: { key } }) => {
      const fragment = fragmentAt(state, key);
      return fragment === undefined || fragment.status === 'loading' || fragment.status === 'picture'
        ? state
        : { ...state, [key]: { ...fragment, busy: false } };
    });
});

/** A fragment of the state; `undefined` where it was never asked for. */
export const selectFragment = (state: ContentCorner, source: ContentSource): FragmentState | undefined =>
  fragmentAt(state.content, fragmentKey(source));
