import { extrasSaga } from '../../src/app/extras';
import { rootSaga } from '../../src/app/rootSaga';
import type { Saga } from '../../src/state/effects';

/** The root saga with the extras, as if they had been there from the start. */
export const wholeRootSaga = (): Saga => rootSaga(extrasSaga);
