import { createAction, createReducer } from '@reduxjs/toolkit';
import type { OutstandingAction } from './items';

/** The four sources in the order in which their actions are merged (spec section 4). */
export const sourceNames = ['connectedDevice', 'consent', 'acceptance', 'will'] as const;

/** One of the four sources. */
export type SourceName = (typeof sourceNames)[number];

/**
 * How far one source is; `at` is when its answer arrived, in milliseconds since 1970. A failed one counts as no actions
 * for the member, and can still be told from an empty one here.
 */
export type SourceState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly actions: readonly OutstandingAction[]; readonly at: number }
  | { readonly status: 'failed' };

/** The four sources, and the index, from 0, of the first action that the member sees. */
export interface OutstandingState {
  readonly sources: Readonly<Record<SourceName, SourceState>>;
  readonly firstIndex: number;
}

/** The corner of the state that this feature holds. */
export interface OutstandingCorner {
  readonly outstanding: OutstandingState;
}

/** These sources are asked. What one of them has shown so far is too old to be trusted. */
export const actionsRequested = createAction<readonly SourceName[]>('outstanding/actionsRequested');

/** One source has answered; `at` is in milliseconds since 1970. */
export const sourceLoaded = createAction<{
  readonly source: SourceName;
  readonly actions: readonly OutstandingAction[];
  readonly at: number;
}>('outstanding/sourceLoaded');

/** One source has failed, which the member does not notice (spec section 8). */
export const sourceFailed = createAction<SourceName>('outstanding/sourceFailed');

/** The member turned to another page of the carousel; the payload is the index, from 0, of its first action. */
export const pageTurned = createAction<number>('outstanding/pageTurned');

const idle: SourceState = { status: 'idle' };

const initialState: OutstandingState = {
  sources: { connectedDevice: idle, consent: idle, acceptance: idle, will: idle },
  firstIndex: 0,
};

const withSource = (state: OutstandingState, source: SourceName, settled: SourceState): OutstandingState => ({
  ...state,
  sources: { ...state.sources, [source]: settled },
});

/** The actions of a source; none before it has answered and after it has failed. */
export const actionsOfSource = (source: SourceState): readonly OutstandingAction[] =>
  source.status === 'loaded' ? source.actions : [];

const countBefore = ({ sources }: OutstandingState, source: SourceName): number =>
  sourceNames
    .slice(0, sourceNames.indexOf(source))
    .reduce((count, name) => count + actionsOfSource(sources[name]).length, 0);

/** Each source settles on its own; an answer counts only while it is awaited. */
export const outstandingReducer = createReducer<OutstandingState>(initialState, (builder) => {
  builder
    .addCase(actionsRequested, (state, { payload }) =>
      payload.reduce<OutstandingState>((asked, source) => withSource(asked, source, { status: 'loading' }), {
        ...state,
        // What stood before the member's eyes goes with the source that brought it, so they begin again.
        firstIndex: payload.some((source) => state.sources[source].status === 'loaded') ? 0 : state.firstIndex,
      }),
    )
    .addCase(sourceLoaded, (state, { payload: { source, actions, at } }) => {
      if (state.sources[source].status !== 'loading') return state;
      // A member who has turned the page keeps the action before their eyes when a slow source comes in before it.
      const comesBefore = state.firstIndex > 0 && countBefore(state, source) <= state.firstIndex;
      const firstIndex = comesBefore ? state.firstIndex + actions.length : state.firstIndex;
      return { ...withSource(state, source, { status: 'loaded', actions, at }), firstIndex };
    })
    .addCase(sourceFailed, (state, { payload: source }) =>
      state.sources[source].status === 'loading' ? withSource(state, source, { status: 'failed' }) : state,
    )
    .addCase(pageTurned, (state, { payload: firstIndex }) => ({ ...state, firstIndex }));
});
