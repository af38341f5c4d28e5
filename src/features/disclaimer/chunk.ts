/** What the privacy statement needs once it is shown. */
export { answerSaga as saga } from './answerSaga';
export { DisclaimerDialog as Dialog } from './DisclaimerDialog';
