import { put, type Saga, select } from '../effects';
import { type Fetched, isMissing, type RequestableSummary } from '../freshness';
import type { Return } from './slice';

const selectFetched = (state: Readonly<Record<string, Fetched | undefined>>, name: string) => state[name];

/** Requests again, all at once, those of the summaries that failed for want of a connection. */
export function* requestMissed(
  summaries: readonly (RequestableSummary & { readonly endpointName: string })[],
  { payload: { missed } }: Return,
): Saga {
  for (const { name, endpointName, actions } of summaries) {
    if (missed.includes(endpointName) && isMissing(yield* select(selectFetched, name)))
      yield* put(actions.summaryRequested());
  }
}
