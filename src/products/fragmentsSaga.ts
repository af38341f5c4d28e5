import { loadFragment } from '../content';
import type { FragmentName } from '../contract/runtimeConfiguration';
import { call, type Saga, takeEvery } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { arrearsToken } from '../ui/money';
import { flexicareSlice } from './flexicare/slice';
import { healthSlice } from './health/slice';
import { investActionItemsSlice } from './invest/slice';
import { isOwed, lifeArrearsSlice, lifeSlice } from './life/slice';

/** Fetches a configured fragment that a tile shows. */
function* show(name: FragmentName, tokenValue?: string): Saga {
  const { configuration } = yield* services();
  const { fragments, arrearToken } = configuration.content;
  const tokens = tokenValue === undefined ? [] : [{ tokenName: arrearToken, tokenValue }];
  yield* call(loadFragment, { path: fragments[name], tokens });
}

/** Rule `health.welcome`. */
export function* welcomeToHealth({ payload }: ReturnType<typeof healthSlice.actions.summaryLoaded>): Saga {
  if (payload.showWelcomeMessage === true) yield* show('medicalAidWelcome');
}

/** Rule `flexicare.welcome`. */
export function* welcomeToFlexicare({ payload }: ReturnType<typeof flexicareSlice.actions.summaryLoaded>): Saga {
  if (payload.showWelcomeMessage === true) yield* show('flexicareWelcome');
}

/** Rule `invest.actions`. */
export function* showActionItems({ payload }: ReturnType<typeof investActionItemsSlice.actions.summaryLoaded>): Saga {
  if ((payload.totalActionItems ?? 0) > 0) yield* show('investmentActionItems');
}

/** Rule `life.payback`. */
export function* showPayback({ payload }: ReturnType<typeof lifeSlice.actions.summaryLoaded>): Saga {
  if (payload.hasLifeUnpaidPayBacks === true) yield* show('lifePayback');
}

/** Passes the amount with 2 decimals to the fragment (rule `life.arrears`). */
export function* showPayNow({ payload }: ReturnType<typeof lifeArrearsSlice.actions.summaryLoaded>): Saga {
  const owed = payload.totalArrearAmount;
  if (isOwed(owed)) yield* show('lifePayNow', arrearsToken(owed));
}

/** Fetches the fragments that the tiles show, as soon as their summaries ask for them. */
export function* fragmentsSaga(): Saga {
  yield* takeEvery(healthSlice.actions.summaryLoaded, safely(welcomeToHealth));
  yield* takeEvery(flexicareSlice.actions.summaryLoaded, safely(welcomeToFlexicare));
  yield* takeEvery(investActionItemsSlice.actions.summaryLoaded, safely(showActionItems));
  yield* takeEvery(lifeSlice.actions.summaryLoaded, safely(showPayback));
  yield* takeEvery(lifeArrearsSlice.actions.summaryLoaded, safely(showPayNow));
}
