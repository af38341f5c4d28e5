import type { UnknownAction } from '@reduxjs/toolkit';
import { defaultConfiguration, type RuntimeConfiguration } from '../../../src/contract/runtimeConfiguration';
import { partRetryClicked } from '../../../src/features/rewards/slice';
import { remarkMade } from '../../../src/notices';
import { refreshBegan } from '../../../src/portfolio/slice';
import { configurationChanged } from '../../../src/state/configuration';
import { connectionRestored } from '../../../src/state/connection/slice';
import { failed } from '../../support/builders';
import { inWords } from '../../support/inWords';
import { openRewards, product } from './rewards';

const turnedOn = (before: RuntimeConfiguration['features']) =>
  configurationChanged({ features: defaultConfiguration.features, downtime: [], before });

const everything = ['healthStatus', 'driveStatus', 'moneyStatus', 'rewardSummary', 'rewardSummaryBalance'];

describe('the rewards on the overview', () => {
  it('fetch what each active part shows', async () => {
    const portal = openRewards();
    await portal.enter('portfolio');
    expect(portal.state()).toMatchObject({
      rewardsHealth: { status: 'loaded', summary: { status: 'GOLD', displayStatus: 'Gold' } },
      rewardsDrive: { status: 'loaded', summary: { status: 'Silver Star' } },
      rewardsMoney: { status: 'loaded', summary: { moneyStatus: { displayStatus: 'Bronze' } } },
      activeRewards: { status: 'loaded', summary: { playCount: 3, miles: 20480 } },
      activeRewardsBalance: { status: 'idle' },
    });
    expect(portal.outbox.logged).toEqual([]);
  });

  it('fetch nothing for a part that is inactive or missing', async () => {
    const portal = openRewards({
      products: { portfolioProducts: [product('vitality', { active: false }), product('drive')] },
    });
    await portal.enter('portfolio');
    expect(everything.map(portal.called)).toEqual([0, 1, 0, 0, 0]);
  });

  it.each([
    ['rewardsHealth', 'healthStatus', 'There was an issue fetching the vitality health status'],
    ['rewardsDrive', 'driveStatus', 'There was an issue fetching the drive status'],
    ['rewardsMoney', 'moneyStatus', 'There was an issue fetching the money status'],
    ['activeRewards', 'rewardSummary', 'There was an issue fetching the vitality rewards summary'],
  ] as const)('record a failure of %s, which affects nothing else', async (part, address, message) => {
    const portal = openRewards({ [address]: new Error('500') });
    await portal.enter('portfolio');
    const { rewardsHealth, rewardsDrive, rewardsMoney, activeRewards } = portal.state();
    const parts = { rewardsHealth, rewardsDrive, rewardsMoney, activeRewards };
    for (const [name, { status }] of Object.entries(parts)) expect(status).toBe(name === part ? 'failed' : 'loaded');
    expect(portal.outbox.logged).toEqual([message]);
  });
});

const said = ({ actions }: { readonly actions: readonly UnknownAction[] }) =>
  inWords(actions.filter(remarkMade.match).map(({ payload }) => payload));

// Rule `rewards.retry`.
describe('a status that could not be loaded', () => {
  it('is fetched again alone, and once, when the member tries again', async () => {
    const portal = openRewards({ driveStatus: new Error('503') });
    await portal.enter('portfolio');
    portal.answers.driveStatus = { status: 'SILVER' };
    await portal.happen(partRetryClicked('rewardsDrive'), partRetryClicked('rewardsDrive'));
    expect(portal.state().rewardsDrive).toMatchObject({ status: 'loaded', summary: { status: 'SILVER' } });
    expect(everything.map(portal.called)).toEqual([1, 2, 1, 1, 0]);
    expect(said(portal)).toEqual(['Drive rewards loaded', 'Drive rewards loaded']);
  });

  // Rule `announcer.retry`.
  it('is said to be missing if its answer still has nothing to show', async () => {
    const portal = openRewards({ driveStatus: {} });
    await portal.enter('portfolio');
    await portal.happen(partRetryClicked('rewardsDrive'));
    expect(portal.state().rewardsDrive).toMatchObject({ status: 'loaded' });
    expect(said(portal)).toEqual(['Drive rewards could not be loaded']);
  });

  it('is said to be missing if only an old one is left, because it could not be refreshed', async () => {
    const portal = openRewards();
    await portal.enter('portfolio');
    portal.answers.driveStatus = new Error('503');
    await portal.happen(refreshBegan({ screen: 'portfolio', at: 20, since: 10 }));
    await portal.happen(partRetryClicked('rewardsDrive'));
    expect(portal.state().rewardsDrive).toMatchObject({ status: 'loaded', isStale: true });
    expect(said(portal)).toEqual(['Drive rewards could not be loaded']);
  });

  it('of the balance view is said to be loaded if the health status beside it alone stays old', async () => {
    const portal = openRewards();
    await portal.enter('bal-portfolio');
    Object.assign(portal.answers, { healthStatus: new Error('503'), rewardSummaryBalance: new Error('503') });
    await portal.happen(refreshBegan({ screen: 'bal-portfolio', at: 20, since: 10 }));
    const { rewardSummaryBalance } = openRewards().answers;
    Object.assign(portal.answers, { rewardSummaryBalance });
    await portal.happen(partRetryClicked('activeRewardsBalance'));
    expect(said(portal)).toEqual(['Active Rewards loaded']);
  });

  // Rule `connection.return`.
  it('is fetched again by itself when the connection is back, if it failed without one', async () => {
    const portal = openRewards({ driveStatus: new Error('503'), moneyStatus: new Error('503') });
    await portal.enter('portfolio');
    portal.answers.driveStatus = { status: 'SILVER' };
    await portal.happen(connectionRestored({ missed: ['driveStatus', 'healthStatus'] }));
    expect(portal.state()).toMatchObject({ rewardsDrive: { status: 'loaded' }, rewardsMoney: failed });
    expect(everything.map(portal.called)).toEqual([1, 2, 1, 1, 0]);
  });
});

