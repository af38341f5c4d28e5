import { extraEndpoints } from '../../contract/extraEndpoints';
import {
  dialogClosed,
  dialogDecided,
  dialogDecidedElsewhere,
  dialogDecisionFailed,
  dialogDecisionSent,
  mayDecide,
  selectFailures,
  selectOpenDialog,
  toastDismissed,
  toastShown,
} from '../../notices';
import { call, fork, put, race, type Saga, select, take, takeEvery } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { services } from '../../state/services';
import { selectAskingAgain, selectSending } from './selectors';
import {
  type ConsentDecision,
  consentClosed,
  decisionDropped,
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

function* untilSavedElsewhere(): Saga {
  while ((yield* take(dialogDecidedElsewhere)).payload.dialog !== dialog);
}

/**
 * Whether a decision may be sent, once no other tab is saving one (rule `dialog.hold`). To defer it also waits for an
 * answer that is due whether a consent has been recorded (rule `consent.deferral`).
 */
function* isStillWanted(decision: ConsentDecision): Saga<boolean> {
  if (!(yield* mayDecide(dialog))) return false;
  if (decision.status !== 'DEFERRED' || !(yield* select(selectAskingAgain))) return true;
  // A consent that was given elsewhere must not be overwritten.
  const { known } = yield* race({ known: take(statusKnownAgain), saved: call(untilSavedElsewhere) });
  return known?.payload.recorded === false && (yield* isStillWanted(decision));
}

/**
 * Sends a decision unless one is already being sent, and shows a toast with the result. The dialog closes either way; a
 * member who declined is then taken to the communication choices. Rule `consent.hides`.
 */
export function* sendDecision(decision: ConsentDecision): Saga {
  if ((yield* select(selectSending)) !== null) return;
  yield* put(decisionSent(decision));
  if (!(yield* isStillWanted(decision))) {
    yield* put(decisionDropped());
    return;
  }
  yield* put(dialogDecisionSent({ dialog }));
  const saved = yield* update(decision);
  const leaving = decision.status === 'DECLINED';
  yield* put(decisionSettled({ saved }));
  yield* put(saved ? dialogDecided({ dialog }) : dialogDecisionFailed({ dialog }));
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

/** Hides the dialog at once, and defers the decision unless one is already being sent. */
export function* close(): Saga {
  if (!(yield* isOpen())) return;
  const sending = yield* select(selectSending);
  if (sending === null) yield* fork(safely(sendDecision), { status: 'DEFERRED' });
  yield* put(dialogClosed(dialog, { leaving: sending?.status === 'DECLINED' }));
}

/** Sends again a decision that could not be saved. */
export function* repeat({ payload }: ReturnType<typeof decisionRepeated>): Saga {
  yield* sendDecision(payload);
}

/** A decision that was saved elsewhere comes after one that failed here, so that one cannot be sent again any more. */
export function* withdrawRepeat({ payload }: ReturnType<typeof dialogDecidedElsewhere>): Saga {
  if (payload.dialog !== dialog) return;
  for (const { id, action } of yield* select(selectFailures)) {
    if (action !== undefined && decisionRepeated.match(action.event)) yield* put(toastDismissed({ id }));
  }
}

/** Handles the member's decision; a second one is ignored until the first is done. */
export function* decisionSaga(): Saga {
  yield* takeEvery(decisionMade, safely(decide));
  yield* takeEvery(consentClosed, safely(close));
  yield* takeEvery(decisionRepeated, safely(repeat));
  yield* takeEvery(dialogDecidedElsewhere, safely(withdrawRepeat));
}
