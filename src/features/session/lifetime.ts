import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import type { RuntimeConfiguration } from '../../contract/runtimeConfiguration';
import { FIRST } from '../../platform/pageEvents';
import { call, delay, put, race, type SagaGenerator, take, takeEvery, takeLeading } from '../../state/effects';
import { said } from '../../state/eventMeta';
import { orElse, safely } from '../../state/safely';
import { services } from '../../state/services';
import { requestSession } from '../../state/session/saga';
import {
  endExplained,
  endNeared,
  lossNoticed,
  sessionAsked,
  sessionHeld,
  sessionProlonged,
  stayChosen,
  stayFailed,
} from '../../state/session/slice';
import { isSameMessage, type Message } from '../../texts/text';
import { type Countdown, createCountdown } from './countdown';

/**
 * How many milliseconds the session lasts from an answer on; `undefined` if it does not tell. A server's date is never
 * compared with the device's clock.
 */
export const lastsAfter = (
  headers: Headers,
  lifetime: RuntimeConfiguration['session']['lifetime'],
): number | undefined => {
  if (lifetime === '') return undefined;
  if ('idleMs' in lifetime) return lifetime.idleMs;
  const seconds = headers.get(lifetime.header) ?? '';
  // At most seven digits: anything else tells nothing that a page could count down. A session that has just been served
  // has not ended: some servers mean by 0 that it never does.
  return /^\d{1,7}$/.test(seconds) ? Number(seconds) * 1_000 || undefined : undefined;
};

/** The warning: the time that is left in minutes, rounded up, or in seconds below one minute. */
export const signedOutIn = (seconds: number): Message =>
  seconds < 60
    ? { key: 'session.endsInSeconds', values: { count: seconds } }
    : { key: 'session.endsInMinutes', values: { count: Math.ceil(seconds / 60) } };

/** Says that the session ended because it was not used for `idleMs`. */
export const signedOutAfter = (idleMs: number): Message =>
  idleMs < 60_000
    ? { key: 'session.idleSeconds', values: { count: idleMs / 1_000 } }
    : { key: 'session.idleMinutes', values: { count: Math.round(idleMs / 60_000) } };

/**
 * What the countdown learns: how long the session lasted `ageMs` ago, when that was told; that the page has come to the
 * front or got the focus, or its connection is back, as after a sleep; or that it has come back from the browser's cache.
 */
type News = { readonly leftMs: number; readonly ageMs: number; readonly isOurs: boolean } | 'woken' | 'returned';

/** How often the clock is read besides, in milliseconds: timers stop while a device sleeps. */
const LOOK_EVERY = 10_000;
/** How long after the end to ask, in milliseconds: asking earlier could prolong a session that nobody uses. */
const GRACE_MS = 2_000;
/** How long after the end to wait for the answer whether the session holds, and before asking again, in milliseconds. */
const ANSWER_MS = 5_000;
/** How long to ask at most if nobody knows when the session ends, in milliseconds. */
const DAY_MS = 86_400_000;
/** How often at most the other tabs are told that the session was prolonged, in milliseconds. */
const TELL_EVERY = 1_000;
/** Seconds before the end at which the announcer says how many are left. */
const SAID_AT = [60, 30, 10];

