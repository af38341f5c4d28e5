import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A piece of content; `html` is as it came. `busy` lasts a second longer than the loading (rule `content.flag`). */
export type FragmentState = { readonly busy: boolean } & (
  | { readonly status: 'loading' }
  // BCP 47, if its answer says so.
  | { readonly status: 'loaded'; readonly html: string; readonly language?: string }
  | { readonly status: 'picture'; readonly address: string }
  // The failure stays in sight while the member tries again.
  | { readonly status: 'failed'; readonly retrying?: true }
);

/** The fragments by their key, which is their path. */
export type ContentState = Readonly<Record<string, FragmentState>>;

/** The content's part of the state. */
export interface ContentPart {
  readonly content: ContentState;
}

type OfFragment<More = unknown> = PayloadAction<{ readonly key: string } & More>;

/** The member asked again for content that could not be loaded, or that loaded but `cannotBeShown`. */
export const fragmentRetryClicked = createAction<{ readonly key: string; readonly cannotBeShown?: true }>(
  'content/fragmentRetryClicked',
);

/** What the member tried again has loaded or failed. */
export const retryEnded = createAction<{ readonly isLoaded: boolean }>('content/retryEnded');

const loading: FragmentState = { status: 'loading', busy: true };

const fragmentAt = (state: ContentState, key: string): FragmentState | undefined =>
  // A path comes from a service and may be a name that every object has.
  Object.hasOwn(state, key) ? state[key] : undefined;

const isAwaited = (fragment: FragmentState | undefined): boolean =>
  fragment?.status === 'loading' || (fragment?.status === 'failed' && fragment.retrying === true);

const arrived = (state: ContentState, key: string, outcome: FragmentState): ContentState =>
  isAwaited(fragmentAt(state, key)) ? { ...state, [key]: outcome } : state;

const contentSlice = createSlice({
  name: 'content',
  initialState: {} as ContentState,
  reducers: {
    /** A fragment is going to be shown and was requested, `again` if the member tries again; one that is loaded stays. */
    fragmentRequested: (state, { payload: { key, again } }: OfFragment<{ readonly again?: true }>) => {
      const before = fragmentAt(state, key);
      if (before?.status === 'loaded') return state;
      return { ...state, [key]: again && before?.status === 'failed' ? { ...before, retrying: true } : loading };
    },
    /** A fragment's tokens have other values now: its old text, such as an amount, must not look like the new one. */
    fragmentOutdated: (state, { payload: { key } }: OfFragment) =>
      fragmentAt(state, key)?.status === 'loaded' ? { ...state, [key]: loading } : state,
    /** A fragment's text arrived; it is only accepted while the fragment is loading. */
    fragmentLoaded: (
      state,
      { payload: { key, ...text } }: OfFragment<{ readonly html: string; readonly language?: string }>,
    ) => arrived(state, key, { status: 'loaded', ...text, busy: true }),
    fragmentFailed: (state, { payload: { key } }: OfFragment) => arrived(state, key, { status: 'failed', busy: true }),
    /** A piece of content is a picture with this address. */
    pictureFound: (state, { payload: { key, address } }: OfFragment<{ readonly address: string }>) => ({
      ...state,
      [key]: { status: 'picture', address, busy: false } satisfies FragmentState,
    }),
    /** About a second has passed since a fragment loaded or failed. */
    fragmentSettled: (state, { payload: { key } }: OfFragment) => {
      const fragment = fragmentAt(state, key);
      return fragment === undefined || fragment.status === 'loading'
        ? state
        : { ...state, [key]: { ...fragment, busy: false } };
    },
  },
  extraReducers: (builder) => {
    // Only its block knows that it cannot be shown.
    builder.addCase(fragmentRetryClicked, (state, { payload: { key, cannotBeShown } }) =>
      cannotBeShown && fragmentAt(state, key)?.status === 'loaded'
        ? { ...state, [key]: { status: 'failed', busy: false } }
        : state,
    );
  },
});

export const { fragmentRequested, fragmentOutdated, fragmentLoaded, fragmentFailed, pictureFound, fragmentSettled } =
  contentSlice.actions;

/** The fragments of the state. */
export const contentReducer = contentSlice.reducer;

/** A fragment of the state; `undefined` if it was never requested. */
export const selectFragment = ({ content }: ContentPart, path: string): FragmentState | undefined =>
  fragmentAt(content, path);
