/** Toasts and the queue of dialogs. */
export { askOnce } from './askOnce';
export { askOnReturn } from './askOnReturn';
export { createDialog, type DialogChunk, type DialogPlace } from './createDialog';
export {
  type DialogCheck,
  type DialogName,
  type DialogsPart,
  type DialogsState,
  dialogAsked,
  dialogCheckWanted,
  dialogClosed,
  dialogDecided,
  dialogDecidedElsewhere,
  dialogDecisionFailed,
  dialogDecisionSent,
  dialogDue,
  dialogFailed,
  dialogFilled,
  dialogHeld,
  dialogLabels,
  dialogNotDue,
  dialogOrder,
  dialogOutdated,
  dialogReleased,
  dialogReturned,
  dialogShown,
  dialogsReducer,
  selectDialogCheck,
  selectOpenDialog,
  turnGiven,
  type UnaskedDialog,
  waitEnded,
} from './dialogsSlice';
export { ErrorReference } from './ErrorReference';
export { mayDecide } from './hold';
export { Notices } from './Notices';
export {
  bringsIntoView,
  type PressesPart,
  pressesAccepted,
  pressesReducer,
  restBegan,
  selectPressesAccepted,
} from './pressesSlice';
export { referenceCopyRequested } from './referenceCopyRequested';
export { OFFLINE, type RemarkPart, remarkMade, remarkReducer, selectRemark } from './remarkSlice';
export { noticesSaga } from './saga';
export {
  selectFailures,
  selectSuccesses,
  type ToastNotice,
  type ToastsPart,
  toastDismissed,
  toastShown,
  toastsReducer,
} from './toastsSlice';
export { UnaskedModal } from './UnaskedModal';