function* openNews(): SagaGenerator<EventChannel<News>> {
  const { session, tabs, front, connection, clock, configuration } = yield* services();
  return eventChannel<News>((tell) => {
    const { lifetime } = configuration.session;
    const hear = (topic: string) => {
      const [, leftMs, at] = /^sessionLasts (\d{1,10}) (\d{1,15})$/.exec(topic) ?? [];
      // A tab that the browser has frozen hears it late.
      if (leftMs !== undefined && lifetime !== '')
        tell({ leftMs: Number(leftMs), ageMs: clock.now() - Number(at), isOurs: false });
    };
    session.subscribeServed((headers) => {
      const leftMs = lastsAfter(headers, lifetime);
      if (leftMs !== undefined) tell({ leftMs, ageMs: 0, isOurs: true });
    });
    const ends = [
      tabs.subscribe(hear),
      // Before all others, who send nothing if the end is near. The return comes first: whoever asks need not be asked again.
      front.subscribeReturn(() => tell('returned'), FIRST),
      front.subscribeFocus(() => tell('woken'), FIRST),
      connection.subscribe(() => tell('woken'), FIRST),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, buffers.expanding(4));
}

// Whether a service has answered at all. A refusal ends the session before its error gets here.
const hasSpoken = (cause: unknown): boolean =>
  cause instanceof Error && 'kind' in cause && (cause.kind === 'status' || cause.kind === 'unreadable');

// Before the end that the portal has announced, only its own answer counts; after it, a session of which it cannot be
// asked is over.
function* isHeld(countdown: Countdown): SagaGenerator<boolean> {
  for (;;) {
    try {
      yield* requestSession();
      return true;
    } catch (cause) {
      if (countdown.pass() <= 0) return false;
      if (hasSpoken(cause)) return true;
    }
    yield* delay(ANSWER_MS);
  }
}

/**
 * Shows nothing of the member until it is known whether they are still signed in: after the end that the portal has told
 * of, and when the browser brings back a page that it has kept (rules `session.asked`, `session.back`).
 */
function* askFirst(countdown: Countdown): SagaGenerator {
  const { session, viewport } = yield* services();
  const isOver = countdown.left() <= 0;
  const scrolled = viewport.scrolled();
  yield* put(sessionAsked());
  if (isOver) yield* delay(GRACE_MS);
  const left = Math.max(0, Math.min(countdown.left(), DAY_MS));
  const { held } = yield* race({ held: call(isHeld, countdown), late: delay(left + ANSWER_MS) });
  if (held !== true) {
    yield* call(session.giveUp, 'ended');
    return;
  }
  // The answer's own news of the session comes next.
  countdown.restart(Number.POSITIVE_INFINITY);
  yield* call(viewport.forgetMoves);
  yield* put(sessionHeld());
  yield* call(viewport.scrollBack, scrolled);
}

// The warning's text changes at multiples of this before the end, in milliseconds.
const STEP_MS = 10_000;

const untilChange = (countdown: Countdown): number => {
  const left = countdown.left();
  const nextStep = Math.max(0, Math.ceil(left / STEP_MS) - 1) * STEP_MS;
  const next = left > countdown.nearMs() ? countdown.nearMs() : nextStep;
  return Math.max(0, Math.min(LOOK_EVERY, left - next));
};

// Uses the session, because the member wants to stay signed in.
function* stay(): SagaGenerator {
  const isAnswered = yield* orElse(function* (): SagaGenerator<boolean> {
    yield* requestSession(undefined, 'renewPath');
    return true;
  }, false);
  yield* put(isAnswered ? sessionProlonged() : { ...stayFailed(), ...said({ key: 'session.stayFailed' }) });
}

/**
 * Warns before the end of the session, and asks the portal once it has come. What prolongs the session in one tab does in
 * all of them. Nothing is sent before the end. Rules `session.lifetime`, `session.warning`, `session.tabs`.
 */
export function* watchLifetime(): SagaGenerator {
  const { tabs, clock, configuration } = yield* services();
  const countdown = createCountdown(clock, configuration.session.warnMs);
  const news = yield* openNews();
  let shown: number | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;

  function* tellOthers(leftMs: number): SagaGenerator {
    const now = clock.now();
    if (shown === undefined && Math.abs(now - toldAt) < TELL_EVERY) return;
    toldAt = now;
    yield* call(tabs.tell, `sessionLasts ${Math.round(leftMs)} ${now}`);
  }

  function* show(): SagaGenerator {
    const left = Math.ceil(countdown.left() / 1_000);
    const before = shown;
    const isNear = countdown.left() <= countdown.nearMs();
    shown = isNear ? left : undefined;
    if (!isNear) {
      if (before !== undefined) yield* put(sessionProlonged());
    } else if (before === undefined || !isSameMessage(signedOutIn(before), signedOutIn(left))) {
      const isFirst = before === undefined;
      const isSaid = isFirst || SAID_AT.some((mark) => before > mark && left <= mark);
      const says = signedOutIn(left);
      yield* put({ ...endNeared({ says, isFirst }), ...(isSaid ? said(says) : {}) });
    }
  }

  function* explain(): SagaGenerator {
    countdown.pass();
    const idleMs = countdown.idleMs();
    if (idleMs !== undefined) yield* put(endExplained(signedOutAfter(idleMs)));
  }

  yield* takeEvery(lossNoticed, safely(explain));
  yield* takeLeading(stayChosen, safely(stay));
  try {
    for (;;) {
      const wait = untilChange(countdown);
      const isKnown = Number.isFinite(countdown.left());
      const { told, waited } = yield* race({ told: take(news), ...(isKnown ? { waited: delay(wait) } : {}) });
      countdown.pass(waited ? wait : 0);
      if (typeof told === 'object') {
        countdown.restart(told.leftMs);
        countdown.pass(told.ageMs);
        if (told.isOurs) yield* tellOthers(told.leftMs);
      }
      if (told === 'returned' || countdown.left() <= 0 || countdown.isUnsure()) yield* askFirst(countdown);
      yield* show();
    }
  } finally {
    news.close();
  }
}
