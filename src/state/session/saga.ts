import type { Task } from 'redux-saga';
import type { Endpoint } from '../../contract/endpoint';
import { endpoints, productsEndpoint } from '../../contract/endpoints';
import { anything } from '../../contract/readers';
import type { SendOptions } from '../../platform/services';
import { forEachSignal, signals, until } from '../channels';
import { all, call, cancel, delay, fork, join, put, race, type SagaGenerator, select, take } from '../effects';
import { selectScreen } from '../navigation/slice';
import { request } from '../request';
import { logFailure, orElse, safely } from '../safely';
import { services } from '../services';
import { POSITIONS } from './positions';
import { lossNoticed, selectMaySend, sessionChanged, sessionEnded } from './slice';

/** A server that sends a different header each time must not cause endless reloads. */
export const SESSION_RELOADS = { key: 'portfolio.session.reloads', most: 3, withinMs: 60_000 };

// Whether the page may reload itself now (rule `session.reloads`). Not if the tab's storage cannot count reloads:
// nothing would stop a loop.
function* countReload(): SagaGenerator<boolean> {
  const { tabStorage, clock } = yield* services();
  const { key, most, withinMs } = SESSION_RELOADS;
  const now = clock.now();
  const recent = (tabStorage.read(key) ?? '')
    .split(' ')
    .filter((time) => time !== '' && Number(time) <= now && Number(time) > now - withinMs);
  if (recent.length >= most) return false;
  return yield* call(tabStorage.write, key, [...recent, now].join(' '));
}

/** How often the page asks at most whether there still is a session, in milliseconds. */
const SESSION_CHECK_EVERY = 10_000;

/** Waits while calls that the member has not asked for would prolong the session. */
export function* untilMaySend(): SagaGenerator {
  yield* until(selectMaySend);
}

/** How long leaving the page may take, in milliseconds. */
const LEAVING_MS = 10_000;

/** How long a change waits for the answer whose session it is, in milliseconds: less than a page that is left waits for it. */
const HOLD_MS = 2_000;

// Asks whose session it is. Until that is answered no change is sent, which could be made in somebody else's name.
function* askWhoseSession(): SagaGenerator {
  const { session } = yield* services();
  yield* call(session.hold);
  // An answer that is late still tells.
  const asking = yield* fork(orElse, () => request(endpoints.headings), undefined);
  yield* race({ asked: join(asking), late: delay(HOLD_MS) });
  yield* call(session.release);
}

// Checks whether the session is still the same: by the cookie, and by a call of its own if a header identifies it.
function* watchFocus(): SagaGenerator {
  const { front, session, configuration } = yield* services();
  const ask = safely(askWhoseSession);
  let asking: Task | undefined;
  yield* forEachSignal(front.subscribeFocus, function* () {
    yield* call(session.look);
    if (configuration.session.header === '') return;
    yield* untilMaySend();
    // Its call was sent before this return, so that its answer may be about whoever was signed in until then.
    if (asking !== undefined) yield* cancel(asking);
    asking = yield* fork(ask);
  });
}

/**
 * Asks whether there is a session: by the configured path of this name, or else by the products of the screen; shows
 * nothing. A refusal ends the session. Throws what the call throws.
 */
export function* requestSession(
  options?: SendOptions,
  name: 'checkPath' | 'renewPath' = 'checkPath',
): SagaGenerator<unknown> {
  const { configuration } = yield* services();
  const path = configuration.session[name];
  const products: Endpoint<unknown> = productsEndpoint(yield* select(selectScreen));
  const check = path === '' ? products : { ...products, name: 'sessionCheck', path, schema: anything };
  return yield* request(check, options);
}

function* checkSession(): SagaGenerator {
  const { session } = yield* services();
  // Its 401 ends the session. Any other failure says nothing of it, and the parts say what they miss.
  yield* orElse(() => requestSession(), undefined);
  yield* call(session.trust);
}

// Checks the session when a call was refused, at most every ten seconds (rule `session.check`).
function* watchDoubts(): SagaGenerator {
  const { session } = yield* services();
  for (;;) {
    yield* call(session.doubted);
    yield* all({ checked: call(checkSession), pause: delay(SESSION_CHECK_EVERY) });
  }
}

// Reloads if somebody has signed in again; the reloaded page finds out whether `positions` belong to them.
function* askForSession(positions: string | undefined): SagaGenerator {
  const { navigation, tabStorage, viewport } = yield* services();
  const nobody = Symbol();
  if ((yield* orElse(() => requestSession({ afterLoss: true }), nobody)) === nobody) return;
  if (positions !== undefined) yield* call(tabStorage.write, POSITIONS, positions);
  // Counted, so that a session that is lost again at once does not cause endless reloads.
  yield* countReload();
  // The browser takes a reloaded page back to where it was scrolled to, whoever is signed in then.
  yield* call(viewport.toTop);
  yield* call(navigation.reload);
  // A tab that is chosen comes to the front and gets the focus: one reload is enough.
  yield* delay(LEAVING_MS);
}

// Until the page has left, the portal still knows the member, and a reload would keep it here. A page that the browser
// restores has left.
function* leaveToSignOut(isHere: boolean): SagaGenerator {
  const { session, front } = yield* services();
  const returns = signals(front.subscribeReturn);
  if (isHere) yield* call(session.signOut);
  yield* race({ returned: take(returns), late: delay(LEAVING_MS) });
  returns.close();
}

/**
 * The single owner of the session. When it is lost, everything about the member is forgotten. If somebody else is signed
 * in, the page reloads at once; if nobody is, when it comes to the front and somebody has signed in.
 */
export function* sessionSaga(): SagaGenerator {
  const { session, navigation, front, tabStorage, viewport } = yield* services();
  const looking = [yield* fork(watchFocus), yield* fork(watchDoubts)];
  const loss = yield* call(session.lost);
  yield* cancel(...looking);
  if (loss === 'ended') yield* put(lossNoticed());
  yield* call(session.forget);
  // Nothing about the member stays in the tab's storage; only this page remembers where they were.
  const positions = yield* call(tabStorage.read, POSITIONS);
  yield* call(tabStorage.remove, POSITIONS);
  yield* call(viewport.toTop);
  if (loss === 'changed' && (yield* countReload())) {
    yield* put(sessionChanged());
    yield* call(navigation.reload);
    return;
  }
  // At this event the root saga cancels the member's sagas, and removes the space that was stored for their blocks.
  yield* put(sessionEnded());
  if (loss === 'changed') yield* logFailure('The session changes each time it is looked at');
  const isSignOut = loss === 'signedOut' || loss === 'signedOutElsewhere';
  const leaving = isSignOut && (yield* fork(leaveToSignOut, loss === 'signedOut'));
  yield* forEachSignal(front.subscribeFocus, function* () {
    if (leaving) yield* join(leaving);
    yield* askForSession(loss === 'ended' ? positions : undefined);
  });
}
