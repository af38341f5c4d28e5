import { lookupIn, neededSummaries } from '../../portfolio/needs';
import { productsKept, productsLoaded, refreshBegan, selectProductsOf } from '../../portfolio/slice';
import { requestMissed } from '../../state/connection/requestMissed';
import { connectionRestored, type Return } from '../../state/connection/slice';
import { put, type Saga, select } from '../../state/effects';
import { isAwaited, isMissing, requestDue } from '../../state/freshness';
import { whenRequested } from '../../state/loadSummary';
import { type Arrival, onScreen, screenEntered } from '../../state/navigation/slice';
import { safely } from '../../state/safely';
import { takeEvery, watch } from '../../state/watch';
import {
  activeRewards,
  activeRewardsBalance,
  type RewardsPart,
  retryRequested,
  rewardsDrive,
  rewardsHealth,
  rewardsMoney,
  rewardsNeeds,
} from './slice';

const SUMMARY_FAILURE = 'There was an issue fetching the vitality rewards summary';

const fetching = [
  whenRequested({
    slice: rewardsHealth,
    failure: 'There was an issue fetching the vitality health status',
  }),
  whenRequested({
    slice: rewardsDrive,
    failure: 'There was an issue fetching the drive status',
  }),
  whenRequested({
    slice: rewardsMoney,
    failure: 'There was an issue fetching the money status',
  }),
  whenRequested({ slice: activeRewards, failure: SUMMARY_FAILURE }),
  whenRequested({
    slice: activeRewardsBalance,
    failure: SUMMARY_FAILURE,
  }),
];

const slices = { rewardsHealth, rewardsDrive, rewardsMoney, activeRewards, activeRewardsBalance };

/** What the section of the balance view shows, whatever the products are. */
export const balanceSlices = [activeRewardsBalance, rewardsHealth] as const;

const selectPart = (state: RewardsPart, name: keyof RewardsPart) => state[name];

/** Requests, on the overview, what each part of the programme that the member uses shows. */
export function* loadUsedParts({
  payload: { screen, at, since },
}: ReturnType<typeof productsLoaded | typeof productsKept>): Saga {
  const portfolio = yield* select(selectProductsOf, screen);
  if (portfolio.status !== 'loaded') return;
  yield* requestDue(neededSummaries(rewardsNeeds, lookupIn(portfolio.products)), at, since);
}

/** On arrival on the balance view: requests what its section shows, whatever the products are. */
export function* arriveOnBalance({ payload: { at } }: Arrival): Saga {
  yield* requestDue(balanceSlices, at);
}

/** Requests again, at a refresh of the balance view, what of its section is out of date. */
export function* refreshBalance({ payload: { at, since } }: ReturnType<typeof refreshBegan>): Saga {
  yield* requestDue(balanceSlices, at, since);
}

/**
 * Fetches one part again, unless its answer is awaited: it may have failed, or its answer may lack what the member
 * wants to see. With the panel of the balance view also the health status above it, if that has failed.
 */
export function* retry({ payload }: ReturnType<typeof retryRequested>): Saga {
  if (!isAwaited(yield* select(selectPart, payload))) yield* put(slices[payload].actions.summaryRequested());
  if (payload !== 'activeRewardsBalance') return;
  if (isMissing(yield* select(selectPart, 'rewardsHealth'))) yield* put(rewardsHealth.actions.summaryRequested());
}

/** The connection is back: asks again for what failed for want of it. */
export function* heal(event: Return): Saga {
  yield* requestMissed(Object.values(slices), event);
}

/** Fetches the rewards' data: with the product summaries, on arrival on the balance view, and on "Try again". */
export function* rewardsSaga(): Saga {
  yield* watch(
    ...fetching,
    takeEvery(productsLoaded, safely(loadUsedParts, onScreen('portfolio'))),
    takeEvery(productsKept, safely(loadUsedParts, onScreen('portfolio'))),
    takeEvery(screenEntered, safely(arriveOnBalance, onScreen('bal-portfolio'))),
    takeEvery(refreshBegan, safely(refreshBalance, onScreen('bal-portfolio'))),
    takeEvery(connectionRestored, safely(heal)),
    takeEvery(retryRequested, safely(retry)),
  );
}
