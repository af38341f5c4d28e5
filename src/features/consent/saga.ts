import { loadFragment } from '../../content';
import { endpoints } from '../../contract/endpoints';
import { dialogClosed, dialogDue, dialogNotDue, dialogShown, selectDialogCheck, selectOpenDialog } from '../../notices';
import { call, fork, put, type Saga, select, services, takeEvery, takeLeading } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { preferencesSaga } from './preferencesSaga';
import { selectConsentText } from './selectors';
import { type ConsentDecision, decisionMade, decisionSettled } from './slice';

/** Where a member who declines is taken (spec section 2, Other links out). */
const COMMUNICATION_CHOICES = '/portfolio/communication-choices';

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

/** Fetches the consent text when the dialog comes before the member. */
export function* fetchConsentText({ payload }: ReturnType<typeof dialogShown>): Saga {
  if (payload.dialog !== dialog) return;
  yield* loadFragment({ path: yield* select(selectConsentText) });
}

function* send(decision: ConsentDecision): Saga {
  const withFlag = decision.status === 'GRANTED' && decision.electronicMarketing === true;
  try {
    yield* request(endpoints.updateConsent, {
      body: { status: decision.status },
      ...(withFlag ? { query: { electronicMarketing: 'true' } } : {}),
    });
  } catch (cause) {
    yield* logFailure('There was an issue updating the form 4 status', cause);
  }
}

/** Sends the decision, and hides the dialog however that ends; who declines goes to the communication choices then. */
export function* decide({ payload }: ReturnType<typeof decisionMade>): Saga {
  if ((yield* select(selectOpenDialog)) !== dialog) return;
  yield* send(payload);
  const leaving = payload.status === 'DECLINED';
  yield* put(decisionSettled());
  yield* put(dialogClosed(dialog, { leaving }));
  if (!leaving) return;
  const { navigation } = yield* services();
  yield* call(navigation.leaveFor, COMMUNICATION_CHOICES);
}

/** Asks for the status, and answers what the member does in the dialog; a second decision meanwhile is not taken. */
export function* consentSaga(): Saga {
  yield* takeLeading(screenEntered, safely(checkConsent));
  yield* takeEvery(dialogShown, safely(fetchConsentText));
  yield* takeLeading(decisionMade, safely(decide));
  yield* fork(preferencesSaga);
}
