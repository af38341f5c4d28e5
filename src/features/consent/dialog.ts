import { loadFragment } from '../../content';
import { createDialog } from '../../notices';
import { type Saga, select } from '../../state/effects';
import { selectConsentText } from './selectors';

/** Fetches the consent text. */
function* fetchConsentText(): Saga {
  yield* loadFragment({ path: yield* select(selectConsentText) });
}

/** The marketing consent dialog, its script and its text fetched when it is its turn. */
export const consentDialog = createDialog(
  'marketingConsent',
  () => import(/* webpackChunkName: "consent" */ './chunk'),
  fetchConsentText,
);
