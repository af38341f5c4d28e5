import { extraEndpoints } from '../../contract/extraEndpoints';
import { askOnce, askOnReturn, dialogCheckWanted, dialogDue, dialogNotDue, dialogOutdated } from '../../notices';
import { connectionRestored } from '../../state/connection/slice';
import { call, fork, put, type Saga, takeLeading } from '../../state/effects';
import { type Arrival, onScreen, screenEntered } from '../../state/navigation/slice';
import { request } from '../../state/request';
import { safely } from '../../state/safely';
import { services } from '../../state/services';
import { answerSaga } from './answerSaga';
import { disclaimerDialog } from './dialog';
import { statementFound } from './slice';
import { REJECTED_SESSION, statementDue } from './statement';

const dialog = 'privacyStatement';

/**
 * On the first arrival on the overview: asks whether the member has to acknowledge the statement; after a failure it
 * stays hidden. Rule `privacy.checkFailure`.
 */
export function* checkDisclaimer(): Saga {
  yield* askOnce(dialog, 'disclaimer', ask);
}

function* ask(): Saga {
  const { storage, log } = yield* services();
  try {
    const answer = yield* request(extraEndpoints.disclaimerEnable);
    const statement = statementDue(answer, yield* call(storage.read, REJECTED_SESSION));
    if (statement !== undefined) yield* put(statementFound(statement));
    yield* put(statement === undefined ? dialogNotDue({ dialog }) : dialogDue({ dialog }));
  } catch (cause) {
    yield* put(dialogNotDue({ dialog }));
    yield* call(log.warn, 'There was an issue fetching the privacy statement', cause);
  }
}

/**
 * Asks again whether the statement is due, because it may have been answered in another tab; after a failure it stays
 * open.
 */
export function* checkAgain({ payload }: ReturnType<typeof dialogCheckWanted>): Saga {
  if (payload.dialog !== dialog) return;
  const { storage, log } = yield* services();
  try {
    const answer = yield* request(extraEndpoints.disclaimerEnable);
    if (statementDue(answer, yield* call(storage.read, REJECTED_SESSION)) === undefined) {
      yield* put(dialogOutdated({ dialog }));
    }
  } catch (cause) {
    yield* call(log.warn, 'There was an issue fetching the privacy statement', cause);
  }
}

/** Asks whether the statement is due, opens the dialog when its turn comes, and handles the member's answer. */
export function* disclaimerSaga(): Saga {
  yield* takeLeading(screenEntered, safely<[Arrival]>(checkDisclaimer, onScreen('portfolio')));
  yield* takeLeading(connectionRestored, safely(askOnReturn(dialog, extraEndpoints.disclaimerEnable.name, ask)));
  yield* takeLeading(dialogCheckWanted, safely(checkAgain));
  yield* fork(disclaimerDialog.saga);
  yield* fork(answerSaga);
}
