import { type ConfigurationPart, selectFragmentPath } from '../../state/configuration';
import type { ConsentProduct } from './preferences';
import type { ConsentDecision, ConsentPart, PreferencesState } from './slice';

/** Whether the card shows its back side. */
export const selectTurned = (state: ConsentPart): boolean => state.consent.turned;

/** The member's decision that is being sent, or null. */
export const selectSending = (state: ConsentPart): ConsentDecision | null => state.consent.sending;

/** Whether it is being asked again whether a consent has been recorded. */
export const selectAskingAgain = (state: ConsentPart): boolean => state.consent.askingAgain;

/** The loading state of the preferences. */
export const selectPreferences = (state: ConsentPart): PreferencesState => state.consent.preferences;

/** The product at a position of the editor, from 0. */
export const selectConsentProduct = (state: ConsentPart, position: number): ConsentProduct | undefined =>
  state.consent.preferences.status === 'loaded' ? state.consent.preferences.products[position] : undefined;

/** The source path of the consent text. */
export const selectConsentText = (state: ConfigurationPart): string => selectFragmentPath(state, 'marketingConsent');
