import { sayOutcome } from '../../notices';
import { neededSummaries } from '../../portfolio/needs';
import { type ProductsEvent, productsEvents, requestNeeded } from '../../portfolio/saga';
import { refreshBegan, selectProductsById } from '../../portfolio/slice';
import { selectFeatures, turned } from '../../state/configuration';
import { type ConnectionRestored, connectionRestored } from '../../state/connection/slice';
import { fork, type SagaGenerator, select, takeEvery } from '../../state/effects';
import { hasFailed, type RequestableSummary, requestAgain, requestDue, requestMissed } from '../../state/freshness';
import { onScreen, type ScreenEntered, screenEntered, selectScreen } from '../../state/navigation/slice';
import { safely } from '../../state/safely';
import { services } from '../../state/services';
import {
  activeRewardsBalance,
  nameOf,
  partRetryClicked,
  type RewardsPart,
  readings,
  rewardsHealth,
  rewardsNeeds,
  rewardsSlices,
} from './slice';

/** What the section of the balance view shows, whatever the products are. */
export const balanceSlices = [activeRewardsBalance, rewardsHealth] as const;

/** Requests, on the overview, what each part of the programme that the member uses shows. */
function* loadUsedParts(event: ProductsEvent): SagaGenerator {
  if ((yield* select(selectFeatures)).rewards) yield* requestNeeded(rewardsNeeds, event);
}

type Asked = { readonly payload: ScreenEntered['payload'] & { readonly since?: number } };

/** Requests what the section of the balance view shows: on arrival what is not fresh, at a refresh what is older. */
function* loadBalance({ payload: { at, since } }: Asked): SagaGenerator {
  if ((yield* select(selectFeatures)).rewards) yield* requestDue(balanceSlices, at, since);
}

/** The operator has turned the rewards on: requests what the screen shows of them. */
function* review(): SagaGenerator {
  const { clock } = yield* services();
  const screen = yield* select(selectScreen);
  const needed = neededSummaries(rewardsNeeds, yield* select(selectProductsById));
  if (screen !== 'not-found') yield* requestDue(screen === 'portfolio' ? needed : balanceSlices, clock.now());
}

/** Fetches one part again; with the panel of the balance view also the health status above it, if that has failed. */
function* retry({ payload }: ReturnType<typeof partRetryClicked>): SagaGenerator {
  const hasHealthFailed = payload === 'activeRewardsBalance' && hasFailed(yield* select(rewardsHealth.select));
  const part: RequestableSummary = rewardsSlices[payload];
  yield* requestAgain(hasHealthFailed ? balanceSlices : [part], part);
  const reading = yield* select((state: RewardsPart) => readings[payload](state));
  const isRenewed = reading.phase === 'loaded' && reading.asOf === undefined;
  const key = isRenewed ? 'part.loaded' : 'part.notLoaded';
  yield* sayOutcome({ key, values: { name: { key: nameOf(payload) } } });
}

/** The connection is back: asks again for what failed without it. */
function* retryMissed(event: ConnectionRestored): SagaGenerator {
  if ((yield* select(selectFeatures)).rewards) yield* requestMissed(Object.values(rewardsSlices), event);
}

/** Fetches the rewards' data: with the product summaries, on arrival on the balance view, and on "Try again". */
export function* rewardsSaga(): SagaGenerator {
  for (const { saga } of Object.values(rewardsSlices)) yield* fork(saga);
  yield* takeEvery(productsEvents, safely(loadUsedParts, onScreen('portfolio')));
  yield* takeEvery([screenEntered, refreshBegan], safely(loadBalance, onScreen('bal-portfolio')));
  yield* takeEvery(turned('on', 'rewards'), safely(review));
  yield* takeEvery(connectionRestored, safely(retryMissed));
  yield* takeEvery(partRetryClicked, safely(retry));
}
