/** Toasts and the queue of dialogs. */
export { createDialogHost } from './createDialogHost';
export {
  type DialogCheck,
  type DialogName,
  type DialogsCorner,
  type DialogsState,
  dialogClosed,
  dialogDue,
  dialogLabels,
  dialogNotDue,
  dialogOrder,
  dialogShown,
  dialogsReducer,
  selectDialogCheck,
  selectOpenDialog,
  waitEnded,
} from './dialogsSlice';
export { Notices } from './Notices';
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
