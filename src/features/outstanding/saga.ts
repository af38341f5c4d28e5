import { loadFragment, selectFragment } from '../../content';
import { sayOutcome } from '../../notices';
import { keepRoom } from '../../portfolio/room';
import { refreshBegan } from '../../portfolio/slice';
import { createBlockSaga } from '../../state/createBlockSaga';
import { call, delay, fork, put, type SagaGenerator, select, takeEvery, takeLeading } from '../../state/effects';
import { isAwaited, requestAgain } from '../../state/freshness';
import { onScreen, type ScreenEntered, screenEntered } from '../../state/navigation/slice';
import { safely } from '../../state/safely';
import {
  actionsCarousel,
  type OutstandingPart,
  selectHasMissing,
  selectIsIncomplete,
  selectNearFragments,
  selectSources,
  selectTiles,
  sources,
  tryAgainClicked,
  waitEnded,
} from './slice';

const { pageTurned, listClosed, itemNeared } = actionsCarousel.actions;

const selectIsAwaited = (state: OutstandingPart): boolean => selectSources(state).some(isAwaited);

/** The member's "Try again"; then the announcer says how it ended. */
function* tryAgain(): SagaGenerator {
  yield* requestAgain(sources);
  yield* sayOutcome({
    key: (yield* select(selectIsIncomplete)) ? 'outstanding.stillIncomplete' : 'outstanding.checked',
  });
}

/**
 * Fetches the fragments of the current page and the next; the others are fetched when the member turns to them. With
 * `isAnswer` a source has answered, which is no reason to ask again for a fragment that has failed (rule `call.retry`).
 */
function* loadNearFragments(isAnswer = false): SagaGenerator {
  for (const fragment of yield* select(selectNearFragments)) {
    if (isAnswer && (yield* select(selectFragment, fragment.path))?.status === 'failed') continue;
    yield* call(loadFragment, fragment);
  }
}

/** The member turned a page: fetches its fragments once the press is answered (rule `press.time`). */
function* loadAfterPress(): SagaGenerator {
  yield* delay(0);
  yield* loadNearFragments();
}

/** Fetches the fragment of an action of the open list, which the member is coming to. */
function* loadNearedFragment({ payload }: ReturnType<typeof itemNeared>): SagaGenerator {
  const tile = (yield* select(selectTiles))[payload];
  if (tile !== undefined) yield* call(loadFragment, tile.fragment);
}

const selectWaits = ({ outstanding }: OutstandingPart): boolean => outstanding.waits;

/** Once no source is awaited, nothing waits any more, and the space is kept for next time. */
function* settle(isAnswer: boolean): SagaGenerator {
  if (!(yield* select(selectIsAwaited))) {
    if (yield* select(selectWaits)) yield* put(waitEnded());
    // A failed source does not shrink the space for the next visit.
    if (!(yield* select(selectHasMissing))) yield* keepRoom('outstanding', (yield* select(selectTiles)).length);
  }
  yield* loadNearFragments(isAnswer);
}

/** How long to wait for slow sources, in milliseconds: calls sent together rarely differ by more. */
const WAIT_MS = 1_000;

/** Ends the wait for slow sources some time after an arrival on the overview (rule `outstanding.order`). */
function* endWait(): SagaGenerator {
  yield* delay(WAIT_MS);
  if (yield* select(selectWaits)) yield* put(waitEnded());
}

export function* outstandingSaga(): SagaGenerator {
  yield* fork(
    createBlockSaga({ summaries: sources, feature: 'outstanding', refreshed: refreshBegan, afterwards: settle }),
  );
  yield* takeLeading(screenEntered, safely<[ScreenEntered]>(endWait, onScreen('portfolio')));
  yield* takeEvery(tryAgainClicked, safely(tryAgain));
  yield* takeEvery([pageTurned, listClosed], safely(loadAfterPress));
  yield* takeEvery(itemNeared, safely(loadNearedFragment));
}
