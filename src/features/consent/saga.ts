import { endpoints } from '../../contract/endpoints';
import { dialogDue, dialogNotDue, selectDialogCheck } from '../../notices';
import { fork, put, type Saga, select, takeLeading } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { consentDialog } from './dialog';

const dialog = 'marketingConsent';

/** On the first arrival on the overview: asks whether a consent has been recorded; the dialog is due where none has. */
export function* checkConsent({ payload }: ReturnType<typeof screenEntered>): Saga {
  if (payload.screen !== 'portfolio') return;
  if ((yield* select(selectDialogCheck, dialog)) !== 'pending') return;
  try {
    const recorded = yield* request(endpoints.viewConsent);
    yield* put(recorded ? dialogNotDue({ dialog }) : dialogDue({ dialog }));
  } catch (cause) {
    yield* put(dialogNotDue({ dialog }));
    yield* logFailure('There was an issue fetching the form 4 status', cause);
  }
}

/** Asks for the status, and opens the dialog when it is its turn. */
export function* consentSaga(): Saga {
  yield* takeLeading(screenEntered, safely(checkConsent));
  yield* fork(consentDialog.saga);
}
