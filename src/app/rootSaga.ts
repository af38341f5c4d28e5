import type { Task } from 'redux-saga';
import { contentSaga } from '../content';
import { bannersSaga } from '../features/banners/slice';
import { consentSaga } from '../features/consent/saga';
import { detailsSaga } from '../features/details/slice';
import { disclaimerSaga, REJECTED_SESSION } from '../features/disclaimer/saga';
import { onboardingSaga, PORTAL_VALUE } from '../features/onboarding/saga';
import { outstandingSaga } from '../features/outstanding/saga';
import { recommenderSaga } from '../features/recommender/slice';
import { rewardsSaga } from '../features/rewards/saga';
import { sessionEndSaga } from '../features/session/saga';
import { connectionRemarksSaga, dialogsSaga, interactionSaga, toastsSaga } from '../notices';
import { createChunk } from '../platform/chunk';
import { forgetRoom } from '../portfolio/room';
import { portfolioSaga } from '../portfolio/saga';
import { copySaga } from '../products/copy';
import { downtimeSaga } from '../products/downtimeSaga';
import { productsSaga } from '../products/saga';
import { amountsDialog } from '../screens/amounts';
import { blocksScriptSaga } from '../screens/blocksScript';
import { paymentsSaga } from '../screens/paymentsDue';
import { refreshSaga } from '../screens/refresh';
import { connectionSaga } from '../state/connection/saga';
import { call, cancel, type SagaGenerator, spawn, take } from '../state/effects';
import { trackingSaga } from '../state/eventMeta';
import { liveConfigurationSaga } from '../state/liveConfiguration';
import { navigationSaga } from '../state/navigation/saga';
import { logMissingScript } from '../state/safely';
import { sessionSaga } from '../state/session/saga';
import { sessionChanged, sessionEnded } from '../state/session/slice';
import { positionsSaga } from './positionsSaga';

// In the order in which their calls are sent when a screen is entered: the browser sends only a few at a time.
const memberSagas: readonly (() => SagaGenerator)[] = [
  trackingSaga,
  portfolioSaga,
  productsSaga,
  blocksScriptSaga,
  copySaga,
  toastsSaga,
  connectionRemarksSaga,
  interactionSaga,
  dialogsSaga,
  rewardsSaga,
  outstandingSaga,
  disclaimerSaga,
  consentSaga,
  amountsDialog.saga,
  onboardingSaga,
  () => sessionEndSaga([REJECTED_SESSION, PORTAL_VALUE]),
  bannersSaga,
  recommenderSaga,
  detailsSaga,
  contentSaga,
  paymentsSaga,
  refreshSaga,
  downtimeSaga,
  liveConfigurationSaga,
  positionsSaga,
];

/** What is drawn once the session is over: how to sign in again. */
export const signInScript = createChunk(() => import(/* webpackChunkName: "dialogs" */ './SignInAgain'));

// The page says so itself if it fails.
function* fetchSignIn(): SagaGenerator {
  try {
    yield* call(signInScript.load);
  } catch (cause) {
    yield* logMissingScript('There was an issue fetching the script that signs in', cause);
  }
}

/** Runs all sagas; one that ends or throws stops no other. `memberSagas` end with the session, the others go on. */
export function* rootSaga(): SagaGenerator {
  const lasting: Task[] = [];
  const ofMember: Task[] = [];
  try {
    lasting.push(yield* spawn(sessionSaga));
    for (const saga of memberSagas) ofMember.push(yield* spawn(saga));
    // After those, so that they hear that there is no connection when the page opens without one.
    lasting.push(yield* spawn(connectionSaga));
    // Last, because it enters the first screen, and all other sagas must be listening by then.
    lasting.push(yield* spawn(navigationSaga));
    yield* take([sessionEnded, sessionChanged]);
    yield* cancel(...ofMember);
    yield* forgetRoom();
    yield* fetchSignIn();
    yield* take(() => false);
  } finally {
    yield* cancel(...lasting, ...ofMember);
  }
}
