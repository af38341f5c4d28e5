import { productsLoaded } from '../portfolio/slice';
import { call, type Saga, takeOneOf } from '../state/effects';
import { safely } from '../state/safely';

function* keepAndRestore(): Saga {
  // There is no position to keep before the products are loaded, so the script is not needed earlier.
  yield* takeOneOf(productsLoaded);
  const { positionsSaga } = yield* call(() => import(/* webpackChunkName: "positions" */ './positionsSaga'));
  yield* positionsSaga();
}

/**
 * Saves where the member is, and takes them back there (rule `session.return`); if its script fails to load, nothing is
 * saved.
 */
export const positions = safely(keepAndRestore);
