import { neededSummaries, type SummaryNeed } from '../portfolio/needs';
import { selectProductsById } from '../portfolio/slice';
import { type ConfigurationPart, configurationChanged } from '../state/configuration';
import { delay, put, race, type SagaGenerator, select, take } from '../state/effects';
import { requestIfDue } from '../state/freshness';
import { screenEntered } from '../state/navigation/slice';
import { services } from '../state/services';
import { untilWarningAnswered } from '../state/session/saga';
import { timePassed } from '../state/today';
import { selectNeeds } from './selectTiles';

const selectNext = ({ configuration }: ConfigurationPart, now: number): number =>
  Math.min(
    ...configuration.downtime
      .flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)])
      .filter((at) => at > now),
  );

// A browser's timer cannot be longer than 24 days.
const LONGEST_MS = 86_400_000;

function* untilNext(now: number): SagaGenerator {
  const next = yield* select(selectNext, now);
  if (next === Number.POSITIVE_INFINITY) yield* take(configurationChanged);
  else yield* race({ changed: take(configurationChanged), passed: delay(Math.min(next - now, LONGEST_MS)) });
}

/**
 * Follows the clock through planned downtimes: when one begins its tiles say so, and when it has ended what they need
 * is requested. Rules `downtime.tile`, `configuration.live`.
 */
export function* downtimeSaga(): SagaGenerator {
  const { clock } = yield* services();
  // With its time it is known what is down already.
  yield* take(screenEntered);
  let before: readonly SummaryNeed[] = yield* select(selectNeeds);
  for (;;) {
    yield* untilNext(clock.now());
    yield* untilWarningAnswered();
    const now = clock.now();
    yield* put(timePassed({ at: now }));
    const needs = yield* select(selectNeeds);
    // Nothing else: what failed in other tiles is not repeated, and what has arrived, however long ago, stays, because
    // every open page gets here in the same second.
    const returned = needs.filter((need) => !before.includes(need));
    for (const summary of neededSummaries(returned, yield* select(selectProductsById)))
      yield* requestIfDue(summary, yield* select(summary.select), now, 0);
    before = needs;
  }
}
