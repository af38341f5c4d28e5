import { type ComponentType, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { type ChunkSource, createChunkSource } from '../state/chunkSource';
import { call, fork, join, put, type Saga, select, takeEvery } from '../state/effects';
import { logFailure, safely } from '../state/safely';
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

/** A dialog's chunk: what draws it. */
export interface DialogChunk {
  readonly Dialog: ComponentType;
}

/** A dialog as the page knows it before its chunk is loaded. */
export interface DialogPlace {
  /** Where it is rendered: nothing unless it is the dialog's turn. */
  readonly Host: ComponentType;
  /** Opens the dialog when its turn comes. */
  readonly saga: () => Saga;
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
      yield* call(chunk.load);
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
    *saga() {
      yield* takeEvery(turnGiven, safely(open));
    },
  };
};
