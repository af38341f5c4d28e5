import { bringFragment } from '../../content';
import type { PreferenceProduct, Preferences } from '../../contract/answers/features';
import { endpoints } from '../../contract/endpoints';
import {
  createAskedDialog,
  createUnaskedDialog,
  dialogClosed,
  dialogDecided,
  dialogDecidedElsewhere,
  dialogShown,
  dismissToasts,
  leavingPrevented,
  remarkMade,
  sayingSaving,
  sayOutcome,
  selectOpenDialog,
  selectTurn,
  toastShown,
} from '../../notices';
import { type ConnectionRestored, connectionRestored } from '../../state/connection/slice';
import { call, delay, fork, put, type SagaGenerator, select, takeEvery } from '../../state/effects';
import { request, settleChanges } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { services } from '../../state/services';
import type { Message } from '../../texts/text';
import { shortened } from '../../ui/shortened';
import {
  type ConsentDecision,
  type ConsentProduct,
  consentClosed,
  decisionMade,
  decisionRepeated,
  decisionSent,
  decisionSettled,
  preferenceFailed,
  preferenceSaved,
  preferencesFailed,
  preferencesLoaded,
  preferencesOpened,
  preferencesRequested,
  preferencesRetryClicked,
  preferenceToggled,
  selectConsent,
  selectConsentProduct,
  selectConsentText,
} from './slice';

/** Where a member who declines is taken (rule `consent.decline`). */
const COMMUNICATION_CHOICES = '/portfolio/communication-choices';

const dialog = 'marketingConsent';

