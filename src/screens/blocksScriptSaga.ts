import { connectionRestored } from '../state/connection/slice';
import { call, put, type Saga, take } from '../state/effects';
import { screenEntered } from '../state/navigation/slice';
import { logFailure } from '../state/safely';
import { blocksScriptFailed, blocksScriptLoaded, blocksScriptRetryClicked } from './blocksScriptSlice';
import { overviewBlocks } from './overviewBlocks';

/**
 * Fetches the script that draws the blocks. A failure is logged, and the screen says so in the place of the blocks; the
 * tiles are not affected. The script is fetched again at the next arrival on a screen, when the connection is back and
 * at the member's "Try again" (rule `connection.scripts`).
 */
export function* blocksScriptSaga(): Saga {
  for (;;) {
    try {
      yield* call(overviewBlocks.load);
      yield* put(blocksScriptLoaded());
      return;
    } catch (cause) {
      const reference = yield* logFailure('There was an issue fetching a part of the page', cause);
      yield* put(blocksScriptFailed({ reference }));
    }
    yield* take([screenEntered, connectionRestored, blocksScriptRetryClicked]);
  }
}
