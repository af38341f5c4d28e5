import type { Action } from '@reduxjs/toolkit';
import { delay, put, type Saga, select, takeEvery, takeLeading } from '../state/effects';
import { type Arrival, onScreen, screenEntered } from '../state/navigation/slice';
import { safely } from '../state/safely';
import { services } from '../state/services';
import {
  type DialogName,
  dialogAsked,
  dialogClosed,
  dialogDecidedElsewhere,
  dialogDue,
  dialogFailed,
  dialogNotDue,
  dialogOutdated,
  dialogReturned,
  isUnasked,
  selectOpenDialog,
  selectWaitEnded,
  turnGiven,
  waitEnded,
} from './dialogsSlice';

/** Ends the waiting time of the dialogs, which starts with the first arrival on the overview. */
export function* endWait(): Saga {
  if (yield* select(selectWaitEnded)) return;
  const { configuration } = yield* services();
  // Rule `dialog.wait`.
  yield* delay(configuration.dialogs.waitMs);
  yield* put(waitEnded());
}

/**
 * Announces once for each dialog that it has its turn, and again each time the member comes back to it from another
 * screen. What was announced is kept here and not in the state, so that time travel announces nothing again.
 */
export const createAnnouncer = (): ((event: Action) => Saga) => {
  const said = new Set<DialogName>();
  return function* announceTurn(event): Saga {
    const open = yield* select(selectOpenDialog);
    if (open === null) return;
    if (dialogAsked.match(event)) {
      yield* put(turnGiven({ dialog: open }));
      return;
    }
    // A dialog that the member asked for is announced by itself.
    if (!isUnasked(open)) return;
    if (!said.has(open)) {
      said.add(open);
      yield* put(turnGiven({ dialog: open }));
    } else if (screenEntered.match(event)) yield* put(dialogReturned({ dialog: open }));
  };
};

/** Runs the waiting time, and announces whose turn it is. */
export function* dialogsSaga(): Saga {
  yield* takeLeading(screenEntered, safely<[Arrival]>(endWait, onScreen('portfolio')));
  yield* takeEvery(
    [
      screenEntered,
      dialogDue,
      dialogNotDue,
      dialogClosed,
      dialogFailed,
      waitEnded,
      dialogAsked,
      dialogDecidedElsewhere,
      dialogOutdated,
    ],
    safely(createAnnouncer()),
  );
}