// Rules `features.off`, `configuration.live`.
it.each([
  ['portfolio', [1, 1, 1, 1, 0]],
  ['bal-portfolio', [1, 0, 0, 0, 1]],
] as const)('Rewards that are off are not asked for on %s, and once they are turned on', async (screen, once) => {
  const off = { ...defaultConfiguration.features, rewards: false };
  const portal = openRewards({}, { ...defaultConfiguration, features: off });
  await portal.enter(screen);
  const missed = ['healthStatus', 'rewardSummaryBalance'];
  await portal.happen(connectionRestored({ missed }), turnedOn(off));
  expect(everything.map(portal.called)).toEqual(once);
});

describe('the rewards on the balance view', () => {
  it('fetch a failed health status again along with the summary', async () => {
    const portal = openRewards({ rewardSummaryBalance: new Error('500'), healthStatus: new Error('500') });
    await portal.enter('bal-portfolio');
    portal.answers.healthStatus = { status: 'BLUE', displayStatus: 'Blue' };
    await portal.happen(partRetryClicked('activeRewardsBalance'));
    expect(portal.state()).toMatchObject({
      rewardsHealth: { status: 'loaded' },
      activeRewardsBalance: { status: 'failed' },
    });
    expect(portal.outbox.logged.filter((message) => message.includes('rewards summary'))).toHaveLength(2);
  });

  it('are asked for by "Try again" together with a failed status, also if their answer lacks what is shown', async () => {
    const portal = openRewards({ healthStatus: new Error('500') });
    await portal.enter('bal-portfolio');
    const before = portal.outbox.calls.length;
    await portal.happen(partRetryClicked('activeRewardsBalance'));
    expect([...portal.outbox.calls.slice(before)].sort()).toEqual(['healthStatus', 'rewardSummaryBalance']);
    portal.answers.healthStatus = { status: 'BLUE', displayStatus: 'Blue' };
    await portal.happen(partRetryClicked('activeRewardsBalance'));
    const known = portal.outbox.calls.length;
    await portal.happen(partRetryClicked('activeRewardsBalance'));
    expect(portal.outbox.calls.slice(known)).toEqual(['rewardSummaryBalance']);
  });
});

it('The rewards stay fresh, however often the member switches between the screens', async () => {
  const portal = openRewards();
  await portal.enter('portfolio');
  portal.pass(240_000);
  await portal.enter('bal-portfolio');
  expect(everything.map(portal.called)).toEqual([1, 1, 1, 1, 1]);
  portal.pass(240_000);
  await portal.enter('portfolio');
  expect(everything.map(portal.called)).toEqual([2, 2, 2, 2, 1]);
  portal.pass(240_000);
  await portal.enter('bal-portfolio');
  expect(everything.map(portal.called)).toEqual([2, 2, 2, 2, 2]);
});

// Rule `overview.refresh`.
describe('a refresh', () => {
  it('of the balance view fetches again what its section shows, and one of the overview does not', async () => {
    const portal = openRewards();
    await portal.enter('bal-portfolio');
    await portal.happen(
      refreshBegan({ screen: 'portfolio', at: 20, since: 10 }),
      refreshBegan({ screen: 'bal-portfolio', at: 20, since: 0 }),
    );
    expect(everything.map(portal.called)).toEqual([1, 0, 0, 0, 1]);
    await portal.happen(refreshBegan({ screen: 'bal-portfolio', at: 20, since: 10 }));
    expect(everything.map(portal.called)).toEqual([2, 0, 0, 0, 2]);
  });

  it('of an overview whose products are not known fetches nothing', async () => {
    const portal = openRewards();
    await portal.happen(refreshBegan({ screen: 'portfolio', at: 20, since: 10 }));
    expect(portal.outbox.calls).toEqual([]);
    expect(portal.outbox.logged).toEqual([]);
  });
});
