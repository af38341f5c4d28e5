import { loadFragment } from '../../content';
import type { DisclaimerCheck } from '../../contract/answers/features';
import { endpoints } from '../../contract/endpoints';
import {
  dialogClosed,
  dialogDue,
  dialogNotDue,
  dialogShown,
  selectDialogCheck,
  selectOpenDialog,
  toastShown,
} from '../../notices';
import { call, put, type Saga, select, services, takeEvery, takeLeading } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { type Statement, selectStatement, statementAccepted, statementFound, statementRejected } from './slice';

/** Where the session is kept for which the member closed the statement without accepting it. */
export const REJECTED_SESSION = 'portfolio.disclaimer.rejectedSession';

/** The toasts of spec section 4. */
export const THANKS = 'Thank you for acknowledging our Privacy Statement.';
export const TECHNICAL_ISSUE = 'Due to a technical issue we are unable to process your request, please try again.';

const dialog = 'privacyStatement';

/** The statement that an answer asks for, unless it was rejected in the same session (spec section 4, Disclaimer). */
export const statementDue = (
  { enable, sessionId, contentPath, version }: DisclaimerCheck,
  rejectedSession: string | undefined,
): Statement | undefined =>
  enable === true && sessionId !== undefined && sessionId !== rejectedSession && contentPath !== undefined
    ? { sessionId, contentPath, ...(version === undefined ? {} : { version }) }
    : undefined;

/** On the first arrival on the overview: asks whether the statement waits for the member; a failure just hides it. */
export function* checkDisclaimer({ payload }: ReturnType<typeof screenEntered>): Saga {
  if (payload.screen !== 'portfolio') return;
  if ((yield* select(selectDialogCheck, dialog)) !== 'pending') return;
  const { storage, log } = yield* services();
  try {
    const answer = yield* request(endpoints.disclaimerEnable);
    const statement = statementDue(answer, yield* call(storage.read, REJECTED_SESSION));
    if (statement !== undefined) yield* put(statementFound(statement));
    yield* put(statement === undefined ? dialogNotDue({ dialog }) : dialogDue({ dialog }));
  } catch (cause) {
    yield* put(dialogNotDue({ dialog }));
    yield* call(log.warn, 'There was an issue fetching the privacy statement', cause);
  }
}

/** Fetches the statement's text when the dialog comes before the member. */
export function* fetchStatement({ payload }: ReturnType<typeof dialogShown>): Saga {
  const statement = yield* select(selectStatement);
  if (payload.dialog !== dialog || statement === undefined) return;
  yield* loadFragment({ path: statement.contentPath });
}

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

/** Asks whether the statement waits, and answers what the member does with it. */
export function* disclaimerSaga(): Saga {
  yield* takeLeading(screenEntered, safely(checkDisclaimer));
  yield* takeEvery(dialogShown, safely(fetchStatement));
  yield* takeLeading(statementAccepted, safely(acceptStatement));
  yield* takeLeading(statementRejected, safely(rejectStatement));
}
