/** What draws the preferences that the member opens. */
export { PreferencesDialog as Dialog } from './PreferencesDialog';
