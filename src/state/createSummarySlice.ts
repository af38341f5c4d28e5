import {
  type ActionCreatorWithOptionalPayload,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPreparedPayload,
  createAction,
  type Reducer,
} from '@reduxjs/toolkit';
import type { Endpoint } from '../contract/endpoint';
import { createReducer } from './createReducer';
import { isAwaited, type Renewal, renewed } from './freshness';

/**
 * The state of a summary; `idle` counts as loading, `failed` is never shown as empty. `at` is when it arrived, in
 * milliseconds since 1970; while it is requested again it stays, and `renewal` says how that goes. `reference` is that
 * of the failure's log record, if there is one.
 */
export type SummaryState<Summary> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly summary: Summary; readonly at: number; readonly renewal?: Renewal }
  | { readonly status: 'failed'; readonly reference?: string | undefined };

type SummaryLoaded<Name extends string, Summary> = ActionCreatorWithPreparedPayload<
  [summary: Summary, at: number],
  Summary,
  `${Name}/summaryLoaded`,
  never,
  { readonly at: number }
>;

/** A part of the state that holds one summary, and the events that change it. */
export interface SummarySlice<Name extends string, Summary, EndpointName extends string> {
  readonly name: Name;
  /** The call that answers with the summary. */
  readonly endpoint: Endpoint<Summary, EndpointName>;
  readonly reducer: Reducer<SummaryState<Summary>>;
  readonly actions: {
    readonly summaryRequested: ActionCreatorWithoutPayload<`${Name}/summaryRequested`>;
    readonly summaryLoaded: SummaryLoaded<Name, Summary>;
    readonly summaryFailed: ActionCreatorWithOptionalPayload<string | undefined, `${Name}/summaryFailed`>;
  };
}

/**
 * The slice of a "summary asked, then loaded or failed" flow:
 * `gap/summaryRequested`, `gap/summaryLoaded`, `gap/summaryFailed`. An answer is only accepted while one is awaited, so
 * a late one changes nothing. A summary that is requested again stays until the new one comes, and if that fails.
 */
export const createSummarySlice = <Name extends string, Summary, EndpointName extends string>(
  name: Name,
  endpoint: Endpoint<Summary, EndpointName>,
): SummarySlice<Name, Summary, EndpointName> => {
  const actions = {
    summaryRequested: createAction(`${name}/summaryRequested`),
    summaryLoaded: createAction(`${name}/summaryLoaded`, (payload: Summary, at: number) => ({ payload, meta: { at } })),
    summaryFailed: createAction<string | undefined, `${Name}/summaryFailed`>(`${name}/summaryFailed`),
  } as const;
  const reducer = createReducer<SummaryState<Summary>>({ status: 'idle' }, (builder) => {
    builder
      .addCase(actions.summaryRequested, (state) =>
        state.status === 'loaded' ? renewed(state) : { status: 'loading' },
      )
      .addCase(actions.summaryLoaded, (state, { payload, meta: { at } }) =>
        isAwaited(state) ? { status: 'loaded', summary: payload, at } : state,
      )
      .addCase(actions.summaryFailed, (state, { payload }) => {
        if (!isAwaited(state)) return state;
        return state.status === 'loaded' ? { ...state, renewal: 'failed' } : { status: 'failed', reference: payload };
      });
  });
  return { name, endpoint, reducer, actions };
};
