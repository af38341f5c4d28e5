import type { Task } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import { overviewBlocks } from '../screens/overviewBlocks';
import { loadBoth } from '../state/chunkSource';
import { connectionRestored } from '../state/connection/slice';
import { call, put, type Saga, takeOneOf } from '../state/effects';
import { extrasFailed, extrasLoaded, extrasRetryClicked } from '../state/extras';
import { screenEntered } from '../state/navigation/slice';
import { logFailure } from '../state/safely';
import type { ExtraReducers } from './extras';
import { extrasChunk } from './extrasChunk';

/** What the store offers to parts that come later. */
export interface GrowingStore {
  /** Adds parts to the state, as if they had been there from the start. */
  grow(reducers: ExtraReducers): void;
  /** Starts a saga that hears everything that happened before. */
  join(saga: () => Saga): Task;
  /** Forgets what happened before. */
  forget(): void;
}

/** Fetches the scripts of the extras; rejects if one cannot be loaded. */
export const loadExtras = () => loadBoth(extrasChunk, overviewBlocks);

// Rule `connection.scripts`.
function* fetched(): Saga<Awaited<ReturnType<typeof extrasChunk.load>>> {
  for (;;) {
    try {
      const [chunk] = yield* call(loadExtras);
      return chunk;
    } catch (cause) {
      const reference = yield* logFailure('There was an issue fetching a part of the page', cause);
      yield* put(extrasFailed({ reference }));
    }
    yield* takeOneOf(screenEntered, connectionRestored, extrasRetryClicked);
  }
}

/**
 * Makes the saga that fetches the extras and connects them. If their script cannot be loaded, that is logged, and the
 * screen says so in their place, and it is fetched again at the next arrival on a screen, when the connection is back
 * and at the member's "Try again"; the tiles are not affected.
 */
export const bringExtras = ({ grow, join, forget }: GrowingStore) =>
  function* extras(): Saga {
    let joined: Task | undefined;
    try {
      const { extraReducers, extrasSaga } = yield* fetched();
      yield* call(grow, extraReducers);
      joined = join(extrasSaga);
      yield* put(extrasLoaded());
      yield plain.take(() => false);
    } finally {
      forget();
      joined?.cancel();
    }
  };
