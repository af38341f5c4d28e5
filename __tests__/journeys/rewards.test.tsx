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
    const fix = balance().getByRole('link', { name: /^Fix it now/ });
    expect(fix).toHaveAttribute('href', '/portfolio/online-payments');
    await portal.user.click(fix);
    await portal.settle();
    expect(portal.clicks()).toMatchObject([{ label: 'rewards-health fix-it-now' }]);
  });
});
