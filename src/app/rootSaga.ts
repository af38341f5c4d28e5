import { portfolioSaga } from '../portfolio/saga';
import { productsSaga } from '../products/saga';
import { type Saga, spawn } from '../state/effects';
import { navigationSaga } from '../state/navigation/saga';
import { trackingSaga } from '../state/track';

/** Every saga beside the others: one that ends or throws takes none of the rest down. The first screen is entered last. */
export function* rootSaga(): Saga {
  for (const saga of [trackingSaga, portfolioSaga, productsSaga, navigationSaga]) yield* spawn(saga);
}
