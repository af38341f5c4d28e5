import { tileEndpoints } from '../../contract/tileEndpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, type Saga, takeEvery } from '../../state/effects';
import { safely } from '../../state/safely';
import { loadConfiguredFragment } from '../loadConfiguredFragment';
import { investActionItemsSlice, investSlice } from './slice';

const summarySaga = createSummarySaga({
  slice: investSlice,
  endpoint: tileEndpoints.investSummary,
  failure: 'There was an issue fetching the invest policy',
});

const actionItemsSaga = createSummarySaga({
  slice: investActionItemsSlice,
  endpoint: tileEndpoints.investActionItems,
  failure: 'There was an issue fetching the invest action item',
});

/** Loads the action items fragment if there are open action items. */
export function* showActionItems({ payload }: ReturnType<typeof investActionItemsSlice.actions.summaryLoaded>): Saga {
  if ((payload.totalActionItems ?? 0) > 0) yield* loadConfiguredFragment('investmentActionItems');
}

/** Handles the summary requests of investments. */
export function* investSaga(): Saga {
  yield* fork(summarySaga);
  yield* fork(actionItemsSaga);
  yield* takeEvery(investActionItemsSlice.actions.summaryLoaded, safely(showActionItems));
}
