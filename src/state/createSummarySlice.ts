import {
  type ActionCreatorWithOptionalPayload,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPreparedPayload,
  createAction,
  type Reducer,
} from '@reduxjs/toolkit';
import type { Endpoint } from '../contract/endpoint';
import { createReducer } from './createReducer';

/**
 * The state of a summary; `idle` counts as loading, `failed` is never shown as empty. `at` is when it arrived, in
 * milliseconds since 1970; `reference` is that of the failure's log record, if there is one.
 */
export type SummaryState<Summary> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly summary: Summary; readonly at: number }
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
  readonly endpointName: EndpointName;
  readonly reducer: Reducer<SummaryState<Summary>>;
  readonly actions: {
    readonly summaryRequested: ActionCreatorWithoutPayload<`${Name}/summaryRequested`>;
    readonly summaryLoaded: SummaryLoaded<Name, Summary>;
    readonly summaryFailed: ActionCreatorWithOptionalPayload<string | undefined, `${Name}/summaryFailed`>;
  };
}

/**
 * The slice of a "summary asked, then loaded or failed" flow:
 * `gap/summaryRequested`, `gap/summaryLoaded`, `gap/summaryFailed`. An answer is only accepted while the summary is
 * loading, so a late one changes nothing.
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
      .addCase(actions.summaryRequested, () => ({ status: 'loading' }))
      .addCase(actions.summaryLoaded, (state, { payload, meta: { at } }) =>
        state.status === 'loading' ? { status: 'loaded', summary: payload, at } : state,
      )
      .addCase(actions.summaryFailed, (state, { payload }) =>
        state.status === 'loading' ? { status: 'failed', reference: payload } : state,
      );
  });
  return { name, endpointName: endpoint.name, reducer, actions };
};
