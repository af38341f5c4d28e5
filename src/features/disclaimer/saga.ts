import { awaitFragment, loadFragment } from '../../content';
import type { DisclaimerCheck } from '../../contract/answers/features';
import { endpoints } from '../../contract/endpoints';
import {
  createUnaskedDialog,
  dialogClosed,
  dialogDecided,
  sayingSaving,
  selectFailures,
  selectOpenDialog,
  toastDismissed,
  toastShown,
} from '../../notices';
import { call, fork, put, type SagaGenerator, select, takeLeading } from '../../state/effects';
import { type Arrival, onScreen, screenEntered } from '../../state/navigation/slice';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { services } from '../../state/services';
import type { Message } from '../../texts/text';
import { type Statement, selectStatement, statementAccepted, statementFound, statementRejected } from './slice';

const dialog = 'privacyStatement';

/** The key under which the session is stored for which the member closed the statement. */
export const REJECTED_SESSION = 'portfolio.disclaimer.rejectedSession';

/** The texts of the toasts (rule `privacy.accept`). */
export const THANKS: Message = { key: 'privacy.thanks' };
export const TECHNICAL_ISSUE: Message = { key: 'privacy.technicalIssue' };

const statementDue = (
  { enable, sessionId, contentPath, version }: DisclaimerCheck,
  rejectedSession: string | undefined,
): Statement | undefined =>
  enable === true && sessionId !== undefined && sessionId !== rejectedSession && contentPath !== undefined
    ? { sessionId, contentPath, version }
    : undefined;

/** The privacy statement, due unless it was rejected in the same session (rules `privacy.shown`, `privacy.checkFailure`). */
export const disclaimerDialog = createUnaskedDialog({
  dialog,
  feature: 'disclaimer',
  call: endpoints.disclaimerEnable.name,
  *isDue() {
    const { storage } = yield* services();
    const answer = yield* request(endpoints.disclaimerEnable);
    const statement = statementDue(answer, yield* call(storage.read, REJECTED_SESSION));
    if (statement !== undefined) yield* put(statementFound(statement));
    return statement !== undefined;
  },
  *logFailed(cause) {
    const { log } = yield* services();
    yield* call(log.warn, 'There was an issue fetching the privacy statement', cause);
  },
  load: () =>
    import(/* webpackChunkName: "disclaimer" */ './DisclaimerDialog').then(({ DisclaimerDialog }) => DisclaimerDialog),
  *prepare() {
    const statement = yield* select(selectStatement);
    if (statement === undefined) return;
    const fragment = { path: statement.contentPath };
    yield* loadFragment(fragment);
    yield* awaitFragment(fragment);
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

function* openStatement(): SagaGenerator<Statement | undefined> {
  return (yield* select(selectOpenDialog)) === dialog ? yield* select(selectStatement) : undefined;
}

/** Sends the acceptance, and closes the statement once it was accepted; a toast shows the outcome. */
function* acceptStatement(): SagaGenerator {
  const statement = yield* openStatement();
  if (statement === undefined) return;
  yield* put(dialogDecided({ dialog }));
  const accepted = yield* sayingSaving(() => sendAcceptance(statement));
  // The member may have closed it in the meantime.
  if (accepted && (yield* openStatement()) !== undefined) yield* put(dialogClosed(dialog));
  // The outcome of the attempt before is no longer true.
  for (const { id, text } of yield* select(selectFailures)) {
    if (text.key === TECHNICAL_ISSUE.key) yield* put(toastDismissed({ id }));
  }
  yield* put(accepted ? toastShown('success', THANKS) : toastShown('failure', TECHNICAL_ISSUE));
}

function* rejectStatement(): SagaGenerator {
  const statement = yield* openStatement();
  if (statement === undefined) return;
  yield* put(dialogDecided({ dialog }));
  yield* put(dialogClosed(dialog));
  const { storage, log } = yield* services();
  const kept = yield* call(storage.write, REJECTED_SESSION, statement.sessionId);
  if (!kept) yield* call(log.warn, 'The rejected privacy statement could not be remembered');
}

/** Asks on the overview whether the statement is due, and handles the member's answer. */
export function* disclaimerSaga(): SagaGenerator {
  yield* takeLeading(screenEntered, safely<[Arrival]>(disclaimerDialog.askOnce, onScreen('portfolio')));
  yield* fork(disclaimerDialog.saga);
  yield* takeLeading(statementAccepted, safely(acceptStatement));
  yield* takeLeading(statementRejected, safely(rejectStatement));
}
