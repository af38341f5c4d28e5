import { put, type Saga, select } from './effects';

/** For how long what has arrived is shown again without being asked for anew, in milliseconds. */
export const FRESH_MS = 300_000;

/** What a thing that is fetched tells of its age: `at` is when it arrived, in milliseconds since 1970. */
export type Fetched =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly at: number };

/**
 * Whether a thing is to be asked for when the member arrives at `now` (milliseconds since 1970): what is under way is
 * not, nor is what arrived less than {@link FRESH_MS} ago, on whichever screen. An arrival in the future, which a clock
 * that was put back makes of one, says nothing of the age, so such a thing is asked for.
 */
export const isDue = (fetched: Fetched, now: number): boolean => {
  if (fetched.status !== 'loaded') return fetched.status !== 'loading';
  const age = now - fetched.at;
  return age < 0 || age >= FRESH_MS;
};

/** A summary that can be asked for: its corner of the state and the event that asks. */
export interface RequestableSummary {
  readonly name: string;
  readonly actions: { readonly summaryRequested: () => { readonly type: string } };
}

const selectFetched = (state: Readonly<Record<string, Fetched | undefined>>, name: string) => state[name];

/** Asks, at once, for those summaries that are due at `now`; milliseconds since 1970. */
export function* requestDue(summaries: readonly RequestableSummary[], now: number): Saga {
  for (const { name, actions } of summaries) {
    const fetched = yield* select(selectFetched, name);
    if (fetched === undefined || isDue(fetched, now)) yield* put(actions.summaryRequested());
  }
}
