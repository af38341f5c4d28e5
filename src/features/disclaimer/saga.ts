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
import { call, fork, put, type Saga, select, takeLeading } from '../../state/effects';
import { type Arrival, onScreen, screenEntered } from '../../state/navigation/slice';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { services } from '../../state/services';
import { type Statement, selectStatement, statementAccepted, statementFound, statementRejected } from './slice';

const dialog = 'privacyStatement';

/** The key under which the session is stored for which the member closed the statement without accepting it. */
export const REJECTED_SESSION = 'portfolio.disclaimer.rejectedSession';

/** The texts of the toasts (rule `privacy.accept`). */
export const THANKS = 'Thank you for acknowledging our Privacy Statement.';
export const TECHNICAL_ISSUE = 'Due to a technical issue we are unable to process your request, please try again.';

/** The statement in an answer, unless it was rejected in the same session (rule `privacy.shown`). */
export const statementDue = (
  { enable, sessionId, contentPath, version }: DisclaimerCheck,
  rejectedSession: string | undefined,
): Statement | undefined =>
  enable === true && sessionId !== undefined && sessionId !== rejectedSession && contentPath !== undefined
    ? { sessionId, contentPath, ...(version === undefined ? {} : { version }) }
    : undefined;

/** The privacy statement's dialog; after a failed check it stays hidden (rule `privacy.checkFailure`). */
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
    const { contentPath: path } = statement;
    yield* loadFragment({ path });
    yield* awaitFragment({ path });
  },
});

function* sendAcceptance({ version }: Statement): Saga<boolean> {
  try {
    const query = version === undefined ? {} : { query: { version } };
    const { accepted } = yield* request(endpoints.disclaimerAccept, query);
    if (accepted !== true) yield* logFailure('The privacy statement was not accepted');
    return accepted === true;
  } catch (cause) {
    yield* logFailure('There was an issue accepting the privacy statement', cause);
    return false;
  }
}

function* openStatement(): Saga<Statement | undefined> {
  return (yield* select(selectOpenDialog)) === dialog ? yield* select(selectStatement) : undefined;
}

/**
 * Reports the acceptance to the service; a toast shows the outcome. Once accepted the statement closes; after a failure
 * it stays open, so that the member can try again. A second press while the first is being sent does nothing.
 */
function* acceptStatement(): Saga {
  const statement = yield* openStatement();
  if (statement === undefined) return;
  yield* put(dialogDecided({ dialog }));
  const accepted = yield* sayingSaving(() => sendAcceptance(statement));
  // The member may have closed it in the meantime.
  if (accepted && (yield* openStatement()) !== undefined) yield* put(dialogClosed(dialog));
  // In place of the outcome of the attempt before, which this one makes untrue.
  for (const { id, text } of yield* select(selectFailures)) {
    if (text === TECHNICAL_ISSUE) yield* put(toastDismissed({ id }));
  }
  yield* put(accepted ? toastShown('success', THANKS) : toastShown('failure', TECHNICAL_ISSUE));
}

/** Hides the dialog, and stores the session for which the statement was closed. */
function* rejectStatement(): Saga {
  const statement = yield* openStatement();
  if (statement === undefined) return;
  yield* put(dialogDecided({ dialog }));
  yield* put(dialogClosed(dialog));
  const { storage, log } = yield* services();
  const kept = yield* call(storage.write, REJECTED_SESSION, statement.sessionId);
  if (!kept) yield* call(log.warn, 'The rejected privacy statement could not be remembered');
}

/** Asks on the overview whether the statement is due, opens it when its turn comes, and handles the member's answer. */
export function* disclaimerSaga(): Saga {
  yield* takeLeading(screenEntered, safely<[Arrival]>(disclaimerDialog.askOnce, onScreen('portfolio')));
  yield* fork(disclaimerDialog.saga);
  yield* takeLeading(statementAccepted, safely(acceptStatement));
  yield* takeLeading(statementRejected, safely(rejectStatement));
}
