import { createAction, createSlice, type Draft, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { createOpenListSlice } from '../../state/carouselSlice';
import { isAwaited, isUnsettled, nextRenewal, type Renewal } from '../../state/freshness';

/** The four sources in the order in which their actions are merged (rule `outstanding.sources`). */
export const sourceNames = ['connectedDevice', 'consent', 'acceptance', 'will'] as const;

/** One of the four sources. */
export type SourceName = (typeof sourceNames)[number];

/** An outstanding action: its fragment, and the address that replaces the fragment's own link. */
export interface OutstandingAction {
  readonly fragmentUrl: string;
  readonly redirectUrl?: string | undefined;
}

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

const listSlice = createOpenListSlice('outstanding');

/** The events of the list of all actions, which the member can open instead of the carousel. */
export const actionsList = listSlice.actions;

const idle: SourceState = { status: 'idle' };

const initialState: OutstandingState = {
  sources: { connectedDevice: idle, consent: idle, acceptance: idle, will: idle },
  firstIndex: 0,
  isHeld: false,
  listed: 0,
  waits: true,
};

const settle = (state: Draft<OutstandingState>, source: SourceName, settled: Draft<SourceState>): void => {
  state.sources[source] = settled;
  if (!Object.values(state.sources).some(isUnsettled)) state.waits = false;
};

/** The actions of a source; none before it has answered or after it has failed. */
export const actionsOfSource = (source: SourceState): readonly OutstandingAction[] =>
  source.status === 'loaded' ? source.actions : [];

const countBefore = ({ sources }: OutstandingState, source: SourceName): number =>
  sourceNames
    .slice(0, sourceNames.indexOf(source))
    .reduce((count, name) => count + actionsOfSource(sources[name]).length, 0);

const outstandingSlice = createSlice({
  name: 'outstanding',
  initialState,
  reducers: {
    /** These sources are being asked. Their previous actions stay until the new ones come. */
    actionsRequested: (state, { payload }: PayloadAction<readonly SourceName[]>) => {
      for (const source of payload) {
        const before = state.sources[source];
        if (before.status === 'loaded') before.renewal = nextRenewal(before);
        else state.sources[source] = { status: 'loading' };
      }
    },
    /** One source has answered; `at` is in milliseconds since 1970. An answer is only accepted while one is awaited. */
    sourceLoaded: (
      state,
      {
        payload: { source, actions, at },
      }: PayloadAction<{
        readonly source: SourceName;
        readonly actions: readonly OutstandingAction[];
        readonly at: number;
      }>,
    ) => {
      const before = state.sources[source];
      if (!isAwaited(before)) return;
      const old = actionsOfSource(before).length;
      // A member who has turned the page, or is at an action, keeps seeing it when a slow source adds its actions
      // before, or one that was asked again has more or fewer of them now.
      const comesBefore =
        (state.firstIndex > 0 || state.isHeld) && countBefore(state, source) + old <= state.firstIndex;
      if (comesBefore) state.firstIndex += actions.length - old;
      settle(state, source, { status: 'loaded', actions: [...actions], at });
    },
    /** One source has failed, which the member does not notice (rule `outstanding.failure`). */
    sourceFailed: (state, { payload: source }: PayloadAction<SourceName>) => {
      const before = state.sources[source];
      if (!isAwaited(before)) return;
      if (before.status === 'loaded') before.renewal = 'failed';
      else settle(state, source, { status: 'failed' });
    },
    /** The actions have waited long enough for slower sources before theirs. */
    waitEnded: (state) => {
      state.waits = false;
    },
    /** The member turned to another page of the carousel; the payload is the index, from 0, of its first action. */
    pageTurned: (state, { payload }: PayloadAction<number>) => {
      state.firstIndex = payload;
      state.isHeld = false;
    },
    /** The focus came to the action of this index, from 0. */
    actionFocused: (state, { payload }: PayloadAction<number>) => {
      state.firstIndex = payload;
      state.isHeld = true;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(...Object.values(actionsList)), (state, event) => {
      state.listed = listSlice.reducer(state.listed, event);
    });
  },
});

export const { actionsRequested, sourceLoaded, sourceFailed, waitEnded, pageTurned, actionFocused } =
  outstandingSlice.actions;

/** The member asked to check again the sources that failed. */
export const tryAgainClicked = createAction('outstanding/tryAgainClicked');

/** Each source settles on its own. */
export const outstandingReducer = outstandingSlice.reducer;
