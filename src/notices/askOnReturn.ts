import type { Return } from '../state/connection/slice';
import { type Saga, select } from '../state/effects';
import { selectDialogCheck, type UnaskedDialog } from './dialogsSlice';

/**
 * Makes the saga that asks again, when the connection is back, whether a dialog is due, if its call failed for want of
 * the connection (rule `connection.return`).
 * @param call the name of the call that says so
 */
export const askOnReturn = (dialog: UnaskedDialog, call: string, ask: () => Saga) =>
  function* heal({ payload }: Return): Saga {
    if (!payload.missed.includes(call)) return;
    if ((yield* select(selectDialogCheck, dialog)) === 'notDue') yield* ask();
  };
