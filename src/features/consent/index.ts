/** The marketing consent dialog with its preferences editor (spec section 2). */
import { consentDialog } from './dialog';

export { consentSaga } from './saga';
export { type ConsentCorner, consentReducer } from './slice';

/** The dialog's place in the page. */
export const ConsentHost = consentDialog.Host;
