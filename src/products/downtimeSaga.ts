import { neededSummaries, type SummaryNeed } from '../portfolio/needs';
import { selectProductsById } from '../portfolio/slice';
import { type ConfigurationPart, configurationChanged } from '../state/configuration';
import { delay, put, race, type SagaGenerator, select, take } from '../state/effects';
import { requestDue } from '../state/freshness';
import { screenEntered } from '../state/navigation/slice';
import { services } from '../state/services';
import { untilMaySend } from '../state/session/saga';
import { selectLatest, timePassed } from '../state/today';
import { selectNeeds } from './selectTiles';

// When the page next changes by itself: a downtime begins or ends, or at midnight "today" becomes yesterday.
const selectNext = ({ configuration }: ConfigurationPart, now: number): number =>
  Math.min(
    new Date(now).setHours(24, 0, 0, 0),
    ...configuration.downtime
      .flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)])
      .filter((at) => at > now),
  );

/** How often the clock is read, in milliseconds: timers stop while a device sleeps, and clocks are set. */
const LOOK_EVERY = 60_000;

// Waits until the page changes by itself, the clock is behind what events have told, or the configuration has changed.
function* untilChange(): SagaGenerator {
  const { clock } = yield* services();
  let now = clock.now();
  const next = yield* select(selectNext, now);
  for (; now >= (yield* select(selectLatest)) && now < next; now = clock.now()) {
    const wait = Math.min(next - now, LOOK_EVERY);
    if ((yield* race({ changed: take(configurationChanged), passed: delay(wait) })).changed) return;
  }
}

/**
 * Follows the clock into the next day and through planned downtimes: when one begins its tiles say so, and when it has
 * ended what they need is requested. Rules `downtime.tile`, `configuration.live`.
 */
export function* downtimeSaga(): SagaGenerator {
  const { clock } = yield* services();
  // This event brings the time that tells which products are down.
  yield* take(screenEntered);
  let before: readonly SummaryNeed[] = yield* select(selectNeeds);
  for (;;) {
    yield* untilChange();
    yield* untilMaySend();
    const now = clock.now();
    yield* put(timePassed({ at: now }));
    const needs = yield* select(selectNeeds);
    // Only what was down and is not fresh: nothing else is requested again, however old or failed, because every open page
    // gets here in the same second.
    const returned = needs.filter((need) => !before.includes(need));
    yield* requestDue(neededSummaries(returned, yield* select(selectProductsById)), now);
    before = needs;
  }
}
