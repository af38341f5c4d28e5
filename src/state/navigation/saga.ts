import { buffers, eventChannel } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import type { Place } from '../../platform/services';
import { call, put, type Saga, select, services, takeLeading } from '../effects';
import { logFailure, safely } from '../safely';
import { locationChanged, reloadClicked, screenAt, screenEntered, selectPlace } from './slice';

const samePlace = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;

/**
 * Takes a new place into the store; the root leads to the overview. A change of screen is said as an event. A place
 * that the store has already is no news: after a jump in time the address follows the store, not the store the address.
 */
export function* arrive(place: Place): Saga {
  const { navigation, clock } = yield* services();
  if (place.pathname.replace(/\//g, '') === '') {
    yield* call(navigation.replace, '/portfolio');
    return;
  }
  const before = yield* select(selectPlace);
  if (samePlace(place, before)) return;
  yield* put(locationChanged(place));
  const screen = screenAt(place.pathname);
  if (screen === 'not-found' && place.pathname !== before.pathname) {
    yield* logFailure(`Cannot match any routes: ${place.pathname}`);
  }
  if (before.pathname !== '' && screen === screenAt(before.pathname)) return;
  yield* put(screenEntered({ screen, at: clock.now() }));
}

/** Loads the page anew. */
export function* reload(): Saga {
  const { navigation } = yield* services();
  yield* call(navigation.reload);
}

/** Follows the address bar and the history. */
export function* navigationSaga(): Saga {
  const { navigation } = yield* services();
  const places = eventChannel<Place>((listener) => navigation.subscribe(listener), buffers.expanding(4));
  try {
    yield* takeLeading(reloadClicked, safely(reload));
    const follow = safely(arrive);
    yield* follow(navigation.location());
    for (;;) yield* follow((yield plain.take(places)) as Place);
  } finally {
    places.close();
  }
}
