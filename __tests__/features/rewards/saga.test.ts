import { retryRequested } from '../../../src/features/rewards/slice';
import { productsKept, refreshBegan } from '../../../src/portfolio/slice';
import { connectionRestored } from '../../../src/state/connection/slice';
import { failed } from '../../support/builders';
import { calls, openRewards, product } from './rewards';

const { health, drive, money, summary, summaryBalance } = calls;

beforeEach(() => {
  jest.useFakeTimers();
});

describe('the rewards on the overview', () => {
  it('fetch what each active part shows', async () => {
    const portal = openRewards();
    await portal.enter('portfolio');
    expect(portal.store.getState()).toMatchObject({
      rewardsHealth: { status: 'loaded', summary: { status: 'GOLD', displayStatus: 'Gold' } },
      rewardsDrive: { status: 'loaded', summary: { status: 'Silver Star' } },
      rewardsMoney: { status: 'loaded', summary: { moneyStatus: { displayStatus: 'Bronze' } } },
      activeRewards: { status: 'loaded', summary: { playCount: 3, miles: 20480 } },
      activeRewardsBalance: { status: 'idle' },
    });
    expect(portal.called(summaryBalance)).toBe(0);
    expect(portal.outbox.logged).toEqual([]);
  });

  it('fetch nothing for a part that is inactive or missing', async () => {
    const portal = openRewards({
      [calls.products]: { portfolioProducts: [product('vitality', { active: false }), product('drive')] },
    });
    await portal.enter('portfolio');
    expect([health, drive, money, summary].map(portal.called)).toEqual([0, 1, 0, 0]);
  });

  it.each([
    ['rewardsHealth', health, 'There was an issue fetching the vitality health status'],
    ['rewardsDrive', drive, 'There was an issue fetching the drive status'],
    ['rewardsMoney', money, 'There was an issue fetching the money status'],
    ['activeRewards', summary, 'There was an issue fetching the vitality rewards summary'],
  ] as const)('record a failure of %s, which affects nothing else', async (part, address, message) => {
    const portal = openRewards({ [address]: new Error('500') });
    await portal.enter('portfolio');
    const { rewardsHealth, rewardsDrive, rewardsMoney, activeRewards } = portal.store.getState();
    const parts = { rewardsHealth, rewardsDrive, rewardsMoney, activeRewards };
    for (const [name, { status }] of Object.entries(parts)) expect(status).toBe(name === part ? 'failed' : 'loaded');
    expect(portal.outbox.logged).toEqual([message]);
  });
});

// Rule `rewards.retry`.
describe('a status that could not be loaded', () => {
  it('is fetched again alone, and once, when the member tries again', async () => {
    const portal = openRewards({ [drive]: new Error('503') });
    await portal.enter('portfolio');
    portal.answers[drive] = { status: 'SILVER' };
    portal.store.dispatch(retryRequested('rewardsDrive'));
    portal.store.dispatch(retryRequested('rewardsDrive'));
    await portal.settle();
    expect(portal.store.getState().rewardsDrive).toMatchObject({ status: 'loaded', summary: { status: 'SILVER' } });
    expect([health, drive, money, summary].map(portal.called)).toEqual([1, 2, 1, 1]);
  });

  // Rule `connection.return`.
  it('is fetched again by itself when the connection is back, if it failed for want of it', async () => {
    const portal = openRewards({ [drive]: new Error('503'), [money]: new Error('503') });
    await portal.enter('portfolio');
    portal.answers[drive] = { status: 'SILVER' };
    portal.store.dispatch(connectionRestored({ missed: ['driveStatus', 'healthStatus'] }));
    await portal.settle();
    expect(portal.store.getState()).toMatchObject({ rewardsDrive: { status: 'loaded' }, rewardsMoney: failed });
    expect([health, drive, money, summary].map(portal.called)).toEqual([1, 2, 1, 1]);
  });
});

describe('the rewards on the balance view', () => {
  it('fetch a failed health status again along with the summary', async () => {
    const portal = openRewards({ [summaryBalance]: new Error('500'), [health]: new Error('500') });
    await portal.enter('bal-portfolio');
    portal.answers[health] = { status: 'BLUE', displayStatus: 'Blue' };
    portal.store.dispatch(retryRequested('activeRewardsBalance'));
    await portal.settle();
    expect(portal.store.getState()).toMatchObject({
      rewardsHealth: { status: 'loaded' },
      activeRewardsBalance: { status: 'failed' },
    });
    expect(portal.outbox.logged.filter((message) => message.includes('rewards summary'))).toHaveLength(2);
  });
});

describe('the rewards of a member who switches between the screens', () => {
  const everything = [health, drive, money, summary, summaryBalance];

  it('never get older than that, however often the member switches', async () => {
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
});

// Rule `overview.refresh`.
describe('a refresh', () => {
  const everything = [health, drive, money, summary, summaryBalance];

  it('of the balance view fetches again what its section shows, and one of the overview does not', async () => {
    const portal = openRewards();
    await portal.enter('bal-portfolio');
    for (const refresh of [
      refreshBegan({ screen: 'portfolio', at: 20, since: 10 }),
      refreshBegan({ screen: 'bal-portfolio', at: 20, since: 0 }),
    ]) {
      portal.store.dispatch(refresh);
      await portal.settle();
    }
    expect(everything.map(portal.called)).toEqual([1, 0, 0, 0, 1]);
    portal.store.dispatch(refreshBegan({ screen: 'bal-portfolio', at: 20, since: 10 }));
    await portal.settle();
    expect(everything.map(portal.called)).toEqual([2, 0, 0, 0, 2]);
  });

  it('of an overview whose products are not known fetches nothing', async () => {
    const portal = openRewards();
    portal.store.dispatch(productsKept({ screen: 'portfolio', at: 20, since: 10 }));
    await portal.settle();
    expect(portal.outbox.calls).toEqual([]);
    expect(portal.outbox.logged).toEqual([]);
  });
});
