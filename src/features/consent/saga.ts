import { bringFragment } from '../../content';
import { endpoints } from '../../contract/endpoints';
import {
  createAskedDialog,
  createUnaskedDialog,
  dialogClosed,
  dialogDecided,
  sayingSaving,
  selectOpenDialog,
  toastShown,
} from '../../notices';
import { call, fork, put, type SagaGenerator, select, takeEvery } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { services } from '../../state/services';
import { preferencesSaga } from './preferencesSaga';
import {
  type ConsentDecision,
  consentClosed,
  decisionMade,
  decisionRepeated,
  decisionSent,
  decisionSettled,
  selectConsent,
  selectConsentText,
} from './slice';

/** Where a member who declines is taken (rule `consent.decline`). */
const COMMUNICATION_CHOICES = '/portfolio/communication-choices';

const dialog = 'marketingConsent';

/** The preferences alone, which the member opens from the footer. */
export const preferencesDialog = createAskedDialog('managePreferences', () =>
  import(/* webpackChunkName: "consent" */ './PreferencesDialog').then(({ PreferencesDialog }) => PreferencesDialog),
);

/** The marketing consent dialog, due if no consent has been recorded. */
export const consentDialog = createUnaskedDialog({
  dialog,
  feature: 'consent',
  call: endpoints.viewConsent.name,
  *isDue() {
    return !(yield* request(endpoints.viewConsent));
  },
  logFailed: (cause) => logFailure('There was an issue fetching the form 4 status', cause),
  load: () => import(/* webpackChunkName: "consent" */ './ConsentDialog').then(({ ConsentDialog }) => ConsentDialog),
  *prepare() {
    yield* bringFragment({ path: yield* select(selectConsentText) });
  },
});

function* update({ status, electronicMarketing }: ConsentDecision): SagaGenerator<boolean> {
  try {
    yield* request(endpoints.updateConsent, {
      body: { status },
      ...(electronicMarketing ? { query: { electronicMarketing: 'true' } } : {}),
    });
    return true;
  } catch (cause) {
    yield* logFailure('There was an issue updating the form 4 status', cause);
    return false;
  }
}

function* isOpen(): SagaGenerator<boolean> {
  return (yield* select(selectOpenDialog)) === dialog;
}

/**
 * Sends a decision unless one is being sent, and shows a toast with the result. The dialog closes either way; a member
 * who declined is then taken to the communication choices. Rules `consent.hides`, `consent.confirmed`.
 */
function* sendDecision(decision: ConsentDecision): SagaGenerator {
  if ((yield* select(selectConsent)).sending !== null) return;
  yield* put(decisionSent(decision));
  yield* put(dialogDecided({ dialog }));
  const saved = yield* sayingSaving(() => update(decision));
  yield* put(decisionSettled({ saved }));
  const leaving = decision.status === 'DECLINED';
  if (yield* isOpen()) yield* put(dialogClosed(dialog, { leaving }));
  const again = { text: { key: 'action.tryAgain' } as const, event: decisionRepeated(decision) };
  yield* put(
    saved ? toastShown('success', { key: 'consent.saved' }) : toastShown('failure', { key: 'consent.notSaved' }, again),
  );
  if (!leaving) return;
  const { navigation } = yield* services();
  yield* call(navigation.leaveFor, COMMUNICATION_CHOICES);
}

function* decide(event: ReturnType<typeof decisionMade | typeof decisionRepeated>): SagaGenerator {
  if (decisionRepeated.match(event) || (yield* isOpen())) yield* sendDecision(event.payload);
}

/** Hides the dialog at once, and defers the decision unless one is being sent. */
function* close(): SagaGenerator {
  if (!(yield* isOpen())) return;
  const { sending } = yield* select(selectConsent);
  if (sending === null) yield* fork(safely(sendDecision), { status: 'DEFERRED' });
  yield* put(dialogClosed(dialog, { leaving: sending?.status === 'DECLINED' }));
}

/** Asks on the overview whether a consent has been recorded, and handles both dialogs. */
export function* consentSaga(): SagaGenerator {
  yield* fork(consentDialog.saga);
  yield* fork(preferencesDialog.saga);
  yield* takeEvery([decisionMade, decisionRepeated], safely(decide));
  yield* takeEvery(consentClosed, safely(close));
  yield* fork(preferencesSaga);
}
