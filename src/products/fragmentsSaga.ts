import { type FragmentRequest, loadFragment } from '../content';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
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
  tokensOf?: (summary: Summary, content: RuntimeConfiguration['content']) => FragmentRequest['tokens'],
): SagaGenerator {
  function* fetchFragment({ payload }: ReturnType<typeof summaryLoaded>): SagaGenerator {
    const { content } = (yield* services()).configuration;
    const shown = isShown(payload);
    yield* call(keepRoom, name, shown ? 1 : 0);
    if (shown) yield* call(loadFragment, { path: content.fragments[name], tokens: tokensOf?.(payload, content) });
  }
  yield* takeEvery(summaryLoaded, safely(fetchFragment));
}

/**
 * Fetches the fragments that the tiles show, as soon as their summaries ask for them (rules `health.welcome`,
 * `flexicare.welcome`, `invest.actions`, `life.payback`); that of the arrears gets the amount (rule `life.arrears`).
 */
export function* fragmentsSaga(): SagaGenerator {
  yield* fetchFor(healthSlice, 'medicalAidWelcome', ({ showWelcomeMessage }) => showWelcomeMessage === true);
  yield* fetchFor(flexicareSlice, 'flexicareWelcome', ({ showWelcomeMessage }) => showWelcomeMessage === true);
  yield* fetchFor(investActionItemsSlice, 'investmentActionItems', ({ totalActionItems = 0 }) => totalActionItems > 0);
  yield* fetchFor(lifeSlice, 'lifePayback', ({ hasLifeUnpaidPayBacks }) => hasLifeUnpaidPayBacks === true);
  yield* fetchFor(
    lifeArrearsSlice,
    'lifePayNow',
    ({ totalArrearAmount }) => isOwed(totalArrearAmount),
    ({ totalArrearAmount = 0 }, { arrearToken }) => [
      { tokenName: arrearToken, tokenValue: arrearsToken(totalArrearAmount) },
    ],
  );
}
