import { createAction } from '@reduxjs/toolkit';
import { createReducer } from '../state/createReducer';
import { tracked } from '../state/track';
import { type ContentSource, fragmentKey, lastSegment } from './source';

/**
 * The loading state of a piece of content. `html` is the raw text of a fragment: it is sanitised when it is shown. Only
 * the browser knows whether a picture can be loaded. `busy` is cleared about a second after success or failure
 * (rule `content.flag`).
 */
export type FragmentState =
  | { readonly status: 'loading'; readonly busy: true }
  | { readonly status: 'loaded'; readonly html: string; readonly busy: boolean }
  | { readonly status: 'picture'; readonly address: string; readonly busy: false }
  | { readonly status: 'failed'; readonly busy: boolean };

/** The fragments by their key. */
export type ContentState = Readonly<Record<string, FragmentState>>;

/** The content's part of the state. */
export interface ContentPart {
  readonly content: ContentState;
}

interface OfFragment {
  readonly key: string;
}

/** A fragment is going to be shown and was requested. */
export const fragmentRequested = createAction<OfFragment>('content/fragmentRequested');
/** A fragment's tokens have other values now, so its text is outdated: an old amount must not look like the new one. */
export const fragmentOutdated = createAction<OfFragment>('content/fragmentOutdated');
/** A fragment's text arrived. */
export const fragmentLoaded = createAction<OfFragment & { readonly html: string }>('content/fragmentLoaded');
/** A fragment cannot be shown. */
export const fragmentFailed = createAction<OfFragment>('content/fragmentFailed');
/** A piece of content is a picture with this address. */
export const pictureFound = createAction<OfFragment & { readonly address: string }>('content/pictureFound');
/** The member asked to load content again that could not be loaded. */
export const fragmentRetryClicked = createAction<OfFragment>('content/fragmentRetryClicked');
/** About a second has passed since a fragment loaded or failed. */
export const fragmentSettled = createAction<OfFragment>('content/fragmentSettled');

/** How the links of a fragment are counted: as those of an outstanding action, or of any other fragment. */
export type FragmentOwner = 'outstanding-actions' | 'content';

/**
 * The member followed a link inside a fragment; rule `analytics.labels`. The label leaves out the query of its path.
 */
export const fragmentLinkFollowed = createAction(
  'content/fragmentLinkFollowed',
  (owner: FragmentOwner, { path }: ContentSource) => ({
    payload: { owner, path },
    ...tracked({ category: 'cta', action: 'click', label: `${owner} ${lastSegment(path) ?? ''}`.trim() }),
  }),
);

const fragmentAt = (state: ContentState, key: string): FragmentState | undefined =>
  // A path comes from a service and may be a name that every object has.
  Object.hasOwn(state, key) ? state[key] : undefined;

const arrived = (state: ContentState, key: string, outcome: FragmentState): ContentState =>
  fragmentAt(state, key)?.status === 'loading' ? { ...state, [key]: outcome } : state;

/** An answer is only accepted while its fragment is loading; loaded fragments stay. */
export const contentReducer = createReducer<ContentState>({}, (builder) => {
  builder
    .addCase(fragmentRequested, (state, { payload: { key } }) =>
      fragmentAt(state, key)?.status === 'loaded' ? state : { ...state, [key]: { status: 'loading', busy: true } },
    )
    .addCase(fragmentOutdated, (state, { payload: { key } }) =>
      fragmentAt(state, key)?.status === 'loaded' ? { ...state, [key]: { status: 'loading', busy: true } } : state,
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

/** A fragment of the state; `undefined` if it was never requested. */
export const selectFragment = (state: ContentPart, source: ContentSource): FragmentState | undefined =>
  fragmentAt(state.content, fragmentKey(source));
