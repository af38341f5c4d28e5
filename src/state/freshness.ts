import { put, type Saga, select } from './effects';

/** How long loaded data counts as fresh and is not fetched again, in milliseconds. */
export const FRESH_MS = 300_000;

/** The part of a fetched value's state that says how old it is: `at` is when it arrived, in milliseconds since 1970. */
export type Fetched =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly at: number };

/**
 * Whether something has to be fetched when the member arrives at `now` (milliseconds since 1970): not if it is loading,
 * and not if it arrived less than {@link FRESH_MS} ago, on either screen. If the clock was set back and the arrival is
 * in the future, the age is unknown, so it is fetched. Rule `overview.freshness`.
 */
export const isDue = (fetched: Fetched, now: number): boolean => {
  if (fetched.status !== 'loaded') return fetched.status !== 'loading';
  const age = now - fetched.at;
  return age < 0 || age >= FRESH_MS;
};

/** Whether something was asked for and could not be had. */
export const isMissing = (fetched: Fetched | undefined): boolean => fetched?.status === 'failed';

/** A summary that can be requested: its part of the state and the event that requests it. */
export interface RequestableSummary {
  readonly name: string;
  readonly actions: { readonly summaryRequested: () => { readonly type: string } };
}

const selectFetched = (state: Readonly<Record<string, Fetched | undefined>>, name: string) => state[name];

/** Requests all summaries that are due at `now` (milliseconds since 1970), at once. */
export function* requestDue(summaries: readonly RequestableSummary[], now: number): Saga {
  for (const { name, actions } of summaries) {
    const fetched = yield* select(selectFetched, name);
    if (fetched === undefined || isDue(fetched, now)) yield* put(actions.summaryRequested());
  }
}
