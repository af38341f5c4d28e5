import { bringFragment } from '../../content';
import { endpoints } from '../../contract/endpoints';
import {
  createUnaskedDialog,
  dialogClosed,
  dialogDecided,
  dialogDecidedElsewhere,
  dismissToasts,
  sayingSaving,
  selectOpenDialog,
  selectTurn,
  toastShown,
} from '../../notices';
import { call, fork, put, type SagaGenerator, select, takeEvery, takeLeading } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { services } from '../../state/services';
import type { Message } from '../../texts/text';
import {
  acceptanceSent,
  acceptanceSettled,
  type Statement,
  selectStatement,
  statementAccepted,
  statementFound,
  statementRejected,
} from './slice';

const dialog = 'privacyStatement';

/** The key under which the session is stored for which the member closed the statement. */
export const REJECTED_SESSION = 'portfolio.disclaimer.rejectedSession';

/** The texts of the toasts (rule `privacy.accept`). */
export const THANKS: Message = { key: 'privacy.thanks' };
export const TECHNICAL_ISSUE: Message = { key: 'privacy.technicalIssue' };

/** The privacy statement, due unless it was rejected in the same session (rules `privacy.shown`, `privacy.checkFailure`). */
export const disclaimerDialog = createUnaskedDialog({
  dialog,
  feature: 'disclaimer',
  call: endpoints.disclaimerEnable.name,
  *isDue() {
    const { storage } = yield* services();
    const { enable, sessionId, contentPath, version } = yield* request(endpoints.disclaimerEnable);
    const rejected = yield* call(storage.read, REJECTED_SESSION);
    if (enable !== true || sessionId === undefined || sessionId === rejected || contentPath === undefined) return false;
    yield* put(statementFound({ sessionId, contentPath, version }));
    return true;
  },
  *logFailed(cause) {
    const { log } = yield* services();
    yield* call(log.warn, 'There was an issue fetching the privacy statement', cause);
  },
  load: () =>
    import(/* webpackChunkName: "dialogs" */ './DisclaimerDialog').then(({ DisclaimerDialog }) => DisclaimerDialog),
  *prepare() {
    const statement = yield* select(selectStatement);
    if (statement !== null) yield* bringFragment({ path: statement.contentPath });
  },
});

function* sendAcceptance({ version }: Statement): SagaGenerator<boolean> {
  try {
    const { accepted } = yield* request(
      endpoints.disclaimerAccept,
      version === undefined ? {} : { query: { version } },
    );
    if (accepted !== true) yield* logFailure('The privacy statement was not accepted');
    return accepted === true;
  } catch (cause) {
    yield* logFailure('There was an issue accepting the privacy statement', cause);
    return false;
  }
}

function* openStatement(): SagaGenerator<Statement | null> {
  return (yield* select(selectOpenDialog)) === dialog ? yield* select(selectStatement) : null;
}

// What it says is no longer true after another attempt, and of no use above the next dialog.
const dismissFailure = () => dismissToasts(({ text }) => text.key === TECHNICAL_ISSUE.key);

function* forget({ payload }: ReturnType<typeof dialogDecidedElsewhere>): SagaGenerator {
  if (payload.dialog === dialog) yield* dismissFailure();
}

/** Sends the acceptance, and closes the statement once it was accepted; a toast shows the outcome. */
function* acceptStatement(): SagaGenerator {
  const statement = yield* openStatement();
  if (statement === null) return;
  yield* put(dialogDecided({ dialog }));
  yield* put(acceptanceSent());
  const accepted = yield* sayingSaving(() => sendAcceptance(statement));
  yield* put(acceptanceSettled());
  // A tab that asked while it was being sent still shows the statement.
  if (accepted) yield* put(dialogDecided({ dialog }));
  // The member may have closed it in the meantime, or gone to another screen.
  const isOpen = (yield* select(selectTurn)) === dialog;
  if (accepted && isOpen) yield* put(dialogClosed(dialog));
  yield* dismissFailure();
  if (accepted) yield* put(toastShown('success', THANKS));
  // A statement that was closed cannot be tried again.
  else if (isOpen) yield* put(toastShown('failure', TECHNICAL_ISSUE));
}

function* rejectStatement(): SagaGenerator {
  const statement = yield* openStatement();
  if (statement === null) return;
  yield* put(dialogDecided({ dialog }));
  yield* put(dialogClosed(dialog));
  yield* dismissFailure();
  const { storage, log } = yield* services();
  const kept = yield* call(storage.write, REJECTED_SESSION, statement.sessionId);
  if (!kept) yield* call(log.warn, 'The rejected privacy statement could not be remembered');
}

/** Asks on the overview whether the statement is due, and handles the member's answer. */
export function* disclaimerSaga(): SagaGenerator {
  yield* fork(disclaimerDialog.saga);
  yield* takeLeading(statementAccepted, safely(acceptStatement));
  yield* takeLeading(statementRejected, safely(rejectStatement));
  yield* takeEvery(dialogDecidedElsewhere, safely(forget));
}
