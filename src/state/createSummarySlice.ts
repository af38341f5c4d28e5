import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Endpoint } from '../contract/endpoint';
import { put, type SagaGenerator, takeLatest } from './effects';
import { type Fetched, isAwaited } from './freshness';
import { request } from './request';
import { logFailure, safely } from './safely';
import { services } from './services';

/** The state of a summary; `reference` is that of the failure's log record, if there is one. */
export type SummaryState<Summary> = Fetched<{ readonly summary: Summary }, { readonly reference?: string | undefined }>;

/**
 * The slice of a summary, its call and the saga that makes it. A late answer changes nothing. A summary that is requested
 * again stays until the new one comes, and if that fails. `failure` is what is logged then (rule `call.failures`).
 */
export const createSummarySlice = <Name extends string, Summary, EndpointName extends string>(
  name: Name,
  endpoint: Endpoint<Summary, EndpointName>,
  failure?: string,
) => {
  // Not among the slice's own, because its types do not allow a payload of a type parameter there.
  const summaryLoaded = createAction(`${name}/summaryLoaded` as const, (payload: Summary, at: number) => ({
    payload,
    meta: { at },
  }));
  const { actions, reducer } = createSlice({
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
        state.isOld = true;
        return undefined;
      },
    },
    extraReducers: (builder) => {
      builder.addCase(summaryLoaded, (state, { payload, meta: { at } }) =>
        isAwaited(state) ? { status: 'loaded', summary: payload, at } : undefined,
      );
    },
  });
  const select = (state: { readonly [Part in Name]: SummaryState<Summary> }): SummaryState<Summary> => state[name];

  /** Fetches the summary and dispatches the outcome. */
  function* load(): SagaGenerator {
    try {
      const summary = yield* request(endpoint);
      const { clock } = yield* services();
      yield* put(summaryLoaded(summary, clock.now()));
    } catch (cause) {
      yield* put(actions.summaryFailed(failure && (yield* logFailure(failure, cause))));
    }
  }

  function* saga(): SagaGenerator {
    yield* takeLatest(actions.summaryRequested, safely(load));
  }
  return { name, endpoint, reducer, select, actions: { ...actions, summaryLoaded }, load, saga };
};

/** A part of the state that holds one summary, the events that change it, and what fetches it. */
export type SummarySlice<Name extends string, Summary, EndpointName extends string> = ReturnType<
  typeof createSummarySlice<Name, Summary, EndpointName>
>;
