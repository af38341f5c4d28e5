import { extraEndpoints } from '../../contract/extraEndpoints';
import { lookupIn, neededSummaries } from '../../portfolio/needs';
import { productsKept, productsLoaded, selectProductsOf } from '../../portfolio/slice';
import { requestMissed } from '../../state/connection/requestMissed';
import { connectionRestored, type Return } from '../../state/connection/slice';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, type Saga, select, services, takeEvery } from '../../state/effects';
import { requestDue } from '../../state/freshness';
import { type Arrival, onScreen, screenEntered } from '../../state/navigation/slice';
import { safely } from '../../state/safely';
import {
  activeRewards,
  activeRewardsBalance,
  retryRequested,
  rewardsDrive,
  rewardsHealth,
  rewardsMoney,
  rewardsNeeds,
} from './slice';

const SUMMARY_FAILURE = 'There was an issue fetching the vitality rewards summary';

const summarySagas = [
  createSummarySaga({
    slice: rewardsHealth,
    endpoint: extraEndpoints.healthStatus,
    failure: 'There was an issue fetching the vitality health status',
  }),
  createSummarySaga({
    slice: rewardsDrive,
    endpoint: extraEndpoints.driveStatus,
    failure: 'There was an issue fetching the drive status',
  }),
  createSummarySaga({
    slice: rewardsMoney,
    endpoint: extraEndpoints.moneyStatus,
    failure: 'There was an issue fetching the money status',
  }),
  createSummarySaga({ slice: activeRewards, endpoint: extraEndpoints.rewardSummary, failure: SUMMARY_FAILURE }),
  createSummarySaga({
    slice: activeRewardsBalance,
    endpoint: extraEndpoints.rewardSummaryBalance,
    failure: SUMMARY_FAILURE,
  }),
];

const balanceSlices = [activeRewardsBalance, rewardsHealth];

/** Requests, on the overview, what each part of the programme that the member uses shows. */
export function* loadUsedParts({
  payload: { screen, at },
}: ReturnType<typeof productsLoaded | typeof productsKept>): Saga {
  const portfolio = yield* select(selectProductsOf, screen);
  if (portfolio.status !== 'loaded') return;
  yield* requestDue(neededSummaries(rewardsNeeds, lookupIn(portfolio.products)), at);
}

/** On arrival on the balance view: requests what its section shows, whatever the products are. */
export function* arriveOnBalance({ payload: { at } }: Arrival): Saga {
  yield* requestDue(balanceSlices, at);
}

/** Fetches again; on the balance view also the health status if that has failed, because no other button does. */
export function* retry({ payload }: ReturnType<typeof retryRequested>): Saga {
  const { clock } = yield* services();
  yield* requestDue(payload === 'activeRewards' ? [activeRewards] : balanceSlices, clock.now());
}

/** The connection is back: asks again for what failed for want of it. */
export function* heal(event: Return): Saga {
  yield* requestMissed([rewardsHealth, rewardsDrive, rewardsMoney, activeRewards, activeRewardsBalance], event);
}

/** Fetches the rewards' data: with the product summaries, on arrival on the balance view, and on "Try again". */
export function* rewardsSaga(): Saga {
  for (const saga of summarySagas) yield* fork(saga);
  yield* takeEvery(productsLoaded, safely(loadUsedParts, onScreen('portfolio')));
  yield* takeEvery(productsKept, safely(loadUsedParts, onScreen('portfolio')));
  yield* takeEvery(screenEntered, safely(arriveOnBalance, onScreen('bal-portfolio')));
  yield* takeEvery(connectionRestored, safely(heal));
  yield* takeEvery(retryRequested, safely(retry));
}
