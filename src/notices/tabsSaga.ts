import { buffers, eventChannel } from 'redux-saga';
import { frontChannel, takeInTurn } from '../state/channels';
import { call, delay, fork, put, race, type Saga, select, take, takeEvery } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';
import {
  type DialogName,
  type DialogsPart,
  dialogCheckWanted,
  dialogDecided,
  dialogDecidedElsewhere,
  dialogDecisionFailed,
  dialogDecisionSent,
  dialogHeld,
  dialogOrder,
  dialogReleased,
  selectSavingPlace,
  turnGiven,
  type UnaskedDialog,
} from './dialogsSlice';

/** What tabs tell each other about a dialog; the dialog's name follows after a blank. */
const topics = {
  opened: 'dialogOpened',
  sent: 'dialogDecisionSent',
  failed: 'dialogDecisionFailed',
  decided: 'dialogDecided',
} as const;

type Topic = keyof typeof topics;

/** How much longer than a call may take this tab waits for news of a decision that another one sent; milliseconds. */
export const NEWS_LATE_MS = 1_000;

const tellOthers = (topic: Topic) =>
  function* tell({ payload }: { readonly payload: { readonly dialog: DialogName } }): Saga {
    const { tabs } = yield* services();
    yield* call(tabs.tell, `${topics[topic]} ${payload.dialog}`);
  };

// A tab that has just opened the dialog has not heard of a decision that was already being sent.
function* tellNewcomer(dialog: UnaskedDialog): Saga {
  if ((yield* select(selectSavingPlace, dialog)) === 'here') yield* tellOthers('sent')(dialogHeld({ dialog }));
}

/** Applies what another tab tells about the same dialog. */
export function* hear(told: string): Saga {
  for (const dialog of dialogOrder) {
    if (told === `${topics.opened} ${dialog}`) yield* tellNewcomer(dialog);
    if (told === `${topics.sent} ${dialog}`) yield* put(dialogHeld({ dialog }));
    if (told === `${topics.failed} ${dialog}`) yield* put(dialogReleased({ dialog }));
    // The same dialog closes, and nothing is sent.
    if (told === `${topics.decided} ${dialog}`) yield* put(dialogDecidedElsewhere({ dialog }));
  }
}

function* untilNews(dialog: UnaskedDialog): Saga {
  for (;;) {
    const { payload } = yield* take([dialogHeld, dialogReleased, dialogDecidedElsewhere]);
    if (payload.dialog === dialog) return;
  }
}

/**
 * Ends a hold of which nothing more is heard, because the other tab was closed. It may have been saved nevertheless, so
 * the dialog repeats its check.
 */
export function* endHold({ payload }: ReturnType<typeof dialogHeld>): Saga {
  const { timeoutMs } = yield* services();
  const { silence } = yield* race({
    news: call(untilNews, payload.dialog),
    silence: delay(timeoutMs + NEWS_LATE_MS),
  });
  if (silence !== true) return;
  yield* put(dialogCheckWanted(payload));
  yield* put(dialogReleased(payload));
}

const selectUnasked = ({ dialogs }: DialogsPart): UnaskedDialog | null => dialogs.open;

/** Makes the open dialog repeat its check, because the member may have answered it elsewhere. */
export function* askAgain(): Saga {
  const dialog = yield* select(selectUnasked);
  if (dialog !== null) yield* put(dialogCheckWanted({ dialog }));
}

/** Keeps the dialogs of several tabs in step (rules `dialog.tabs`, `dialog.hold`). */
export function* tabsSaga(): Saga {
  const { tabs, front } = yield* services();
  yield* fork(takeInTurn, eventChannel<string>(tabs.subscribe, buffers.expanding(4)), hear);
  yield* fork(takeInTurn, frontChannel(front), askAgain);
  yield* takeEvery(turnGiven, safely(tellOthers('opened')));
  yield* takeEvery(dialogDecisionSent, safely(tellOthers('sent')));
  yield* takeEvery(dialogDecisionFailed, safely(tellOthers('failed')));
  yield* takeEvery(dialogDecided, safely(tellOthers('decided')));
  yield* takeEvery(dialogHeld, safely(endHold));
}
