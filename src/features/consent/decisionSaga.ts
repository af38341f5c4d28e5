import { extraEndpoints } from '../../contract/extraEndpoints';
import { dialogClosed, dialogDecided, selectOpenDialog, toastShown } from '../../notices';
import { call, fork, put, race, type Saga, select, services, take, takeEvery, takeOneOf } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { sessionChanged, sessionEnded } from '../../state/session/slice';
import { selectAskingAgain, selectSending } from './selectors';
import {
  type ConsentDecision,
  consentClosed,
  decisionMade,
  decisionRepeated,
  decisionSent,
  decisionSettled,
  statusKnownAgain,
} from './slice';

/** Where a member who declines is taken (rule `consent.decline`). */
const COMMUNICATION_CHOICES = '/portfolio/communication-choices';

/** What the toast says after a decision was sent (rule `consent.confirmed`). */
export const SAVED = 'Your choice has been saved.';
export const NOT_SAVED = 'Your choice could not be saved.';

const dialog = 'marketingConsent';

function* update(decision: ConsentDecision): Saga<boolean> {
  const withFlag = decision.status === 'GRANTED' && decision.electronicMarketing === true;
  try {
    yield* request(extraEndpoints.updateConsent, {
      body: { status: decision.status },
      ...(withFlag ? { query: { electronicMarketing: 'true' } } : {}),
    });
    return true;
  } catch (cause) {
    yield* logFailure('There was an issue updating the form 4 status', cause);
    return false;
  }
}

function* isOpen(): Saga<boolean> {
  return (yield* select(selectOpenDialog)) === dialog;
}

/**
 * Sends a decision unless one is already being sent, and shows a toast with the result. The dialog closes either way; a
 * member who declined is then taken to the communication choices. Rule `consent.hides`.
 */
export function* sendDecision(decision: ConsentDecision): Saga {
  if ((yield* select(selectSending)) !== null) return;
  yield* put(decisionSent(decision));
  const saved = yield* update(decision);
  const leaving = decision.status === 'DECLINED';
  yield* put(decisionSettled({ saved }));
  if (saved) yield* put(dialogDecided({ dialog }));
  if (yield* isOpen()) yield* put(dialogClosed(dialog, { leaving }));
  const again = { text: 'Try again', event: decisionRepeated(decision) };
  yield* put(saved ? toastShown('success', SAVED) : toastShown('failure', NOT_SAVED, again));
  if (!leaving) return;
  const { navigation } = yield* services();
  yield* call(navigation.leaveFor, COMMUNICATION_CHOICES);
}

/** Sends what the member decided in the dialog. */
export function* decide({ payload }: ReturnType<typeof decisionMade>): Saga {
  if (yield* isOpen()) yield* sendDecision(payload);
}

/**
 * Sends DEFERRED. If it is just being asked again whether a consent has been recorded, it waits for the answer, because
 * a consent that was given elsewhere must not be overwritten (rule `consent.deferral`).
 */
export function* defer(): Saga {
  if (yield* select(selectAskingAgain)) {
    const { known } = yield* race({
      known: take(statusKnownAgain),
      lost: takeOneOf(sessionEnded, sessionChanged),
    });
    if (known?.payload.recorded !== false) return;
  }
  yield* sendDecision({ status: 'DEFERRED' });
}

/** Hides the dialog at once, and defers the decision unless one is already being sent. */
export function* close(): Saga {
  if (!(yield* isOpen())) return;
  const sending = yield* select(selectSending);
  if (sending === null) yield* fork(safely(defer));
  yield* put(dialogClosed(dialog, { leaving: sending?.status === 'DECLINED' }));
}

/** Sends again a decision that could not be saved. */
export function* repeat({ payload }: ReturnType<typeof decisionRepeated>): Saga {
  yield* sendDecision(payload);
}

/** Handles the member's decision; a second one is ignored until the first is done. */
export function* decisionSaga(): Saga {
  yield* takeEvery(decisionMade, safely(decide));
  yield* takeEvery(consentClosed, safely(close));
  yield* takeEvery(decisionRepeated, safely(repeat));
}
