import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, type Saga } from '../../state/effects';
import { investActionItemsSlice, investSlice } from './slice';

const summarySaga = createSummarySaga({
  slice: investSlice,
  failure: 'There was an issue fetching the invest policy',
});

const actionItemsSaga = createSummarySaga({
  slice: investActionItemsSlice,
  failure: 'There was an issue fetching the invest action item',
});

/** Handles the summary requests of investments. */
export function* investSaga(): Saga {
  yield* fork(summarySaga);
  yield* fork(actionItemsSaga);
}