/** The preferences alone, which the member opens from the footer. */
export const preferencesDialog = createAskedDialog('managePreferences', () =>
  import(/* webpackChunkName: "dialogs" */ './ConsentDialog').then(({ PreferencesDialog }) => PreferencesDialog),
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
  load: () => import(/* webpackChunkName: "dialogs" */ './ConsentDialog').then(({ ConsentDialog }) => ConsentDialog),
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

// A decision that could not be saved is not offered again above a newer one.
const dismissUnsaved = () => dismissToasts(({ action }) => action?.event.type === decisionRepeated.type);

/**
 * Sends a decision unless one is being sent, and shows a toast with the result. The dialog closes either way; a member
 * who declined is then taken to the communication choices, if connected. Rules `consent.hides`, `consent.confirmed`.
 */
function* sendDecision(decision: ConsentDecision): SagaGenerator {
  if ((yield* select(selectConsent)).sending !== null) return;
  yield* put(decisionSent(decision));
  yield* put(dialogDecided({ dialog }));
  yield* dismissUnsaved();
  const saved = yield* sayingSaving(() => update(decision));
  const { navigation, connection } = yield* services();
  const declined = decision.status === 'DECLINED';
  // The way out would abort a preference that is still being sent.
  if (declined) yield* settleChanges();
  // Without a connection the browser would show its own error page, and the toast's "Try again" would be lost.
  const leaving = declined && !connection.wasLost();
  yield* put(decisionSettled());
  // A tab that asked while it was being sent still shows the dialog, and closing it would overwrite this decision.
  if (saved) yield* put(dialogDecided({ dialog }));
  // The member may have gone to another screen while it was sent.
  if ((yield* select(selectTurn)) === dialog) yield* put(dialogClosed(dialog, { leaving }));
  else if (declined && !leaving) yield* put(leavingPrevented());
  const again = { text: { key: 'action.tryAgain' } as const, event: decisionRepeated(decision) };
  yield* put(
    saved ? toastShown('success', { key: 'consent.saved' }) : toastShown('failure', { key: 'consent.notSaved' }, again),
  );
  if (leaving) yield* call(navigation.leaveFor, COMMUNICATION_CHOICES);
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

function* forget({ payload }: ReturnType<typeof dialogDecidedElsewhere>): SagaGenerator {
  if (payload.dialog === dialog) yield* dismissUnsaved();
}

/** The one category that the editor shows (rule `preferences.category`). */
export const CONSENT_CATEGORY = 'Electronic Marketing WEB';

// Without a name, neither the member nor the service can tell which product is meant.
const productOf = ({ name, mandatory = false, isSubscribed = false, ...rest }: PreferenceProduct): ConsentProduct[] =>
  name === undefined ? [] : [{ name, mandatory, isSubscribed, ...rest }];

/**
 * The products of the category in all visible sections and categories; `undefined` if they cannot be read: categories
 * or products are no list, no product has a name, or a category without a name could be the one.
 */
export const consentProducts = ({ sections }: Preferences): ConsentProduct[] | undefined => {
  const shown = sections.filter((section) => section.visible !== false);
  if (shown.some(({ categories }) => categories === undefined)) return undefined;
  const visible = shown.flatMap(({ categories = [] }) => categories).filter((category) => category.visible !== false);
  const sought = visible.filter(({ name }) => name === CONSENT_CATEGORY);
  if (sought.length === 0 && visible.some(({ name }) => name === undefined)) return undefined;
  if (sought.some(({ products }) => products === undefined)) return undefined;
  const sent = sought.flatMap(({ products }) => products ?? []);
  const products = sent.flatMap(productOf);
  return products.length === 0 && sent.length > 0 ? undefined : products;
};

function* source(): SagaGenerator<{ readonly source: string }> {
  const { configuration } = yield* services();
  return { source: configuration.preferencesSource };
}

type Wish =
  | ConnectionRestored
  | ReturnType<typeof dialogShown | typeof preferencesOpened | typeof preferencesRetryClicked>;

/**
 * Fetches the preferences when the card is first turned, and again if that failed. When the member opens them from the
 * footer, each time, unless a change is being sent.
 */
function* fetchPreferences(event: Wish): SagaGenerator {
  const isAnew = dialogShown.match(event);
  if (isAnew && event.payload.dialog !== 'managePreferences') return;
  const { preferences } = yield* select(selectConsent);
  if (preferences.status === 'loading' || (preferences.status === 'failed' && preferences.retrying)) return;
  if (preferences.status === 'loaded' && (!isAnew || preferences.products.some(({ saving }) => saving))) return;
  const isAgain = preferencesRetryClicked.match(event);
  yield* put(preferencesRequested(isAgain ? { again: true } : undefined));
  // The dialog or the turned card is drawn first (rule `press.time`).
  yield* delay(0);
  try {
    const found = consentProducts(yield* request(endpoints.viewPreferences, { query: yield* source() }));
    if (found === undefined) throw new Error(`The products of ${CONSENT_CATEGORY} were not understood`);
    yield* put(preferencesLoaded(found));
  } catch (cause) {
    yield* put(preferencesFailed());
    // The alert stands there already.
    if (isAgain && (yield* areSwitchesShown())) yield* sayOutcome({ key: 'preferences.failed' });
    yield* logFailure('Unable to fetch preferences', cause);
  }
}

// The connection is back without which they failed (rule `connection.return`).
function* retryMissed(event: ConnectionRestored): SagaGenerator {
  if (!event.payload.missed.includes(endpoints.viewPreferences.name)) return;
  const isInUse = (yield* select(selectTurn)) === dialog || (yield* select(selectOpenDialog)) === 'managePreferences';
  if (isInUse) yield* fetchPreferences(event);
}

function* areSwitchesShown(): SagaGenerator<boolean> {
  const open = yield* select(selectOpenDialog);
  return open === 'managePreferences' || (open === dialog && (yield* select(selectConsent)).turned);
}

/** Sends a change that is already shown, and says how that ended (rule `announcer.preference`); one rejected is not sent. */
function* savePreference({ payload }: ReturnType<typeof preferenceToggled>): SagaGenerator {
  const product = yield* select(selectConsentProduct, payload.position);
  if (product?.saving !== payload.toggle) return;
  const { children: name } = shortened(product.name);
  try {
    yield* request(endpoints.updatePreference, {
      query: yield* source(),
      body: { categoryName: CONSENT_CATEGORY, product: { ...product.sent, isSubscribed: product.isSubscribed } },
    });
    yield* put(preferenceSaved(payload));
    yield* put(remarkMade({ key: 'preferences.saved', values: { name } }));
  } catch (cause) {
    yield* put(preferenceFailed(payload));
    const says: Message = { key: 'preferences.notSaved', values: { name } };
    // The mark is at a switch that nobody sees once the dialog is closed.
    yield* put((yield* areSwitchesShown()) ? remarkMade(says) : toastShown('failure', says));
    yield* logFailure('There was an issue updating a communication preference', cause);
  }
}

/** Asks on the overview whether a consent has been recorded, and handles both dialogs and the preferences. */
export function* consentSaga(): SagaGenerator {
  yield* fork(consentDialog.saga);
  yield* fork(preferencesDialog.saga);
  yield* takeEvery([decisionMade, decisionRepeated], safely(decide));
  yield* takeEvery(consentClosed, safely(close));
  yield* takeEvery(dialogDecidedElsewhere, safely(forget));
  yield* takeEvery([dialogShown, preferencesOpened, preferencesRetryClicked], safely(fetchPreferences));
  yield* takeEvery(connectionRestored, safely(retryMissed));
  yield* takeEvery(preferenceToggled, safely(savePreference));
}
