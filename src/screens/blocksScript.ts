import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDeferredValue } from 'react';
import { createChunk } from '../platform/chunk';
import { connectionRestored } from '../state/connection/slice';
import { call, put, type SagaGenerator, select, take } from '../state/effects';
import { screenEntered } from '../state/navigation/slice';
import { logFailure } from '../state/safely';
import { services } from '../state/services';
import { useLoadedChunk } from '../state/useChunk';

/** The script that draws the blocks; the page fetches it after the first one, and the tiles do not wait for it. */
export const overviewBlocks = createChunk(() => import(/* webpackChunkName: "overview" */ './OverviewBlocks'));

/** The blocks, once their script is here; a screen that is entered has placeholders first (rule `press.time`). */
export const useOverviewBlocks = () => useDeferredValue(useLoadedChunk(overviewBlocks) ?? null, null) ?? undefined;

/** Whether that script is here. `reference` is that of the failure's record, `isRetried` set while the member waits. */
export type BlocksScriptState =
  | { readonly status: 'loading' | 'loaded' }
  | { readonly status: 'failed'; readonly reference?: string | undefined; readonly isRetried?: true };

export const blocksScriptSlice = createSlice({
  name: 'blocksScript',
  initialState: { status: 'loading' } as BlocksScriptState,
  reducers: {
    blocksScriptLoaded: (): BlocksScriptState => ({ status: 'loaded' }),
    blocksScriptFailed: (_, { payload }: PayloadAction<{ readonly reference: string | undefined }>) =>
      ({ status: 'failed', ...payload }) satisfies BlocksScriptState,
    blocksScriptRetryClicked: (state) => {
      if (state.status === 'failed') state.isRetried = true;
    },
  },
});

export const { blocksScriptLoaded, blocksScriptFailed, blocksScriptRetryClicked } = blocksScriptSlice.actions;

/** Whether the script that draws the blocks is here. */
export const selectBlocksScript = (state: { readonly blocksScript: BlocksScriptState }) => state.blocksScript;

/** Fetches that script, and again after a failure (rules `connection.scripts`, `connection.silence`). */
export function* blocksScriptSaga(): SagaGenerator {
  const { connection } = yield* services();
  for (;;) {
    try {
      yield* call(overviewBlocks.load);
      yield* put(blocksScriptLoaded());
      return;
    } catch (cause) {
      if (!connection.wasLost()) {
        const reference = yield* logFailure('There was an issue fetching a part of the page', cause);
        yield* put(blocksScriptFailed({ reference }));
      } else {
        // Not a new failure, but the attempt is over.
        const script = yield* select(selectBlocksScript);
        if (script.status === 'failed') yield* put(blocksScriptFailed({ reference: script.reference }));
      }
    }
    yield* take([screenEntered, connectionRestored, blocksScriptRetryClicked]);
  }
}
