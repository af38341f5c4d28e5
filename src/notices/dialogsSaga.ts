import { forEachMessage, signals, until } from '../state/channels';
import {
  all,
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from '../state/effects';
import { type NavigationPart, onScreen, type ScreenEntered, screenEntered } from '../state/navigation/slice';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { endPutOff } from '../state/session/slice';
import {
  askedDialogs,
  type DialogName,
  type DialogsPart,
  dialogDecided,
  dialogDecidedElsewhere,
  dialogOrder,
  dialogReturned,
  dialogShown,
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

const isOpen = (dialog: DialogName) => (state: DialogsPart & NavigationPart) => selectOpenDialog(state) === dialog;

// What stood between the member and the dialog is gone: another screen or dialog, or the warning above it.
function* sayReturns(dialog: UnaskedDialog): SagaGenerator {
  yield* take((event) => dialogShown.match(event) && event.payload.dialog === dialog);
  for (;;) {
    const hidden = call(until<DialogsPart & NavigationPart>, (state) => !isOpen(dialog)(state));
    yield* race({ hidden, putOff: take(endPutOff) });
    yield* until(isOpen(dialog));
    yield* put(dialogReturned({ dialog }));
  }
}

// Here and not in the state, so that time travel repeats nothing.
function* giveTurns(dialog: DialogName): SagaGenerator {
  for (;;) {
    yield* until(isOpen(dialog));
    yield* put(turnGiven({ dialog }));
    yield* race({
      over: call(until<DialogsPart>, ({ dialogs }) => dialogs.turn !== dialog && dialogs.asked !== dialog),
      ...(isUnasked(dialog) ? { returns: call(sayReturns, dialog) } : {}),
    });
  }
}

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
  for (const dialog of [...dialogOrder, ...askedDialogs]) yield* fork(safely(giveTurns), dialog);
  yield* takeEvery(dialogDecided, safely(tellOthers));
  yield* takeLeading(screenEntered, safely<[ScreenEntered]>(endWait, onScreen('portfolio')));
  yield* takeLatest(screenEntered, safely(noticeUse));
}
