import { extraEndpoints } from '../../contract/extraEndpoints';
import {
  dialogClosed,
  dialogDecided,
  dialogDecisionFailed,
  dialogDecisionSent,
  mayDecide,
  selectFailures,
  selectOpenDialog,
  toastDismissed,
  toastShown,
} from '../../notices';
import { call, put, type Saga, select, takeLeading } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { services } from '../../state/services';
import { type Statement, selectStatement, statementAccepted, statementRejected } from './slice';
import { REJECTED_SESSION } from './statement';

/** The texts of the toasts (rule `privacy.accept`). */
export const THANKS = 'Thank you for acknowledging our Privacy Statement.';
export const TECHNICAL_ISSUE = 'Due to a technical issue we are unable to process your request, please try again.';

const dialog = 'privacyStatement';

function* sendAcceptance({ version }: Statement): Saga<boolean> {
  const { accepted } = yield* request(
    extraEndpoints.disclaimerAccept,
    version === undefined ? {} : { query: { version } },
  );
  if (accepted !== true) yield* logFailure('The privacy statement was not accepted');
  return accepted === true;
}

/** Shows the outcome of an attempt in place of that of the one before, which it makes untrue. */
function* showOutcome(accepted: boolean): Saga {
  for (const { id, text } of yield* select(selectFailures)) {
    if (text === TECHNICAL_ISSUE) yield* put(toastDismissed({ id }));
  }
  yield* put(accepted ? toastShown('success', THANKS) : toastShown('failure', TECHNICAL_ISSUE));
}

/**
 * Reports the acceptance to the service; a toast shows the outcome. Once accepted the statement closes; after a failure
 * it stays open, so that the member can try again. A second press while the first is being sent does nothing.
 */
export function* acceptStatement(): Saga {
  const statement = yield* select(selectStatement);
  if ((yield* select(selectOpenDialog)) !== dialog || statement === undefined) return;
  if (!(yield* mayDecide(dialog))) return;
  yield* put(dialogDecisionSent({ dialog }));
  try {
    const accepted = yield* sendAcceptance(statement);
    // The member may have closed it in the meantime.
    if (accepted && (yield* select(selectOpenDialog)) === dialog) yield* put(dialogClosed(dialog));
    yield* put(accepted ? dialogDecided({ dialog }) : dialogDecisionFailed({ dialog }));
    yield* showOutcome(accepted);
  } catch (cause) {
    yield* put(dialogDecisionFailed({ dialog }));
    yield* showOutcome(false);
    yield* logFailure('There was an issue accepting the privacy statement', cause);
  }
}

/** Hides the dialog, and stores the session for which the statement was closed. */
export function* rejectStatement(): Saga {
  const statement = yield* select(selectStatement);
  if ((yield* select(selectOpenDialog)) !== dialog || statement === undefined) return;
  yield* put(dialogClosed(dialog));
  if (!(yield* mayDecide(dialog))) return;
  const { storage, log } = yield* services();
  const kept = yield* call(storage.write, REJECTED_SESSION, statement.sessionId);
  if (!kept) yield* call(log.warn, 'The rejected privacy statement could not be remembered');
  yield* put(dialogDecided({ dialog }));
}

/** Handles what the member does with the statement. */
export function* answerSaga(): Saga {
  yield* takeLeading(statementAccepted, safely(acceptStatement));
  yield* takeLeading(statementRejected, safely(rejectStatement));
}
