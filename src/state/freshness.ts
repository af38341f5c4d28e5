import { until } from './channels';
import type { ConnectionRestored } from './connection/slice';
import { put, type SagaGenerator, select } from './effects';
import { services } from './services';

/**
 * The state of what is fetched; `idle` counts as loading, `failed` is never shown as empty. `at` is when it arrived, in
 * milliseconds since 1970. A value that is requested again stays and has `isAwaited`; if the request fails, it has
 * `isStale` until a new one arrives.
 */
export type Fetched<Value = unknown, Failure = unknown> =
  | { readonly status: 'idle' | 'loading' }
  | ({ readonly status: 'failed'; readonly isAwaited?: true } & Failure)
  | ({ readonly status: 'loaded'; readonly at: number; readonly isAwaited?: true; readonly isStale?: true } & Value);

/** Whether a first answer is still to come: neither a value nor a failure is known. */
export const isPending = <Part extends { readonly status: string }>(
  part: Part,
): part is Extract<Part, { readonly status: 'idle' | 'loading' }> =>
  part.status === 'idle' || part.status === 'loading';

/** Whether an answer to a request is still to come. */
export const isAwaited = (fetched: Fetched): boolean => fetched.status === 'loading' || 'isAwaited' in fetched;

/** Whether what is there could not be renewed. */
export const isStale = (fetched: Fetched): boolean => fetched.status === 'loaded' && fetched.isStale === true;

/** Whether the latest request has failed. */
export const hasFailed = (fetched: Fetched): boolean =>
  fetched.status === 'failed' || (isStale(fetched) && !isAwaited(fetched));

/** Whether the latest answer has failed, and none has come since: also while it is asked for again. */
export const answerFailed = (fetched: Fetched): boolean => fetched.status === 'failed' || isStale(fetched);

/** When the oldest of these values arrived, in milliseconds since 1970; undefined if none has. */
export const oldestOf = (values: readonly Fetched[]): number | undefined => {
  const times = values.flatMap((value) => (value.status === 'loaded' ? [value.at] : []));
  return times.length === 0 ? undefined : Math.min(...times);
};

/** When the oldest of these values arrived that could not be renewed; undefined if there is none (rule `overview.asOf`). */
export const staleSince = (...values: readonly Fetched[]): number | undefined => oldestOf(values.filter(isStale));

/**
 * Whether something has to be requested at `now`, unless it is awaited or arrived at `since` or later; both in
 * milliseconds since 1970 (rule `overview.freshness`). An arrival in the future is due as well: the clock was set back.
 */
export const isDue = (fetched: Fetched, now: number, since: number): boolean =>
  !isAwaited(fetched) && (hasFailed(fetched) || fetched.status !== 'loaded' || fetched.at > now || fetched.at < since);

/** The time, in milliseconds since 1970, from which on something must have arrived to be fresh at `now`. */
export function* freshSince(now: number): SagaGenerator<number> {
  const { configuration } = yield* services();
  return now - configuration.freshnessMs + 1;
}

/**
 * A summary that can be requested: its call, the event that requests it, and the selector of its state. Only callers
 * of `select` outside of a saga need `State`.
 */
export interface RequestableSummary<State = never> {
  readonly endpoint: { readonly name: string };
  readonly actions: { readonly summaryRequested: (payload?: { readonly again: true }) => { readonly type: string } };
  readonly select: (state: State) => Fetched;
}

/**
 * Requests a summary of which this is known if it is due (see {@link isDue}).
 * @param again whether a failure stays in sight until the answer comes, as at a refresh (rule `overview.refresh`)
 */
export function* requestIfDue(
  { actions }: RequestableSummary,
  fetched: Fetched,
  now: number,
  since: number,
  again = false,
): SagaGenerator {
  if (isDue(fetched, now, since)) yield* put(actions.summaryRequested(again ? { again } : undefined));
}

/**
 * Requests all summaries that are due at `now`, at once: without `since`, what is no longer fresh; with it, what a refresh
 * asks for.
 * @param wereAsked whether the refresh has requested them already: what has failed since is not requested again
 */
export function* requestDue(
  summaries: readonly RequestableSummary[],
  now: number,
  since?: number,
  wereAsked = false,
): SagaGenerator {
  const from = since ?? (yield* freshSince(now));
  const { connection } = yield* services();
  for (const summary of summaries) {
    const fetched = yield* select(summary.select);
    // Rule `connection.silence`: requests without a connection would mark each summary as old.
    if (connection.wasLost() && fetched.status === 'loaded') continue;
    // Rule `call.retry`.
    if (wereAsked && hasFailed(fetched)) continue;
    yield* requestIfDue(summary, fetched, now, from, since !== undefined);
  }
}

/** Requests again, all at once, the summaries that failed without a connection; the failure stays visible. */
export function* requestMissed(
  summaries: readonly RequestableSummary[],
  { payload: { missed } }: ConnectionRestored,
): SagaGenerator {
  for (const summary of summaries) {
    const fetched = yield* select(summary.select);
    if (missed.includes(summary.endpoint.name) && hasFailed(fetched) && !isAwaited(fetched))
      yield* put(summary.actions.summaryRequested({ again: true }));
  }
}

/**
 * Requests again, all at once, what the member tries again, and waits for the answers: the summaries that failed, or
 * all of them if none has failed or is awaited.
 * @param wanted the summary without which nothing is shown: requested even though it did not fail, because its answer
 * lacks what is shown
 */
export function* requestAgain(summaries: readonly RequestableSummary[], wanted?: RequestableSummary): SagaGenerator {
  const known = yield* select((state: never) => summaries.map((summary) => summary.select(state)));
  const isKnown = known.some((fetched) => isAwaited(fetched) || hasFailed(fetched));
  for (const summary of summaries) {
    const fetched = yield* select(summary.select);
    if (isKnown && (isAwaited(fetched) || !(summary === wanted || hasFailed(fetched)))) continue;
    yield* put(summary.actions.summaryRequested({ again: true }));
  }
  yield* until((state: never) => !summaries.some((summary) => isAwaited(summary.select(state))));
}
