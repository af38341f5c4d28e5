/** The privacy statement acknowledgement. */
import { disclaimerDialog } from './dialog';

export { disclaimerSaga } from './saga';
export { type DisclaimerPart, disclaimerReducer } from './slice';

/** Where the dialog is rendered. */
export const DisclaimerHost = disclaimerDialog.Host;
