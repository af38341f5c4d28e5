import { type ComponentType, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { type ChunkSource, createChunkSource } from '../state/chunkSource';
import { call, fork, join, put, type Saga, select } from '../state/effects';
import { logFailure, safely } from '../state/safely';
import { type Reaction, takeEvery } from '../state/watch';
import { Boundary } from '../ui/Boundary';
import {
  type DialogName,
  dialogFailed,
  dialogFilled,
  dialogShown,
  isUnasked,
  selectOpenDialog,
  turnGiven,
} from './dialogsSlice';
import { toastShown } from './toastsSlice';

/**
 * A dialog's chunk: its component, and the saga that runs from when it is shown and handles what the member does in it,
 * unless that is only to close it.
 */
export interface DialogChunk {
  readonly Dialog: ComponentType;
  readonly saga?: () => Saga;
}

/** A dialog as the page knows it before its chunk is loaded. */
export interface DialogPlace {
  /** Where it is rendered: nothing unless it is the dialog's turn. */
  readonly Host: ComponentType;
  /** What happens when the dialog's turn comes. */
  readonly opening: Reaction;
}

// Time travel may show a dialog whose chunk has not been fetched on this page.
const drawnWhenHere = ({ load, read, subscribe }: ChunkSource<DialogChunk>): ComponentType => {
  // One function for all drawings: with another one React would subscribe, and fetch a chunk that failed, again.
  const follow = (listener: () => void) => {
    // The saga that opens the dialog logs the failure.
    load().catch(() => undefined);
    return subscribe(listener);
  };
  return () => {
    const chunk = useSyncExternalStore(follow, read);
    return chunk.status === 'present' ? <chunk.module.Dialog /> : null;
  };
};

/**
 * A dialog whose script is fetched only when its turn comes. If the script cannot be loaded, that is logged and the
 * next dialog gets its turn.
 * @param load imports the dialog's chunk
 * @param prepare fetches the dialog's content in parallel with its script; done when the content is there
 */
export const createDialog = (
  dialog: DialogName,
  load: () => Promise<DialogChunk>,
  prepare?: () => Saga,
): DialogPlace => {
  const chunk = createChunkSource(load);
  const Drawn = drawnWhenHere(chunk);

  function* fill(): Saga {
    if (prepare !== undefined) yield* prepare();
  }

  function* open({ payload }: ReturnType<typeof turnGiven>): Saga {
    if (payload.dialog !== dialog) return;
    const filling = yield* fork(safely(fill));
    try {
      const { saga } = yield* call(chunk.load);
      if (saga !== undefined) yield* fork(saga);
      yield* put(dialogShown(dialog));
    } catch (cause) {
      yield* put(dialogFailed({ dialog }));
      yield* logFailure('There was an issue fetching a dialog', cause);
      // Whoever asked for it waits for an answer.
      if (!isUnasked(dialog)) yield* put(toastShown('failure', 'This could not be opened. Please try again.'));
      return;
    }
    if (!filling.isRunning()) return;
    yield* join(filling);
    if ((yield* select(selectOpenDialog)) === dialog) yield* put(dialogFilled({ dialog }));
  }

  return {
    Host: () =>
      useSelector(selectOpenDialog) === dialog ? (
        <Boundary fallback={null}>
          <Drawn />
        </Boundary>
      ) : null,
    opening: takeEvery(turnGiven, safely(open)),
  };
};
