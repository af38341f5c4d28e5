import {
  selectBalanceTracker,
  selectDebts,
  selectDriveReading,
  selectHealthReading,
  selectMoneyReading,
  selectTracker,
} from '../../../src/features/rewards/selectors';
import {
  activeRewards,
  activeRewardsBalance,
  rewardsDrive,
  rewardsHealth,
  rewardsMoney,
} from '../../../src/features/rewards/slice';
import { inWords } from '../../support/inWords';
import { openRewards } from './rewards';

const summaryWith = (counts: { readonly playCount?: number; readonly miles?: number }) => ({
  goals: ['EXERCISE_RING', 'SPEND_RING'].map((goalIdentifier) => ({
    goalIdentifier,
    hasGoal: true,
    progressPercentage: 12.4,
    active: true,
  })),
  playCount: undefined,
  miles: undefined,
  ...counts,
});

const trackerOf = (counts: Parameters<typeof summaryWith>[0]) => {
  const { store } = openRewards();
  for (const slice of [activeRewards, activeRewardsBalance]) {
    store.dispatch(slice.actions.summaryRequested());
    store.dispatch(slice.actions.summaryLoaded(summaryWith(counts), 0));
  }
  return { overview: selectTracker(store.getState()), balance: selectBalanceTracker(store.getState()) };
};

describe('an Active Rewards panel', () => {
  it('has all rings on the overview, and the exercise ring alone on the balance view', () => {
    const { overview, balance } = trackerOf({});
    expect(overview).toMatchObject({
      kind: 'loaded',
      rings: [{ goal: 'exercise' }, { goal: 'drive', isSet: false }, { goal: 'money' }],
    });
    expect(balance).toMatchObject({ kind: 'loaded', rings: [{ goal: 'exercise', value: 12 }] });
  });

  it.each([
    [{}, []],
    [{ playCount: 0 }, ['0 plays']],
    [{ miles: 1_234_567.891 }, ['1,234,567.89 Miles']],
    [{ playCount: 1, miles: -0 }, ['1 play', '0 Miles']],
    [{ miles: -20 }, ['-20 Miles']],
    [{ miles: 1e21 }, ['1,000,000,000,000,000,000,000 Miles']],
  ])('shows the counts %j as %j', (counts, words) => {
    expect(inWords(trackerOf(counts).overview)).toMatchObject({ counts: words });
  });
});

describe('the initial state', () => {
  it('counts as loading, without debts', () => {
    const { store } = openRewards();
    const state = store.getState();
    expect(selectHealthReading(state)).toEqual({ kind: 'loading' });
    expect(selectTracker(state)).toEqual({ kind: 'loading' });
    expect(selectBalanceTracker(state)).toEqual({ kind: 'loading' });
    expect(selectDebts(state)).toEqual([]);
  });
});

describe('a health status', () => {
  it.each([
    [
      { status: 'GOLD', displayStatus: 'Gold' },
      { kind: 'loaded', display: 'Gold', rank: 'GOLD' },
    ],
    [
      { status: undefined, displayStatus: 'Gold' },
      { kind: 'loaded', display: 'Gold', rank: 'Gold' },
    ],
    [
      { status: 'GOLD', displayStatus: undefined },
      { kind: 'unavailable', retrying: false },
    ],
  ])('of %j reads as %j', (summary, reading) => {
    const { store } = openRewards();
    store.dispatch(rewardsHealth.actions.summaryRequested());
    store.dispatch(rewardsHealth.actions.summaryLoaded(summary, 0));
    expect(selectHealthReading(store.getState())).toEqual(reading);
    // The same answer gives the same object, so nothing is drawn twice.
    expect(selectHealthReading(store.getState())).toBe(selectHealthReading(store.getState()));
  });
});

describe('a drive or money status', () => {
  it('reads as the text of its answer, and as unavailable without one', () => {
    const { store } = openRewards();
    const answer = (status: string | undefined, displayStatus: string | undefined) => {
      for (const { actions } of [rewardsDrive, rewardsMoney]) store.dispatch(actions.summaryRequested());
      store.dispatch(rewardsDrive.actions.summaryLoaded({ status }, 0));
      store.dispatch(
        rewardsMoney.actions.summaryLoaded(
          { moneyStatus: displayStatus === undefined ? undefined : { displayStatus } },
          0,
        ),
      );
      return [selectDriveReading(store.getState()), selectMoneyReading(store.getState())];
    };
    expect(answer('Silver', 'Bronze')).toEqual([
      { kind: 'loaded', display: 'Silver', rank: 'Silver' },
      { kind: 'loaded', display: 'Bronze', rank: 'Bronze' },
    ]);
    expect(answer(undefined, undefined)).toEqual([
      { kind: 'unavailable', retrying: false },
      { kind: 'unavailable', retrying: false },
    ]);
  });
});
