import type { UnknownAction } from '@reduxjs/toolkit';
import type { ProductConfig } from '../../../src/contract/answers/portfolio';
import { countsOf, selectDebts, selectSaysNothing } from '../../../src/features/rewards/selectors';
import { readings, rewardsDrive, rewardsHealth, rewardsMoney } from '../../../src/features/rewards/slice';
import { byId } from '../../../src/portfolio/slice';
import { productOf } from '../../support/builders';
import { inWords } from '../../support/inWords';
import { openRewards } from './rewards';

it.each([
  [{}, []],
  [{ playCount: 0 }, ['0 plays']],
  [{ miles: 1_234_567.891 }, ['1,234,567.89 Miles']],
  [{ playCount: 1, miles: -0 }, ['1 play', '0 Miles']],
  [{ miles: -20 }, ['-20 Miles']],
  [{ miles: 1e21 }, ['1,000,000,000,000,000,000,000 Miles']],
])('The counts %j are shown as %j', (counts, words) => {
  expect(inWords(countsOf({ goals: [], playCount: undefined, miles: undefined, ...counts }))).toEqual(words);
});

const balance = (goalIdentifier: string) => ({
  rewardSummaryBalance: { goalDetails: { goalProgressList: [{ goalIdentifier, hasGoal: true }] } },
});

// Rule `balance.newcomer`.
it.each([
  ['nothing', {}, true],
  ['a status', { healthStatus: { displayStatus: 'Gold' } }, false],
  ['a count', { rewardSummaryBalance: { playCount: 0 } }, false],
  ['an exercise goal', balance('EXERCISE_RING'), false],
  ['a goal that is not shown there', balance('DRIVE_RING'), true],
  ['a failure', { healthStatus: new Error('503') }, false],
  ['another failure', { rewardSummaryBalance: new Error('503') }, false],
])('Calls of the balance view that tell of %s say nothing, or something', async (_, changes, saysNothing) => {
  const portal = openRewards({
    healthStatus: {},
    rewardSummaryBalance: { goalDetails: { goalProgressList: [] } },
    ...changes,
  });
  await portal.enter('bal-portfolio');
  expect(selectSaysNothing(portal.store.getState())).toBe(saysNothing);
});

it('Before anything has arrived a status is loading, and there are no debts', () => {
  const state = openRewards().store.getState();
  expect(readings.rewardsHealth(state)).toEqual({ phase: 'loading' });
  expect(selectDebts(state)).toEqual([]);
});

it.each([
  [
    { status: 'GOLD', displayStatus: 'Gold' },
    { phase: 'loaded', view: { display: 'Gold', rank: 'GOLD' } },
  ],
  [
    { status: undefined, displayStatus: 'Gold' },
    { phase: 'loaded', view: { display: 'Gold', rank: 'Gold' } },
  ],
  [
    { status: 'GOLD', displayStatus: undefined },
    { phase: 'unavailable', retrying: false },
  ],
])('A health status of %j reads as %j', (summary, reading) => {
  const { store } = openRewards();
  store.dispatch(rewardsHealth.actions.summaryRequested());
  store.dispatch(rewardsHealth.actions.summaryLoaded(summary, 0));
  expect(readings.rewardsHealth(store.getState())).toMatchObject(reading);
  // The same answer gives the same object, so nothing is drawn twice.
  expect(readings.rewardsHealth(store.getState())).toBe(readings.rewardsHealth(store.getState()));
});

// Rule `retry.focus`.
it('A status that is old is tried again from the press to the answer, and not when all is refreshed', () => {
  const { store } = openRewards();
  const { summaryRequested, summaryLoaded, summaryFailed } = rewardsDrive.actions;
  const reading = (...events: readonly UnknownAction[]) => {
    for (const event of events) store.dispatch(event);
    return readings.rewardsDrive(store.getState());
  };
  expect(reading(summaryRequested(), summaryLoaded({ status: 'Silver' }, 5), summaryRequested())).toMatchObject({
    asOf: undefined,
    retrying: false,
  });
  expect(reading(summaryFailed())).toMatchObject({ asOf: 5, retrying: false });
  expect(reading(summaryRequested({ again: true }))).toMatchObject({ asOf: 5, retrying: true });
});

it('A drive or money status reads as the text of its answer, and as unavailable without one', () => {
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
    return [readings.rewardsDrive(store.getState()), readings.rewardsMoney(store.getState())];
  };
  expect(answer('Silver', 'Bronze')).toMatchObject([
    { phase: 'loaded', view: { display: 'Silver', rank: 'Silver' } },
    { phase: 'loaded', view: { display: 'Bronze', rank: 'Bronze' } },
  ]);
  expect(answer(undefined, undefined)).toEqual([
    { phase: 'unavailable', retrying: false },
    { phase: 'unavailable', retrying: false },
  ]);
});

const owing = (id: 'vitality' | 'drive' | 'money' | 'active', debtMessage?: string) =>
  productOf(id, { inDebt: true, debtMessage });

const debtsOf = (...products: readonly ProductConfig[]) =>
  selectDebts.resultFunc(byId(products)).map(({ label, name, message }) => [label, inWords(name), inWords(message)]);

// Rule `debt.alert`.
describe('the debts of the rewards programme', () => {
  it('are those of its parts, in their order, whatever that of the products is', () => {
    expect(
      debtsOf(owing('active', 'Fourth'), owing('money', 'Third'), owing('drive', 'Second'), owing('vitality', 'First')),
    ).toEqual([
      ['rewards-health', 'Health rewards', 'First'],
      ['rewards-drive', 'Drive rewards', 'Second'],
      ['rewards-money', 'Money rewards', 'Third'],
      ['active-rewards', 'Active Rewards', 'Fourth'],
    ]);
  });

  it('are each said by the name of their part, also in the same words, or if the portal sends none', () => {
    expect(debtsOf(owing('vitality', 'Overdue'), owing('drive'), owing('money'), owing('active', 'Overdue'))).toEqual([
      ['rewards-health', 'Health rewards', 'Overdue'],
      ['rewards-drive', 'Drive rewards', 'A payment is outstanding.'],
      ['rewards-money', 'Money rewards', 'A payment is outstanding.'],
      ['active-rewards', 'Active Rewards', 'Overdue'],
    ]);
  });

  it('are all those of a part that owes more than one', () => {
    const health = productOf('vitality', { inDebt: true, debtMessage: 'May', otherDebts: ['June', undefined] });
    expect(debtsOf(health).map(([, , message]) => message)).toEqual(['May', 'June', 'A payment is outstanding.']);
  });

  it('are none if the member owes nothing', () => {
    expect(debtsOf(productOf('money', { inDebt: false, debtMessage: 'Paid' }))).toEqual([]);
  });
});
