/** What draws the privacy statement. */
export { DisclaimerDialog as Dialog } from './DisclaimerDialog';
