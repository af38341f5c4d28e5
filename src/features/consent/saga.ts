import { extraEndpoints } from '../../contract/extraEndpoints';
import { askOnce, askOnReturn, dialogCheckWanted, dialogDue, dialogNotDue, dialogOutdated } from '../../notices';
import { connectionRestored } from '../../state/connection/slice';
import { fork, put, type Saga, takeLeading } from '../../state/effects';
import { type Arrival, onScreen, screenEntered } from '../../state/navigation/slice';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { decisionSaga } from './decisionSaga';
import { consentDialog, preferencesDialog } from './dialog';
import { preferencesSaga } from './preferencesSaga';
import { statusAskedAgain, statusKnownAgain } from './slice';

const dialog = 'marketingConsent';

/** On the first arrival on the overview: asks whether a consent has been recorded; if none has, the dialog is due. */
export function* checkConsent(): Saga {
  yield* askOnce(dialog, 'consent', ask);
}

function* ask(): Saga {
  try {
    const recorded = yield* request(extraEndpoints.viewConsent);
    yield* put(recorded ? dialogNotDue({ dialog }) : dialogDue({ dialog }));
  } catch (cause) {
    yield* put(dialogNotDue({ dialog }));
    yield* logFailure('There was an issue fetching the form 4 status', cause);
  }
}

/**
 * Asks again whether a consent has been recorded, because the member may have given it in another tab or on another
 * device.
 */
export function* checkAgain({ payload }: ReturnType<typeof dialogCheckWanted>): Saga {
  if (payload.dialog !== dialog) return;
  yield* put(statusAskedAgain());
  try {
    const recorded = yield* request(extraEndpoints.viewConsent);
    if (recorded) yield* put(dialogOutdated({ dialog }));
    yield* put(statusKnownAgain({ recorded }));
  } catch (cause) {
    yield* put(statusKnownAgain({ recorded: false }));
    yield* logFailure('There was an issue fetching the form 4 status', cause);
  }
}

/** Asks for the status, opens the dialogs when it is their turn, and handles what the member does in them. */
export function* consentSaga(): Saga {
  yield* takeLeading(screenEntered, safely<[Arrival]>(checkConsent, onScreen('portfolio')));
  yield* takeLeading(connectionRestored, safely(askOnReturn(dialog, extraEndpoints.viewConsent.name, ask)));
  yield* takeLeading(dialogCheckWanted, safely(checkAgain));
  yield* fork(consentDialog.saga);
  yield* fork(preferencesDialog.saga);
  yield* fork(decisionSaga);
  yield* fork(preferencesSaga);
}
