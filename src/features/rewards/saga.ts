import { endpoints } from '../../contract/endpoints';
import type { ProductId } from '../../contract/productIds';
import { endpointAddress } from '../../platform/address';
import { productsLoaded } from '../../portfolio/slice';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, put, type Saga, select, services, takeEvery } from '../../state/effects';
import { screenEntered } from '../../state/navigation/slice';
import { safely } from '../../state/safely';
import { selectHealthFailed } from './selectors';
import {
  activeRewards,
  activeRewardsBalance,
  addressRead,
  retryRequested,
  rewardsDrive,
  rewardsHealth,
  rewardsMoney,
} from './slice';

const SUMMARY_FAILURE = 'There was an issue fetching the vitality rewards summary';

const summarySagas = [
  createSummarySaga({
    slice: rewardsHealth,
    endpoint: endpoints.healthStatus,
    failure: 'There was an issue fetching the vitality health status',
  }),
  createSummarySaga({
    slice: rewardsDrive,
    endpoint: endpoints.driveStatus,
    failure: 'There was an issue fetching the drive status',
  }),
  createSummarySaga({
    slice: rewardsMoney,
    endpoint: endpoints.moneyStatus,
    failure: 'There was an issue fetching the money status',
  }),
  createSummarySaga({ slice: activeRewards, endpoint: endpoints.rewardSummary, failure: SUMMARY_FAILURE }),
  createSummarySaga({
    slice: activeRewardsBalance,
    endpoint: endpoints.rewardSummaryBalance,
    failure: SUMMARY_FAILURE,
  }),
];

const sliceOf: readonly (readonly [
  ProductId,
  typeof rewardsHealth | typeof rewardsDrive | typeof rewardsMoney | typeof activeRewards,
])[] = [
  ['vitality', rewardsHealth],
  ['drive', rewardsDrive],
  ['money', rewardsMoney],
  ['active', activeRewards],
];

/** Asks, on the overview, for what each part of the programme that the member uses has to show. */
export function* loadUsedParts({ payload: { screen, products } }: ReturnType<typeof productsLoaded>): Saga {
  if (screen !== 'portfolio') return;
  const used = new Set(products.filter(({ active }) => active).map(({ id }) => id));
  for (const [id, slice] of sliceOf) if (used.has(id)) yield* put(slice.actions.summaryRequested());
}

/** On arrival: where the panel leads, and on the balance view what its section shows, whatever the products are. */
export function* arrive({ payload: { screen } }: ReturnType<typeof screenEntered>): Saga {
  const { configuration } = yield* services();
  yield* put(addressRead(endpointAddress(endpoints.rewardRedirect, configuration)));
  if (screen !== 'bal-portfolio') return;
  yield* put(activeRewardsBalance.actions.summaryRequested());
  yield* put(rewardsHealth.actions.summaryRequested());
}

/** Fetches again; on the balance view the health status as well where that has failed, as no other button offers it. */
export function* retry({ payload }: ReturnType<typeof retryRequested>): Saga {
  if (payload === 'activeRewards') {
    yield* put(activeRewards.actions.summaryRequested());
    return;
  }
  yield* put(activeRewardsBalance.actions.summaryRequested());
  if (yield* select(selectHealthFailed)) yield* put(rewardsHealth.actions.summaryRequested());
}

/** Fetches what the rewards show: beside the product summaries, on arrival on the balance view, and on "Try again". */
export function* rewardsSaga(): Saga {
  for (const saga of summarySagas) yield* fork(saga);
  yield* takeEvery(productsLoaded, safely(loadUsedParts));
  yield* takeEvery(screenEntered, safely(arrive));
  yield* takeEvery(retryRequested, safely(retry));
}
