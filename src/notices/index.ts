/** Toasts, the announcer's remark, and the queue of dialogs. */
export * from './AmountsHelp';
export * from './createDialog';
export * from './dialogsSaga';
export * from './dialogsSlice';
export * from './FailedPart';
export * from './interaction';
export * from './Notices';
export * from './remark';
export * from './toasts';
