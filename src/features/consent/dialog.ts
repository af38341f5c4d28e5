import { awaitFragment, loadFragment } from '../../content';
import { createDialog } from '../../notices';
import { type Saga, select } from '../../state/effects';
import { selectConsentText } from './selectors';

/** Fetches the consent text. */
function* fetchConsentText(): Saga {
  const path = yield* select(selectConsentText);
  yield* loadFragment({ path });
  yield* awaitFragment({ path });
}

/** The preferences alone, which the member opens from the footer. */
export const preferencesDialog = createDialog(
  'managePreferences',
  () => import(/* webpackChunkName: "preferences" */ './preferencesChunk'),
);

/** The marketing consent dialog; its script and text are fetched when its turn comes. */
export const consentDialog = createDialog(
  'marketingConsent',
  () => import(/* webpackChunkName: "consent" */ './chunk'),
  fetchConsentText,
);
