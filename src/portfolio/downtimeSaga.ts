import { type ConfigurationPart, configurationChanged } from '../state/configuration';
import { delay, put, race, type SagaGenerator, select, take } from '../state/effects';
import { selectScreen } from '../state/navigation/slice';
import { services } from '../state/services';
import { warningAnswered } from '../state/session/saga';
import { productsKept, selectProductsOf } from './slice';

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
  for (;;) {
    yield* untilNext(clock.now());
    yield* warningAnswered();
    const screen = yield* select(selectScreen);
    // It tells the time, by which the tiles say what is down. What has arrived, however long ago, stays: every open page
    // gets here in the same second.
    if (screen === 'not-found' || (yield* select(selectProductsOf, screen)).status !== 'loaded') continue;
    yield* put(productsKept({ screen, at: clock.now(), since: 0 }));
  }
}
