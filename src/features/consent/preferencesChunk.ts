/** What the footer's dialog needs once it is shown. */
export { PreferencesDialog as Dialog } from './PreferencesDialog';
export { preferencesSaga as saga } from './preferencesSaga';
