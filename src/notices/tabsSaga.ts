import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import { call, fork, put, type Saga, select, services, takeEvery } from '../state/effects';
import { safely } from '../state/safely';
import {
  type DialogsPart,
  dialogCheckWanted,
  dialogDecided,
  dialogDecidedElsewhere,
  dialogOrder,
  type UnaskedDialog,
} from './dialogsSlice';

const PREFIX = 'dialogDecided ';

/** Tells the other tabs about a decision that was saved; they do not need to know about failed ones. */
export function* tellOthers({ payload }: ReturnType<typeof dialogDecided>): Saga {
  const { tabs } = yield* services();
  yield* call(tabs.tell, PREFIX + payload.dialog);
}

/** Applies a decision made in another tab: the same dialog closes, and nothing is sent. */
export function* hear(topic: string): Saga {
  const dialog = dialogOrder.find((name) => topic === PREFIX + name);
  if (dialog !== undefined) yield* put(dialogDecidedElsewhere({ dialog }));
}

const selectUnasked = ({ dialogs }: DialogsPart): UnaskedDialog | null => dialogs.open;

/** Makes the open dialog repeat its check, because the member may have answered it elsewhere. */
export function* askAgain(): Saga {
  const dialog = yield* select(selectUnasked);
  if (dialog !== null) yield* put(dialogCheckWanted({ dialog }));
}

function* follow<Heard>(heard: EventChannel<Heard & NonNullable<unknown>>, worker: (one: Heard) => Saga): Saga {
  const work = safely(worker);
  try {
    for (;;) yield* work((yield plain.take(heard)) as Heard);
  } finally {
    heard.close();
  }
}

/** Keeps the dialogs of several tabs in step (rule `dialog.tabs`). */
export function* tabsSaga(): Saga {
  const { tabs, front } = yield* services();
  yield* takeEvery(dialogDecided, safely(tellOthers));
  yield* fork(() => follow(eventChannel<string>(tabs.subscribe, buffers.expanding(4)), hear));
  yield* fork(() =>
    follow(
      eventChannel<true>((tell) => front.subscribe(() => tell(true)), buffers.sliding(1)),
      askAgain,
    ),
  );
}
