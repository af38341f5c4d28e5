import { type Action, isAnyOf } from '@reduxjs/toolkit';
import { forEachMessage, signals } from '../state/channels';
import { connectionRestored } from '../state/connection/slice';
import {
  all,
  call,
  delay,
  fork,
  put,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from '../state/effects';
import { locationChanged, onScreen, type ScreenEntered, screenEntered } from '../state/navigation/slice';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { endPutOff } from '../state/session/slice';
import {
  type DialogName,
  dialogAsked,
  dialogClosed,
  dialogDecided,
  dialogDecidedElsewhere,
  dialogDue,
  dialogFailed,
  dialogNotDue,
  dialogOrder,
  dialogReturned,
  dialogShown,
  dialogWithdrawn,
  isUnasked,
  lateBegan,
  selectOpenDialog,
  selectWaitEnded,
  turnGiven,
  type UnaskedDialog,
  waitEnded,
} from './dialogsSlice';

/** Ends the waiting time of the dialogs, which starts with the first arrival on the overview (rule `dialog.wait`). */
function* endWait(): SagaGenerator {
  if (yield* select(selectWaitEnded)) return;
  const { configuration } = yield* services();
  yield* delay(configuration.dialogs.waitMs);
  yield* put(waitEnded());
}

/** So long after the arrival, in milliseconds, a member who has begun to use the screen is not interrupted any more. */
const LATE_MS = 6_000;

// Rule `dialog.late`.
function* noticeUse(): SagaGenerator {
  const { interaction } = yield* services();
  const used = signals(interaction.subscribeToUse);
  try {
    yield* all({ passed: delay(LATE_MS), used: take(used) });
    yield* put(lateBegan());
  } finally {
    used.close();
  }
}

// What has had its turn is kept here and not in the state, so that time travel repeats nothing.
const createAnnouncer = (): ((event: Action) => SagaGenerator) => {
  const said = new Set<DialogName>();
  const seen = new Set<DialogName>();
  let before: DialogName | null = null;
  return function* announceTurn(event): SagaGenerator {
    if (dialogShown.match(event)) seen.add(event.payload.dialog);
    if (isAnyOf(dialogDecidedElsewhere, dialogWithdrawn, dialogFailed)(event)) {
      said.delete(event.payload.dialog);
      seen.delete(event.payload.dialog);
    }
    const open = yield* select(selectOpenDialog);
    const isNew = open !== before;
    before = open;
    if (open === null) return;
    if (!isUnasked(open)) {
      // One that the member asked for opens anew each time.
      if (isNew) yield* put(turnGiven({ dialog: open }));
    } else if (!said.has(open)) {
      said.add(open);
      yield* put(turnGiven({ dialog: open }));
      // What stood between the member and the dialog is gone: another screen, or the warning above it.
    } else if (seen.has(open) && (isNew || endPutOff.match(event))) yield* put(dialogReturned({ dialog: open }));
  };
};

const newsOf = (dialog: UnaskedDialog): string => `dialogDecided ${dialog}`;

function* tellOthers({ payload }: ReturnType<typeof dialogDecided>): SagaGenerator {
  const { tabs } = yield* services();
  yield* call(tabs.tell, newsOf(payload.dialog));
}

function* hear(news: string): SagaGenerator {
  const dialog = dialogOrder.find((name) => news === newsOf(name));
  if (dialog !== undefined) yield* put(dialogDecidedElsewhere({ dialog }));
}

/** Runs the queue, and tells the other tabs of an answer, which closes the same dialog there (rule `dialog.tabs`). */
export function* dialogsSaga(): SagaGenerator {
  const { tabs } = yield* services();
  yield* fork(forEachMessage<string>, tabs.subscribe, hear);
  yield* takeEvery(dialogDecided, safely(tellOthers));
  yield* takeLeading(screenEntered, safely<[ScreenEntered]>(endWait, onScreen('portfolio')));
  yield* takeLatest(screenEntered, safely(noticeUse));
  yield* takeEvery(
    [
      screenEntered,
      locationChanged,
      dialogDue,
      dialogNotDue,
      dialogShown,
      dialogClosed,
      dialogFailed,
      waitEnded,
      dialogAsked,
      dialogDecidedElsewhere,
      dialogWithdrawn,
      connectionRestored,
      endPutOff,
    ],
    safely(createAnnouncer()),
  );
}
