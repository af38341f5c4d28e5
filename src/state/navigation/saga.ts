import { createPath } from 'react-router-dom';
import { withoutParameters } from '../../platform/address';
import type { Place } from '../../platform/services';
import { forEachMessage, forEachSignal } from '../channels';
import { call, fork, put, type SagaGenerator, select, takeLatest, takeLeading } from '../effects';
import { settleChanges } from '../request';
import { logFailure, safely } from '../safely';
import { services } from '../services';
import {
  languageChosen,
  locationChanged,
  reloadClicked,
  reloadPrevented,
  screenAt,
  screenEntered,
  selectPlace,
} from './slice';

/**
 * Puts a new place into the store; the root redirects to the overview. A change of screen is an event of its own. After
 * a DevTools jump the place is in the store already. Rules `route.screens`, `route.matching`, `route.unmatched`.
 */
function* arrive(place: Place): SagaGenerator {
  const { navigation, clock } = yield* services();
  const screen = screenAt(place.pathname);
  const pathname = `/${screen}`;
  // With a slash at the end, the portal's relative links would lead into a folder of the screen's name.
  if (screen !== 'not-found' && place.pathname !== pathname) {
    yield* call(navigation.replace, pathname);
    return;
  }
  const before = yield* select(selectPlace);
  if (createPath(place) === createPath(before)) return;
  yield* put(locationChanged(place));
  if (screen === 'not-found' && place.pathname !== before.pathname) {
    yield* logFailure(`Cannot match any routes: ${withoutParameters(place.pathname)}`);
  }
  if (before.pathname !== '' && screen === screenAt(before.pathname)) return;
  yield* put(screenEntered({ screen, at: clock.now() }));
}

// Coming back to a page that the browser has kept is an arrival like any other, because what it shows may be old by now
// (rule `overview.freshness`).
function* arriveAgain(): SagaGenerator {
  const { clock } = yield* services();
  const { pathname } = yield* select(selectPlace);
  yield* put(screenEntered({ screen: screenAt(pathname), at: clock.now() }));
}

// Without a connection the browser would show its own error page instead.
function* reload(): SagaGenerator {
  const { navigation, connection } = yield* services();
  if (connection.wasLost()) yield* put(reloadPrevented());
  else yield* call(navigation.reload);
}

// Reloads the page in the other language, because its texts and the portal's answers change (rule `texts.choice`). If a
// change cannot be saved meanwhile, or without a connection, this page stays to say so; the next one is in the language.
function* changeLanguage({ payload }: ReturnType<typeof languageChosen>): SagaGenerator {
  const { keepLanguage } = yield* services();
  yield* call(keepLanguage, payload.language);
  if (yield* settleChanges()) yield* reload();
}

/** Puts into the store what the address bar and the history say, from the first address on. */
export function* navigationSaga(): SagaGenerator {
  const { navigation, front } = yield* services();
  yield* takeLeading(reloadClicked, safely(reload));
  yield* takeLatest(languageChosen, safely(changeLanguage));
  yield* fork(forEachSignal, front.subscribeReturn, arriveAgain);
  yield* forEachMessage<Place>((emit) => {
    emit(navigation.location());
    return navigation.subscribe(emit);
  }, arrive);
}
