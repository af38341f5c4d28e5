import { forEachMessage, signals } from '../state/channels';
import { all, call, delay, fork, put, type SagaGenerator, take, takeEvery, takeLatest } from '../state/effects';
import { screenEntered } from '../state/navigation/slice';
import { safely } from '../state/safely';
import { services } from '../state/services';
import {
  dialogDecided,
  dialogDecidedElsewhere,
  dialogOrder,
  lateBegan,
  type UnaskedDialog,
  waitEnded,
} from './dialogsSlice';

/** Ends the waiting time of the dialogs, which starts with the first arrival on the overview (rule `dialog.wait`). */
function* endWait(): SagaGenerator {
  const { configuration } = yield* services();
  yield* take((event) => screenEntered.match(event) && event.payload.screen === 'portfolio');
  yield* delay(configuration.dialogs.waitMs);
  yield* put(waitEnded());
}

/** How long after the arrival a dialog may still interrupt a member who uses the screen, in milliseconds. */
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

const newsOf = (dialog: UnaskedDialog): string => `dialogDecided ${dialog}`;

function* tellOthers({ payload }: ReturnType<typeof dialogDecided>): SagaGenerator {
  const { tabs } = yield* services();
  yield* call(tabs.tell, newsOf(payload.dialog));
}

function* hear(news: string): SagaGenerator {
  const dialog = dialogOrder.find((name) => news === newsOf(name));
  if (dialog !== undefined) yield* put(dialogDecidedElsewhere({ dialog }));
}

/** Ends the queue's waits, and tells the other tabs of an answer, which closes the dialog there (rule `dialog.tabs`). */
export function* dialogsSaga(): SagaGenerator {
  const { tabs } = yield* services();
  yield* fork(forEachMessage<string>, tabs.subscribe, hear);
  yield* takeEvery(dialogDecided, safely(tellOthers));
  yield* fork(safely(endWait));
  yield* takeLatest(screenEntered, safely(noticeUse));
}
