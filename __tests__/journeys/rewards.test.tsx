import { act, screen, within } from '@testing-library/react';
import { held } from '../../config/sandbox/members/products';
import { openPortal, textOf } from '../support/journey';

beforeEach(() => {
  jest.useFakeTimers();
});

const overview = () => within(screen.getByRole('region', { name: 'Rewards' }));
const balance = () => within(screen.getByRole('region', { name: 'Active Rewards' }));

const ringsIn = (part: Pick<typeof screen, 'queryAllByRole'>) =>
  part
    .queryAllByRole('progressbar')
    .map((ring) => `${ring.getAttribute('aria-label')} ${ring.getAttribute('aria-valuenow')}`);

const SUMMARY_FAILURE = 'There was an issue fetching the vitality rewards summary';

describe('The rewards', () => {
  it.each([
    ['rewards-one', ['Exercise 1', 'Drive 45', 'Money 100'], ['Exercise 1'], ['1 play', '87 Miles']],
    ['rewards-two', ['Exercise 100', 'Drive 99', 'Money 12'], ['Exercise 100'], ['12 plays', '20,480 Miles']],
    ['rewards-none', [], [], ['0 plays']],
  ])('of %s are the same on both screens', async (member, rings, exercise, counts) => {
    const portal = await openPortal({ member, at: '/portfolio' });
    expect(textOf(overview().getByRole('article', { name: 'Health' }))).toBe('Health Gold');
    expect(textOf(overview().getByRole('article', { name: 'Drive' }))).toBe('Drive Silver');
    expect(textOf(overview().getByRole('article', { name: 'Money' }))).toBe('Money Bronze');
    expect(ringsIn(overview())).toEqual(rings);
    for (const count of counts) expect(overview().getByText(count)).toBeVisible();

    act(() => portal.services.navigation.push('/bal-portfolio'));
    await portal.settle();
    expect(textOf(balance().getByRole('article', { name: 'Health' }))).toBe('Health Gold');
    expect(ringsIn(balance())).toEqual(exercise);
    for (const count of counts) expect(balance().getByText(count)).toBeVisible();
    expect(portal.reported()).toEqual([]);
  });

  it.each([
    ['healthStatus', 'Health', 'There was an issue fetching the vitality health status'],
    ['driveStatus', 'Drive', 'There was an issue fetching the drive status'],
    ['moneyStatus', 'Money', 'There was an issue fetching the money status'],
  ])('lose one tile if %s fails, which comes back on the next arrival', async (call, name, message) => {
    const portal = await openPortal({ at: '/portfolio', faults: `${call}:500` });
    expect(textOf(overview().getByRole('article', { name }))).toBe(`${name} Unavailable Try again`);
    expect(overview().getAllByText('Unavailable')).toHaveLength(1);
    expect(portal.reported()).toEqual([message]);
    portal.sandbox.setFaults('');
    act(() => portal.services.navigation.push('/bal-portfolio'));
    await portal.settle();
    act(() => portal.services.navigation.push('/portfolio'));
    await portal.settle();
    expect(overview().queryByText('Unavailable')).toBeNull();
  });

  it.each(['500', 'drop', 'malformed', 'wrongfields', 'empty'])(
    'offer to try again if both summaries fail by %s, and recover, each on its screen',
    async (fault) => {
      const faults = `rewardSummary:${fault},rewardSummaryBalance:${fault}`;
      const portal = await openPortal({ at: '/portfolio', faults });
      expect(overview().getByText('Active Rewards could not be loaded. Please try again.')).toBeVisible();
      act(() => portal.services.navigation.push('/bal-portfolio'));
      await portal.settle();
      expect(balance().getByRole('heading', { name: 'Unable to load Active Rewards Tracker' })).toBeVisible();
      expect(portal.reported()).toEqual([SUMMARY_FAILURE, SUMMARY_FAILURE]);

      portal.sandbox.setFaults('rewardSummary:500');
      await portal.user.click(balance().getByRole('button', { name: 'Try Again' }));
      await portal.settle();
      expect(balance().getByText('1,250 Miles')).toBeVisible();
      act(() => portal.services.navigation.push('/portfolio'));
      await portal.settle();
      portal.sandbox.setFaults('');
      await portal.user.click(overview().getByRole('button', { name: 'Try again' }));
      await portal.settle();
      expect(overview().getByText('1,250 Miles')).toBeVisible();
      expect(portal.crashes).toEqual([]);
    },
  );

  it('time out like any other call, and say so in their panel only', async () => {
    const portal = await openPortal({ at: '/portfolio', faults: 'rewardSummary:hang' });
    expect(overview().getByRole('article', { name: 'Active Rewards' })).toHaveAttribute('aria-busy', 'true');
    await portal.pass(600_000);
    expect(overview().getByText('Active Rewards could not be loaded. Please try again.')).toBeVisible();
    expect(overview().queryByText('Unavailable')).toBeNull();
  });

  it('of odd shapes and numbers show what can be read, from either call', async () => {
    const goals = [
      { goalIdentifier: 'EXERCISE_RING', hasGoal: 'true', progressPercentage: '45%', active: 'true' },
      { goalIdentifier: 'DRIVE_RING', hasGoal: true, progressPercentage: 1e9, active: true },
      { goalIdentifier: 'SPEND_RING', hasGoal: true, progressPercentage: null, active: true },
      { goalIdentifier: 'SPEND_RING', hasGoal: true, progressPercentage: '-3', active: true },
      null,
    ];
    const miles = { typeToken: 'MILES', tokenStatus: 'ALLOCATED', tokenValue: '70' };
    const answers = {
      healthStatus: { status: ' Très  Gold! ', displayStatus: 'Très Gold!' },
      rewardSummary: {
        goalDetails: { goalProgressList: goals },
        rewardsInventory: { plays: { availablePlayCount: '7' }, miles: { balance: '70' } },
      },
      rewardSummaryBalance: { goalProgressResponseList: goals, playCount: '7', inventoryDetailList: [miles, miles] },
    };
    const portal = await openPortal({ at: '/portfolio', answers });
    expect(ringsIn(overview())).toEqual(['Exercise 45', 'Drive 100', 'Money 1']);
    expect(overview().getByRole('article', { name: 'Health' })).toHaveClass('status-très-gold');
    for (const count of ['7 plays', '70 Miles']) expect(overview().getByText(count)).toBeVisible();
    act(() => portal.services.navigation.push('/bal-portfolio'));
    await portal.settle();
    expect(ringsIn(balance())).toEqual(['Exercise 45']);
    for (const count of ['7 plays', '70 Miles']) expect(balance().getByText(count)).toBeVisible();
  });

  // Rules `debt.alert`, `debt.fix`.
  it('show on both screens their debts, each from its own products', async () => {
    const owing = (debtMessage: string) => ({
      portfolioProducts: [held('vitality', { inDebt: true, debtMessage }), held('bank')],
    });
    const answers = { products: owing('R 120.00 is overdue.'), productsBalance: owing('R 240.00 is overdue.') };
    const portal = await openPortal({ at: '/portfolio', answers });
    expect(overview().getByText(/is overdue/).parentElement).toHaveTextContent(/^R 120\.00 is overdue\.$/);
    act(() => portal.services.navigation.push('/bal-portfolio'));
    await portal.settle();
    expect(balance().getByText(/is overdue/).parentElement).toHaveTextContent(/^R 240\.00 is overdue\.$/);
    const fix = balance().getByRole('link', { name: 'Fix it now' });
    expect(fix).toHaveAttribute('href', '/portfolio/online-payments');
    await portal.user.click(fix);
    await portal.settle();
    expect(portal.clicks()).toMatchObject([{ label: 'rewards-health fix-it-now' }]);
  });
});
