import { endpoints } from '../../contract/endpoints';
import { dialogDue, dialogNotDue, selectDialogCheck } from '../../notices';
import { call, fork, put, type Saga, select, services, takeLeading } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { request } from '../../state/request';
import { safely } from '../../state/safely';
import { disclaimerDialog } from './dialog';
import { statementFound } from './slice';
import { REJECTED_SESSION, statementDue } from './statement';

const dialog = 'privacyStatement';

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

/** Asks whether the statement waits, and opens the dialog when it is its turn. */
export function* disclaimerSaga(): Saga {
  yield* takeLeading(screenEntered, safely(checkDisclaimer));
  yield* fork(disclaimerDialog.saga);
}
