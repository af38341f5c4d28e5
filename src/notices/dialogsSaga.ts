import { delay, put, type Saga, select, services, takeEvery, takeLeading } from '../state/effects';
import { screenEntered } from '../state/navigation/slice';
import { safely } from '../state/safely';
import {
  type DialogName,
  dialogClosed,
  dialogDue,
  dialogFailed,
  dialogNotDue,
  selectOpenDialog,
  selectWaitEnded,
  turnGiven,
  waitEnded,
} from './dialogsSlice';

/** Ends the waiting time of the dialogs, counted from the first arrival on the overview. */
export function* endWait({ payload }: ReturnType<typeof screenEntered>): Saga {
  if (payload.screen !== 'portfolio') return;
  if (yield* select(selectWaitEnded)) return;
  const { configuration } = yield* services();
  yield* delay(configuration.dialogs.waitMs);
  yield* put(waitEnded());
}

/**
 * Says once for each dialog that it is its turn. What was said is remembered here and not in the state, so that
 * travelling back in time says nothing again.
 */
export const createAnnouncer = (): (() => Saga) => {
  const said = new Set<DialogName>();
  return function* announceTurn(): Saga {
    const open = yield* select(selectOpenDialog);
    if (open === null || said.has(open)) return;
    said.add(open);
    yield* put(turnGiven({ dialog: open }));
  };
};

/** Runs the waiting time, and tells whose turn it is. */
export function* dialogsSaga(): Saga {
  const announce = safely(createAnnouncer());
  yield* takeLeading(screenEntered, safely(endWait));
  yield* takeEvery(screenEntered, announce);
  yield* takeEvery(dialogDue, announce);
  yield* takeEvery(dialogNotDue, announce);
  yield* takeEvery(dialogClosed, announce);
  yield* takeEvery(dialogFailed, announce);
  yield* takeEvery(waitEnded, announce);
}
