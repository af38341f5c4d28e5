import { endpoints } from '../../contract/endpoints';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, type Saga, takeEvery } from '../../state/effects';
import { safely } from '../../state/safely';
import { loadConfiguredFragment } from '../loadConfiguredFragment';
import { investActionItemsSlice, investSlice } from './slice';

const summarySaga = createSummarySaga({
  slice: investSlice,
  endpoint: endpoints.investSummary,
  failure: 'There was an issue fetching the invest policy',
});

const actionItemsSaga = createSummarySaga({
  slice: investActionItemsSlice,
  endpoint: endpoints.investActionItems,
  failure: 'There was an issue fetching the invest action item',
});

/** Waiting action items need the fragment that says so. */
export function* showActionItems({ payload }: ReturnType<typeof investActionItemsSlice.actions.summaryLoaded>): Saga {
  if ((payload.totalActionItems ?? 0) > 0) yield* loadConfiguredFragment('investmentActionItems');
}

/** Answers the investments' requests. */
export function* investSaga(): Saga {
  yield* fork(summarySaga);
  yield* fork(actionItemsSaga);
  yield* takeEvery(investActionItemsSlice.actions.summaryLoaded, safely(showActionItems));
}
