import { connectionRestored } from '../state/connection/slice';
import { call, put, type Saga, take } from '../state/effects';
import { screenEntered } from '../state/navigation/slice';
import { isReplaced, loadAgain } from '../state/release';
import { logFailure } from '../state/safely';
import { blocksScriptFailed, blocksScriptLoaded, blocksScriptRetryClicked } from './blocksScriptSlice';
import { overviewBlocks } from './overviewBlocks';

/**
 * Fetches the script that draws the blocks. A failure is logged, and the screen says so in the place of the blocks; the
 * tiles are not affected. The script is fetched again at the next arrival on a screen, when the connection is back and
 * at the member's "Try again". A page whose script a release has replaced reloads itself. Rules `connection.scripts`,
 * `release.reload`.
 */
export function* blocksScriptSaga(): Saga {
  for (;;) {
    try {
      yield* call(overviewBlocks.load);
      yield* put(blocksScriptLoaded());
      return;
    } catch (cause) {
      const reference = yield* logFailure('There was an issue fetching a part of the page', cause);
      const replaced = isReplaced(cause);
      if (!(replaced && (yield* loadAgain()))) yield* put(blocksScriptFailed({ reference, isReplaced: replaced }));
    }
    yield* take([screenEntered, connectionRestored, blocksScriptRetryClicked]);
  }
}
