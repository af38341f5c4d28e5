import type { SummarySlice } from './createSummarySlice';
import { put, type SagaGenerator, takeLatest } from './effects';
import { request } from './request';
import { logFailure, safely } from './safely';
import { services } from './services';

/** What a summary's saga needs: the slice, which knows its call, and the words that a failure is logged in. */
export interface SummarySource<Name extends string, Summary, EndpointName extends string> {
  readonly slice: SummarySlice<Name, Summary, EndpointName>;
  /** The words of the error catalogue (rule `call.failures`); without them a failure is not logged. */
  readonly failure?: string;
}

/** Fetches one summary and dispatches the outcome; returns the summary, or `undefined` if it failed. */
export function* loadSummary<Name extends string, Summary, EndpointName extends string>({
  slice,
  failure,
}: SummarySource<Name, Summary, EndpointName>): SagaGenerator<Summary | undefined> {
  try {
    const summary = yield* request(slice.endpoint);
    const { clock } = yield* services();
    yield* put(slice.actions.summaryLoaded(summary, clock.now()));
    return summary;
  } catch (cause) {
    yield* put(slice.actions.summaryFailed(failure && (yield* logFailure(failure, cause))));
    return undefined;
  }
}

/** Makes the saga that fetches a summary when it is requested; a newer request cancels an older one. */
export const createSummarySaga = <Name extends string, Summary, EndpointName extends string>(
  source: SummarySource<Name, Summary, EndpointName>,
): (() => SagaGenerator) => {
  function* fetchSummary(): SagaGenerator {
    yield* loadSummary(source);
  }
  return function* summarySaga(): SagaGenerator {
    yield* takeLatest(source.slice.actions.summaryRequested, safely(fetchSummary));
  };
};
