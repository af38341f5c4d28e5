import type { Endpoint } from '../contract/endpoint';
import type { SummarySlice } from './createSummarySlice';
import { put, type Saga, services, takeLatest } from './effects';
import { request } from './request';
import { logFailure, safely } from './safely';

/** What a summary's saga needs: the slice, the endpoint it was made for, and the wording of a failure. */
export interface SummarySource<Name extends string, Summary, EndpointName extends string> {
  readonly slice: SummarySlice<Name, Summary, EndpointName>;
  /** Only the slice decides the name: inferring it from both would accept a union of two names. */
  readonly endpoint: Endpoint<Summary, NoInfer<EndpointName>>;
  /** The words of the error catalogue (rule `call.failures`). */
  readonly failure: string;
}

/** Fetches one summary and dispatches the outcome; returns the summary, or `undefined` if it failed. */
export function* loadSummary<Name extends string, Summary, EndpointName extends string>({
  slice,
  endpoint,
  failure,
}: SummarySource<Name, Summary, EndpointName>): Saga<Summary | undefined> {
  try {
    const summary = yield* request(endpoint);
    const { clock } = yield* services();
    yield* put(slice.actions.summaryLoaded(summary, clock.now()));
    return summary;
  } catch (cause) {
    yield* put(slice.actions.summaryFailed(yield* logFailure(failure, cause)));
    return undefined;
  }
}

/**
 * The saga of a product whose tile needs one summary: each request fetches it again, and a newer request cancels an
 * older one. A slice with an endpoint other than its own does not compile.
 */
export const createSummarySaga = <Name extends string, Summary, EndpointName extends string>(
  source: SummarySource<Name, Summary, EndpointName>,
): (() => Saga) => {
  function* worker(): Saga {
    yield* loadSummary(source);
  }
  return function* watcher(): Saga {
    yield* takeLatest(source.slice.actions.summaryRequested, safely(worker));
  };
};
