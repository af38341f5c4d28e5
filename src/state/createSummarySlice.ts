import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Endpoint } from '../contract/endpoint';
import { put, type SagaGenerator, takeLatest } from './effects';
import { type Fetched, isAwaited, staleSince } from './freshness';
import { request } from './request';
import { logFailure, safely } from './safely';
import { services } from './services';

/** The state of a summary; `reference` is that of the failure's log record, if there is one. */
export type SummaryState<Summary> = Fetched<{ readonly summary: Summary }, { readonly reference?: string | undefined }>;

/**
 * The slice of a summary, its call and the saga that makes it. A late answer changes nothing. A summary that is
 * requested again stays until a new one comes. `what` names the summary in the log record of a failure; without it
 * failures are not logged (rule `call.failures`).
 */
export const createSummarySlice = <Name extends string, Summary, EndpointName extends string>(
  name: Name,
  endpoint: Endpoint<Summary, EndpointName>,
  what?: string,
) => {
  // Created apart from the slice, whose types do not allow a generic payload.
  const summaryLoaded = createAction(`${name}/summaryLoaded` as const, (payload: Summary, at: number) => ({
    payload,
    meta: { at },
  }));
  const { actions, reducer, selectSlice } = createSlice({
    name,
    initialState: { status: 'idle' } as SummaryState<Summary>,
    reducers: {
      /** The summary was requested; `again` if the member tries again after a failure, which stays in sight. */
      summaryRequested: (state, { payload }: PayloadAction<{ readonly again: true } | undefined>) => {
        if (state.status !== 'loaded' && (state.status !== 'failed' || !payload?.again)) return { status: 'loading' };
        state.isAwaited = true;
        return undefined;
      },
      summaryFailed: (state, { payload }: PayloadAction<string | undefined>) => {
        if (!isAwaited(state)) return undefined;
        if (state.status !== 'loaded') return { status: 'failed', reference: payload };
        delete state.isAwaited;
        state.isStale = true;
        return undefined;
      },
    },
    extraReducers: (builder) => {
      builder.addCase(summaryLoaded, (state, { payload, meta: { at } }) =>
        isAwaited(state) ? { status: 'loaded', summary: payload, at } : undefined,
      );
    },
  });

  /** Fetches the summary and dispatches the outcome. */
  function* load(): SagaGenerator {
    try {
      const summary = yield* request(endpoint);
      const { clock } = yield* services();
      yield* put(summaryLoaded(summary, clock.now()));
    } catch (cause) {
      const reference = what && (yield* logFailure(`There was an issue fetching ${what}`, cause));
      yield* put(actions.summaryFailed(reference));
    }
  }

  function* saga(): SagaGenerator {
    yield* takeLatest(actions.summaryRequested, safely(load));
  }
  return { name, endpoint, reducer, select: selectSlice, actions: { ...actions, summaryLoaded }, saga };
};

/** A part of the state that holds one summary, the events that change it, and what fetches it. */
export type SummarySlice<Name extends string, Summary, EndpointName extends string> = ReturnType<
  typeof createSummarySlice<Name, Summary, EndpointName>
>;

/** The reducers of slices, by the names of their parts of the state. */
export const reducersOf = <Slice extends { readonly name: string; readonly reducer: unknown }>(
  slices: readonly Slice[],
) =>
  Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer])) as {
    readonly [One in Slice as One['name']]: One['reducer'];
  };

/** What is shown of a summary. `asOf` is when it arrived, in milliseconds since 1970, if refreshing it has failed. */
export type Reading<View> =
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'unavailable';
      /** Whether the answer to another request is awaited, here and below. */
      readonly retrying: boolean;
      readonly reference?: string | undefined;
    }
  | { readonly phase: 'loaded'; readonly view: View; readonly asOf: number | undefined; readonly retrying: boolean };

/** For {@link readingOf} of a tile that needs no summary. */
export const noSummary = { status: 'loaded', summary: null, at: 0 } as const;

/**
 * Reads a summary for what shows it; unavailable if `read` returns `undefined`, because the answer lacks what is shown.
 * `beside` is another summary that is shown, and may be old too (rule `overview.asOf`).
 */
export const readingOf = <Summary, View>(
  summary: SummaryState<Summary>,
  read: (summary: Summary) => View | undefined,
  beside: SummaryState<unknown> = noSummary,
): Reading<View> => {
  const unavailable = { phase: 'unavailable', retrying: isAwaited(summary) } as const;
  if (summary.status === 'failed') return { ...unavailable, reference: summary.reference };
  if (summary.status !== 'loaded') return { phase: 'loading' };
  const view = read(summary.summary);
  if (view === undefined) return unavailable;
  const asOf = staleSince(summary, beside);
  return { phase: 'loaded', view, asOf, retrying: asOf !== undefined && (isAwaited(summary) || isAwaited(beside)) };
};
