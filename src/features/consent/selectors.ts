import { type ConfigurationCorner, selectFragmentPath } from '../../state/configuration';
import type { ConsentProduct } from './preferences';
import type { ConsentCorner, PreferencesState } from './slice';

/** Whether the card shows its back side. */
export const selectTurned = (state: ConsentCorner): boolean => state.consent.turned;

/** Whether the member's decision is on its way. */
export const selectUpdating = (state: ConsentCorner): boolean => state.consent.updating;

/** How far the preferences are. */
export const selectPreferences = (state: ConsentCorner): PreferencesState => state.consent.preferences;

/** The product at a place of the editor, from 0. */
export const selectConsentProduct = (state: ConsentCorner, position: number): ConsentProduct | undefined =>
  state.consent.preferences.status === 'loaded' ? state.consent.preferences.products[position] : undefined;

/** The source path of the consent text. */
export const selectConsentText = (state: ConfigurationCorner): string => selectFragmentPath(state, 'marketingConsent');
