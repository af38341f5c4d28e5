/** The privacy statement acknowledgement (spec section 2). */
import { disclaimerDialog } from './dialog';

export { disclaimerSaga } from './saga';
export { type DisclaimerCorner, disclaimerReducer } from './slice';

/** The dialog's place in the page. */
export const DisclaimerHost = disclaimerDialog.Host;
