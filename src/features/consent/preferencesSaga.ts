import type { PreferenceProduct, Preferences } from '../../contract/answers/features';
import { endpoints } from '../../contract/endpoints';
import { dialogShown, remarkMade } from '../../notices';
import { put, type SagaGenerator, select, takeEvery } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { services } from '../../state/services';
import {
  type ConsentProduct,
  preferenceRefused,
  preferenceSaved,
  preferencesFailed,
  preferencesLoaded,
  preferencesOpened,
  preferencesRequested,
  preferencesWanted,
  preferenceToggled,
  selectConsent,
  selectConsentProduct,
} from './slice';

/** The one category that the editor shows (rule `preferences.category`). */
export const CONSENT_CATEGORY = 'Electronic Marketing WEB';

// Without a name, neither the member nor the service can tell which product is meant.
const productOf = ({ name, mandatory = false, isSubscribed = false, ...rest }: PreferenceProduct): ConsentProduct[] =>
  name === undefined ? [] : [{ name, mandatory, isSubscribed, ...rest }];

/**
 * The products of the category in all sections, without what says that it is invisible; `undefined` if they cannot be
 * read: the categories or the products are no list, none has a name, or the category could be one without a name.
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

type Wish = ReturnType<typeof dialogShown | typeof preferencesOpened | typeof preferencesWanted>;

/**
 * Fetches the preferences when the card is first turned, and again if that failed. When the member opens them from the
 * footer, each time, unless a change is being sent.
 */
function* fetchPreferences(event: Wish): SagaGenerator {
  const isAnew = dialogShown.match(event);
  if (isAnew && event.payload.dialog !== 'managePreferences') return;
  const { preferences } = yield* select(selectConsent);
  if (preferences.status === 'loading') return;
  if (preferences.status === 'loaded' && (!isAnew || preferences.products.some(({ saving }) => saving))) return;
  yield* put(preferencesRequested());
  try {
    const found = consentProducts(yield* request(endpoints.viewPreferences, { query: yield* source() }));
    if (found === undefined) throw new Error(`The products of ${CONSENT_CATEGORY} were not understood`);
    yield* put(preferencesLoaded(found));
  } catch (cause) {
    yield* put(preferencesFailed());
    yield* logFailure('Unable to fetch preferences', cause);
  }
}

/** Sends a change that is already shown, and says how that ended (rule `announcer.preference`); one rejected is not sent. */
function* savePreference({ payload }: ReturnType<typeof preferenceToggled>): SagaGenerator {
  const product = yield* select(selectConsentProduct, payload.position);
  if (product?.saving !== payload.toggle) return;
  try {
    yield* request(endpoints.updatePreference, {
      query: yield* source(),
      body: { categoryName: CONSENT_CATEGORY, product: { ...product.sent, isSubscribed: product.isSubscribed } },
    });
    yield* put(preferenceSaved(payload));
    yield* put(remarkMade({ key: 'preferences.saved', values: { name: product.name } }));
  } catch (cause) {
    yield* put(preferenceRefused(payload));
    yield* put(remarkMade({ key: 'preferences.notSaved', values: { name: product.name } }));
    yield* logFailure('There was an issue updating a communication preference', cause);
  }
}

export function* preferencesSaga(): SagaGenerator {
  yield* takeEvery([dialogShown, preferencesOpened, preferencesWanted], safely(fetchPreferences));
  yield* takeEvery(preferenceToggled, safely(savePreference));
}
