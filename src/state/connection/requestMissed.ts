import { put, type Saga, select } from '../effects';
import { type Fetched, hasFailed, type RequestableSummary } from '../freshness';
import type { Return } from './slice';

const selectFetched = (state: Readonly<Record<string, Fetched | undefined>>, name: string) => state[name];

/** Requests again, all at once, those of the summaries that failed for want of a connection. */
export function* requestMissed(
  summaries: readonly (RequestableSummary & { readonly endpoint: { readonly name: string } })[],
  { payload: { missed } }: Return,
): Saga {
  for (const { name, endpoint, actions } of summaries) {
    if (missed.includes(endpoint.name) && hasFailed(yield* select(selectFetched, name)))
      yield* put(actions.summaryRequested());
  }
}
