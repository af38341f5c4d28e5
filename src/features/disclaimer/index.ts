/** The privacy statement acknowledgement (spec section 2). */
import { createDialogHost } from '../../notices';

export { disclaimerSaga } from './saga';
export { type DisclaimerCorner, disclaimerReducer } from './slice';

/** The dialog's place in the page. */
export const DisclaimerHost = createDialogHost('privacyStatement', async () => {
  const { DisclaimerDialog } = await import(/* webpackChunkName: "disclaimer" */ './DisclaimerDialog');
  return DisclaimerDialog;
});
