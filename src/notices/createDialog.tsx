import { type ComponentType, lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { call, fork, put, type Saga, takeEvery } from '../state/effects';
import { logFailure, safely } from '../state/safely';
import { Boundary } from '../ui/Boundary';
import { type DialogName, dialogFailed, dialogShown, selectOpenDialog, turnGiven } from './dialogsSlice';

/** What a dialog's chunk holds: the dialog, and the saga that begins when it is shown and answers what is done in it. */
export interface DialogChunk {
  readonly Dialog: ComponentType;
  readonly saga: () => Saga;
}

/** A dialog as the page knows it before its chunk is there. */
export interface DialogPlace {
  /** Its place in the page: empty unless it is the dialog's turn. */
  readonly Host: ComponentType;
  /** Answers that it is the dialog's turn. */
  readonly saga: () => Saga;
}

/**
 * A dialog whose script is fetched when it is its turn, and only then. Where the script cannot be had, that is recorded
 * and the next dialog gets its turn.
 * @param load imports the dialog's chunk
 * @param prepare fetches what the dialog shows, while its script is on its way
 */
export const createDialog = (
  dialog: DialogName,
  load: () => Promise<DialogChunk>,
  prepare?: () => Saga,
): DialogPlace => {
  const Dialog = lazy(async () => ({ default: (await load()).Dialog }));

  function* open({ payload }: ReturnType<typeof turnGiven>): Saga {
    if (payload.dialog !== dialog) return;
    if (prepare) yield* fork(prepare);
    try {
      const { saga } = yield* call(load);
      yield* fork(saga);
      yield* put(dialogShown(dialog));
    } catch (cause) {
      yield* put(dialogFailed({ dialog }));
      yield* logFailure('There was an issue fetching a dialog', cause);
    }
  }

  return {
    Host: () =>
      useSelector(selectOpenDialog) === dialog ? (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <Dialog />
          </Suspense>
        </Boundary>
      ) : null,
    *saga() {
      yield* takeEvery(turnGiven, safely(open));
    },
  };
};
