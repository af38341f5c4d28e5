/** The marketing consent dialog with its preferences editor (spec section 2). */
import { createDialogHost } from '../../notices';

export { consentSaga } from './saga';
export { type ConsentCorner, consentReducer } from './slice';

/** The dialog's place in the page. */
export const ConsentHost = createDialogHost('marketingConsent', async () => {
  const { ConsentDialog } = await import(/* webpackChunkName: "consent" */ './ConsentDialog');
  return ConsentDialog;
});
