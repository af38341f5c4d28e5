/** The marketing consent dialog with its preferences editor. */
import { consentDialog, preferencesDialog } from './dialog';

export { consentSaga } from './saga';
export { type ConsentPart, consentReducer } from './slice';

/** Where the dialog is rendered. */
export const ConsentHost = consentDialog.Host;

/** Where the preferences opened by the member are rendered. */
export const PreferencesHost = preferencesDialog.Host;
