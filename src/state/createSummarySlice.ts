import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Endpoint } from '../contract/endpoint';
import { isAwaited, nextRenewal, type Renewal } from './freshness';

/**
 * The state of a summary; `idle` counts as loading, `failed` is never shown as empty. `at` is when it arrived, in
 * milliseconds since 1970; `reference` is that of the failure's log record, if there is one.
 */
export type SummaryState<Summary> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly summary: Summary; readonly at: number; readonly renewal?: Renewal }
  | { readonly status: 'failed'; readonly reference?: string | undefined; readonly renewal?: Renewal };

/**
 * The slice of a summary that is requested, then loaded or failed, with its call: `gap/summaryRequested`,
 * `gap/summaryLoaded`, `gap/summaryFailed`. A late answer changes nothing. A summary that is requested again stays until
 * the new one comes, and if that fails.
 */
export const createSummarySlice = <Name extends string, Summary, EndpointName extends string>(
  name: Name,
  endpoint: Endpoint<Summary, EndpointName>,
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
        state.renewal = nextRenewal(state);
        return undefined;
      },
      summaryFailed: (state, { payload }: PayloadAction<string | undefined>) => {
        if (!isAwaited(state)) return undefined;
        if (state.status !== 'loaded') return { status: 'failed', reference: payload };
        state.renewal = 'failed';
        return undefined;
      },
    },
    extraReducers: (builder) => {
      builder.addCase(summaryLoaded, (state, { payload, meta: { at } }) =>
        isAwaited(state) ? { status: 'loaded', summary: payload, at } : undefined,
      );
    },
  });
  /** The summary's own part of the state. */
  const select = (state: { readonly [Part in Name]: SummaryState<Summary> }): SummaryState<Summary> => state[name];
  return { name, endpoint, reducer, select, actions: { ...actions, summaryLoaded } };
};

/** A part of the state that holds one summary, and the events that change it. */
export type SummarySlice<Name extends string, Summary, EndpointName extends string> = ReturnType<
  typeof createSummarySlice<Name, Summary, EndpointName>
>;
