import { endpoints } from '../../contract/endpoints';
import { dialogClosed, selectOpenDialog, toastShown } from '../../notices';
import { call, put, type Saga, select, services, takeLeading } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { type Statement, selectStatement, statementAccepted, statementRejected } from './slice';
import { REJECTED_SESSION } from './statement';

/** The toasts of spec section 4. */
export const THANKS = 'Thank you for acknowledging our Privacy Statement.';
export const TECHNICAL_ISSUE = 'Due to a technical issue we are unable to process your request, please try again.';

const dialog = 'privacyStatement';

function* sendAcceptance({ version }: Statement): Saga<boolean> {
  const { accepted } = yield* request(endpoints.disclaimerAccept, version === undefined ? {} : { query: { version } });
  if (accepted !== true) yield* logFailure('The privacy statement was not accepted');
  return accepted === true;
}

/** Hides the dialog and tells the service, once; a toast says how that went. */
export function* acceptStatement(): Saga {
  const statement = yield* select(selectStatement);
  if ((yield* select(selectOpenDialog)) !== dialog || statement === undefined) return;
  yield* put(dialogClosed(dialog));
  try {
    const accepted = yield* sendAcceptance(statement);
    yield* put(accepted ? toastShown('success', THANKS) : toastShown('failure', TECHNICAL_ISSUE));
  } catch (cause) {
    yield* put(toastShown('failure', TECHNICAL_ISSUE));
    yield* logFailure('There was an issue accepting the privacy statement', cause);
  }
}

/** Remembers the session for which the statement was closed, and hides the dialog. */
export function* rejectStatement(): Saga {
  const statement = yield* select(selectStatement);
  if ((yield* select(selectOpenDialog)) !== dialog || statement === undefined) return;
  const { storage, log } = yield* services();
  const kept = yield* call(storage.write, REJECTED_SESSION, statement.sessionId);
  if (!kept) yield* call(log.warn, 'The rejected privacy statement could not be remembered');
  yield* put(dialogClosed(dialog));
}

/** Answers what the member does with the statement. */
export function* answerSaga(): Saga {
  yield* takeLeading(statementAccepted, safely(acceptStatement));
  yield* takeLeading(statementRejected, safely(rejectStatement));
}
