import { createAction } from '@reduxjs/toolkit';
import { createReducer } from '../../state/createReducer';
import { isAwaited, isUnsettled, type Renewal, renewed } from '../../state/freshness';
import { createOpenList } from '../../state/openList';
import type { OutstandingAction } from './items';

/** The four sources in the order in which their actions are merged (rule `outstanding.sources`). */
export const sourceNames = ['connectedDevice', 'consent', 'acceptance', 'will'] as const;

/** One of the four sources. */
export type SourceName = (typeof sourceNames)[number];

/**
 * The loading state of one source; `at` is when its answer arrived, in milliseconds since 1970. While a source is asked
 * again its actions stay, and `renewal` says how that goes. For the member a failed source has no actions; here it can
 * be distinguished from an empty one.
 */
export type SourceState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'loaded';
      readonly actions: readonly OutstandingAction[];
      readonly at: number;
      readonly renewal?: Renewal;
    }
  | { readonly status: 'failed' };

/**
 * The four sources, and what the member sees of their actions: the page that contains the action of index `firstIndex`,
 * from 0, and as a list so many as `listed` says, if that is not 0. `isHeld`: the member is at the action of this
 * index, and must not lose it if others join before it.
 */
export interface OutstandingState {
  readonly sources: Readonly<Record<SourceName, SourceState>>;
  readonly firstIndex: number;
  readonly isHeld: boolean;
  readonly listed: number;
  /** Whether actions still wait for the sources before theirs (rule `outstanding.order`). */
  readonly waits: boolean;
}

/** This feature's part of the state. */
export interface OutstandingPart {
  readonly outstanding: OutstandingState;
}

/** These sources are being asked. Their previous actions stay until the new ones come. */
export const actionsRequested = createAction<readonly SourceName[]>('outstanding/actionsRequested');

/** One source has answered; `at` is in milliseconds since 1970. */
export const sourceLoaded = createAction<{
  readonly source: SourceName;
  readonly actions: readonly OutstandingAction[];
  readonly at: number;
}>('outstanding/sourceLoaded');

/** One source has failed, which the member does not notice (rule `outstanding.failure`). */
export const sourceFailed = createAction<SourceName>('outstanding/sourceFailed');

/** The actions have waited long enough for slower sources before theirs. */
export const waitEnded = createAction('outstanding/waitEnded');

/** The member asked to check again the sources that failed. */
export const tryAgainClicked = createAction('outstanding/tryAgainClicked');

/** The member turned to another page of the carousel; the payload is the index, from 0, of its first action. */
export const pageTurned = createAction<number>('outstanding/pageTurned');

/** The focus came to the action of this index, from 0. */
export const actionFocused = createAction<number>('outstanding/actionFocused');

/** The list of all actions, which the member can open instead of the carousel. */
export const actionsList = createOpenList('outstanding');

const idle: SourceState = { status: 'idle' };

const initialState: OutstandingState = {
  sources: { connectedDevice: idle, consent: idle, acceptance: idle, will: idle },
  firstIndex: 0,
  isHeld: false,
  listed: 0,
  waits: true,
};

const withSource = (state: OutstandingState, source: SourceName, settled: SourceState): OutstandingState => {
  const sources = { ...state.sources, [source]: settled };
  return { ...state, sources, waits: state.waits && sourceNames.some((name) => isUnsettled(sources[name])) };
};

/** The actions of a source; none before it has answered or after it has failed. */
export const actionsOfSource = (source: SourceState): readonly OutstandingAction[] =>
  source.status === 'loaded' ? source.actions : [];

const countBefore = ({ sources }: OutstandingState, source: SourceName): number =>
  sourceNames
    .slice(0, sourceNames.indexOf(source))
    .reduce((count, name) => count + actionsOfSource(sources[name]).length, 0);

/** Each source settles on its own; an answer is only accepted while one is awaited. */
export const outstandingReducer = createReducer<OutstandingState>(initialState, (builder) => {
  builder
    .addCase(actionsRequested, (state, { payload }) =>
      payload.reduce<OutstandingState>((asked, source) => {
        const before = asked.sources[source];
        return withSource(asked, source, before.status === 'loaded' ? renewed(before) : { status: 'loading' });
      }, state),
    )
    .addCase(sourceLoaded, (state, { payload: { source, actions, at } }) => {
      const before = state.sources[source];
      if (!isAwaited(before)) return state;
      const old = actionsOfSource(before).length;
      // A member who has turned the page, or is at an action, keeps seeing it when a slow source adds its actions
      // before, or one that was asked again has more or fewer of them now.
      const comesBefore =
        (state.firstIndex > 0 || state.isHeld) && countBefore(state, source) + old <= state.firstIndex;
      const firstIndex = comesBefore ? state.firstIndex + actions.length - old : state.firstIndex;
      return { ...withSource(state, source, { status: 'loaded', actions, at }), firstIndex };
    })
    .addCase(sourceFailed, (state, { payload: source }) => {
      const before = state.sources[source];
      if (!isAwaited(before)) return state;
      return withSource(
        state,
        source,
        before.status === 'loaded' ? { ...before, renewal: 'failed' } : { status: 'failed' },
      );
    })
    .addCase(waitEnded, (state) => ({ ...state, waits: false }))
    .addCase(pageTurned, (state, { payload: firstIndex }) => ({ ...state, firstIndex, isHeld: false }))
    .addCase(actionFocused, (state, { payload: firstIndex }) => ({ ...state, firstIndex, isHeld: true }))
    .addMatcher(
      () => true,
      (state, event) => {
        const listed = actionsList.reducer(state.listed, event);
        return listed === state.listed ? state : { ...state, listed };
      },
    );
});
