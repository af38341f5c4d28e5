import { loadFragment } from '../content';
import { keepRoom, type TileFragment } from '../portfolio/room';
import type { SummarySlice } from '../state/createSummarySlice';
import { call, type SagaGenerator, takeEvery } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { arrearsToken } from '../ui/money';
import { flexicareSlice } from './flexicare/FlexicareTile';
import { healthSlice } from './health/slice';
import { investActionItemsSlice } from './invest/slice';
import { isOwed, lifeArrearsSlice, lifeSlice } from './life/slice';

/** When a summary comes, fetches a configured fragment if `isShown` is true of it, and remembers that. */
function* fetchFor<Name extends string, Summary, Call extends string>(
  { actions: { summaryLoaded } }: SummarySlice<Name, Summary, Call>,
  name: TileFragment,
  isShown: (summary: Summary) => boolean,
): SagaGenerator {
  function* fetchFragment({ payload }: ReturnType<typeof summaryLoaded>): SagaGenerator {
    const { configuration } = yield* services();
    const shown = isShown(payload);
    yield* call(keepRoom, name, shown ? 1 : 0);
    if (shown) yield* call(loadFragment, { path: configuration.content.fragments[name] });
  }
  yield* takeEvery(summaryLoaded, safely(fetchFragment));
}

/** Passes the amount with 2 decimals to the fragment (rule `life.arrears`). */
function* fetchPayNow({ payload }: ReturnType<typeof lifeArrearsSlice.actions.summaryLoaded>): SagaGenerator {
  const { configuration } = yield* services();
  const { fragments, arrearToken } = configuration.content;
  const owed = payload.totalArrearAmount;
  yield* call(keepRoom, 'lifePayNow', isOwed(owed) ? 1 : 0);
  if (!isOwed(owed)) return;
  const tokens = [{ tokenName: arrearToken, tokenValue: arrearsToken(owed) }];
  yield* call(loadFragment, { path: fragments.lifePayNow, tokens });
}

/**
 * Fetches the fragments that the tiles show, as soon as their summaries ask for them (rules `health.welcome`,
 * `flexicare.welcome`, `invest.actions`, `life.payback`).
 */
export function* fragmentsSaga(): SagaGenerator {
  yield* fetchFor(healthSlice, 'medicalAidWelcome', ({ showWelcomeMessage }) => showWelcomeMessage === true);
  yield* fetchFor(flexicareSlice, 'flexicareWelcome', ({ showWelcomeMessage }) => showWelcomeMessage === true);
  yield* fetchFor(investActionItemsSlice, 'investmentActionItems', ({ totalActionItems = 0 }) => totalActionItems > 0);
  yield* fetchFor(lifeSlice, 'lifePayback', ({ hasLifeUnpaidPayBacks }) => hasLifeUnpaidPayBacks === true);
  yield* takeEvery(lifeArrearsSlice.actions.summaryLoaded, safely(fetchPayNow));
}
