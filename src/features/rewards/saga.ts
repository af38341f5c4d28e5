import { endpoints } from '../../contract/endpoints';
import { productsKept, productsLoaded, selectProductsOf } from '../../portfolio/slice';
import { createSummarySaga } from '../../state/createSummarySaga';
import { fork, type Saga, select, services, takeEvery } from '../../state/effects';
import { requestDue } from '../../state/freshness';
import { screenEntered } from '../../state/navigation/slice';
import { safely } from '../../state/safely';
import {
  activeRewards,
  activeRewardsBalance,
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

const partSlices = {
  vitality: rewardsHealth,
  drive: rewardsDrive,
  money: rewardsMoney,
  active: activeRewards,
} as const;

const balanceSlices = [activeRewardsBalance, rewardsHealth];

const isPart = (id: string): id is keyof typeof partSlices => Object.hasOwn(partSlices, id);

/** Asks, on the overview, for what each part of the programme that the member uses has to show. */
export function* loadUsedParts({
  payload: { screen, at },
}: ReturnType<typeof productsLoaded | typeof productsKept>): Saga {
  const portfolio = yield* select(selectProductsOf, screen);
  if (screen !== 'portfolio' || portfolio.status !== 'loaded') return;
  yield* requestDue(
    portfolio.products.flatMap(({ id, active }) => (active && isPart(id) ? [partSlices[id]] : [])),
    at,
  );
}

/** On arrival on the balance view: what its section shows, whatever the products are. */
export function* arriveOnBalance({ payload: { screen, at } }: ReturnType<typeof screenEntered>): Saga {
  if (screen === 'bal-portfolio') yield* requestDue(balanceSlices, at);
}

/** Fetches again; on the balance view the health status as well where that has failed, as no other button offers it. */
export function* retry({ payload }: ReturnType<typeof retryRequested>): Saga {
  const { clock } = yield* services();
  yield* requestDue(payload === 'activeRewards' ? [activeRewards] : balanceSlices, clock.now());
}

/** Fetches what the rewards show: beside the product summaries, on arrival on the balance view, and on "Try again". */
export function* rewardsSaga(): Saga {
  for (const saga of summarySagas) yield* fork(saga);
  yield* takeEvery(productsLoaded, safely(loadUsedParts));
  yield* takeEvery(productsKept, safely(loadUsedParts));
  yield* takeEvery(screenEntered, safely(arriveOnBalance));
  yield* takeEvery(retryRequested, safely(retry));
}
