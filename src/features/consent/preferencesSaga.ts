import { endpoints } from '../../contract/endpoints';
import { put, type Saga, select, services, takeEvery, takeLeading } from '../../state/effects';
import { request } from '../../state/request';
import { logFailure, safely } from '../../state/safely';
import { CONSENT_CATEGORY, consentProducts, NO_PREFERENCES } from './preferences';
import { selectConsentProduct, selectPreferences } from './selectors';
import {
  preferenceRefused,
  preferenceSaved,
  preferencesFailed,
  preferencesLoaded,
  preferencesOpened,
  preferencesRequested,
  preferenceToggled,
} from './slice';

/** The source that the preferences calls name; an operator configures it. */
function* source(): Saga<{ readonly source: string }> {
  const { configuration } = yield* services();
  return { source: configuration.preferencesSource };
}

/** Fetches the preferences when the card is first turned, and once more where that failed. */
export function* fetchPreferences(): Saga {
  const { status } = yield* select(selectPreferences);
  if (status === 'loaded') return;
  yield* put(preferencesRequested());
  try {
    const products = consentProducts(yield* request(endpoints.viewPreferences, { query: yield* source() }));
    if (products === undefined) throw new Error(`The products of ${CONSENT_CATEGORY} were not understood`);
    yield* put(preferencesLoaded({ products }));
  } catch (cause) {
    yield* put(preferencesFailed());
    yield* logFailure(NO_PREFERENCES, cause);
  }
}

/** Sends a change that shows already; one that the state refused is not sent. */
export function* savePreference({ payload }: ReturnType<typeof preferenceToggled>): Saga {
  const product = yield* select(selectConsentProduct, payload.position);
  if (product?.saving !== payload.toggle) return;
  const { error: _, saving: __, ...asSent } = product;
  try {
    yield* request(endpoints.updatePreference, {
      query: yield* source(),
      body: { categoryName: CONSENT_CATEGORY, product: asSent },
    });
    yield* put(preferenceSaved(payload));
  } catch (cause) {
    yield* put(preferenceRefused(payload));
    yield* logFailure('There was an issue updating a communication preference', cause);
  }
}

/** Answers what the member does on the back side; changes of several products travel side by side. */
export function* preferencesSaga(): Saga {
  yield* takeLeading(preferencesOpened, safely(fetchPreferences));
  yield* takeEvery(preferenceToggled, safely(savePreference));
}
