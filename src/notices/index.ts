/** Toasts and the queue of dialogs. */
export { createDialog, type DialogChunk, type DialogPlace } from './createDialog';
export {
  type DialogCheck,
  type DialogName,
  type DialogsCorner,
  type DialogsState,
  dialogClosed,
  dialogDue,
  dialogFailed,
  dialogLabels,
  dialogNotDue,
  dialogOrder,
  dialogShown,
  dialogsReducer,
  selectDialogCheck,
  selectOpenDialog,
  turnGiven,
  waitEnded,
} from './dialogsSlice';
export { ErrorReference } from './ErrorReference';
export { Notices } from './Notices';
export { referenceCopyRequested } from './referenceCopying';
export { noticesSaga } from './saga';
export {
  selectFailures,
  selectSuccesses,
  type ToastNotice,
  type ToastsCorner,
  toastDismissed,
  toastShown,
  toastsReducer,
} from './toastsSlice';
