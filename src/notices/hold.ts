import { type Saga, select, take } from '../state/effects';
import { dialogDecidedElsewhere, dialogReleased, selectSavingPlace, type UnaskedDialog } from './dialogsSlice';

/**
 * Waits as long as another tab is saving a decision on the dialog (rule `dialog.hold`). Returns whether a decision of
 * this tab may be sent: not if the other one was saved.
 */
export function* mayDecide(dialog: UnaskedDialog): Saga<boolean> {
  while ((yield* select(selectSavingPlace, dialog)) === 'elsewhere') {
    const ended = yield* take([dialogReleased, dialogDecidedElsewhere]);
    if (dialogDecidedElsewhere.match(ended) && ended.payload.dialog === dialog) return false;
  }
  return true;
}
