import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { BalanceRewards, RewardsBlock } from '../../../src/features/rewards/RewardsBlock';
import { LOADS_LATER } from '../../../src/notices';
import { callMissed, connectionLost } from '../../../src/state/connection/slice';
import type { Screen } from '../../../src/state/navigation/slice';
import { textOf } from '../../../src/texts/text';
import { REFERENCE } from '../../support/builders';
import { follow } from '../../support/world';
import { allParts, openRewards, product } from './rewards';

const open = async (block: ReactNode, screen: Screen, changes: Readonly<Record<string, unknown>>) => {
  const portal = openRewards(changes);
  portal.show(block);
  await portal.enter(screen);
  return portal;
};

const shown = (changes = {}) => open(<RewardsBlock />, 'portfolio', changes);

const withProducts = (...portfolioProducts: readonly unknown[]) => ({ products: { portfolioProducts } });

const tile = (name: string) => within(screen.getByRole('article', { name }));

describe('the rewards block', () => {
  // Rule `rewards.shown`.
  it('is absent before the products have loaded, and if none of its three parts is held', async () => {
    const portal = openRewards(withProducts(product('bank'), product('active'), product('drive', { active: false })));
    const { container } = portal.show(<RewardsBlock />);
    expect(container).toBeEmptyDOMElement();
    await portal.enter('portfolio');
    expect(container).toBeEmptyDOMElement();
  });

  it('is there for a single part, and offers to activate those that are not among the products', async () => {
    await shown(withProducts(product('drive')));
    expect(screen.getAllByRole('article').map((article) => article.getAttribute('data-tile'))).toEqual([
      'rewards-health',
      'rewards-drive',
      'rewards-money',
      'active-rewards',
    ]);
    expect(tile('Health').getByText('Activate now')).toBeVisible();
    expect(tile('Health').queryByRole('link')).toBeNull();
    expect(tile('Money').getByRole('link', { name: 'Activate now' })).toHaveAttribute('href', '/bank/vitality-money');
    expect(tile('Drive').queryByText('Activate now')).toBeNull();
    expect(tile('Active Rewards').queryByRole('link')).toBeNull();
  });

  // Rule `rewards.activate`.
  it('offers "Activate now" for each part that is not active', async () => {
    const portal = await shown(withProducts(...allParts.map(({ id }) => product(id, { active: id === 'vitality' }))));
    for (const [heading, address] of [
      ['Drive', '/portal/drive'],
      ['Money', '/portal/money'],
      ['Active Rewards', '/portal/active'],
    ] as const) {
      expect(tile(heading).getByRole('link', { name: 'Activate now' })).toHaveAttribute('href', address);
    }
    expect(screen.queryByText('Unavailable')).toBeNull();
    follow(tile('Drive').getByRole('link', { name: 'Activate now' }));
    expect(portal.outbox.analytics).toEqual([
      { category: 'cta', action: 'click', label: 'rewards-drive activate-now' },
    ]);
  });

  // Rule `rewards.money`.
  it('links to the money rewards if the product has no address', async () => {
    await shown(withProducts(product('money', { clickThroughUrl: undefined })));
    expect(tile('Money').getByRole('link', { name: 'Money' })).toHaveAttribute('href', '/bank/vitality-money');
  });

  it('shows the debts of all its parts, with a link to fix each', async () => {
    const portal = await shown(
      withProducts(
        product('vitality', { inDebt: true, debtMessage: 'R 120.00 is overdue.' }),
        product('drive', { inDebt: true, debtMessage: 'R 120.00 is overdue.' }),
        product('active', { inDebt: true }),
      ),
    );
    // The amount is an element of its own, which keeps it in one line.
    expect(document.body.textContent?.split('R 120.00 is overdue.')).toHaveLength(3);
    expect(screen.getByText('A payment is outstanding.')).toBeVisible();
    const [first] = screen.getAllByRole('link', { name: /^Fix it now/ });
    if (first === undefined) throw new Error('no way to put the debt right');
    expect(first).toHaveAttribute('href', '/portfolio/online-payments');
    follow(first);
    expect(portal.outbox.analytics).toEqual([{ category: 'cta', action: 'click', label: 'rewards-health fix-it-now' }]);
  });

  // Rule `rewards.failure`.
  it('says when Active Rewards could not be loaded, and fetches them again on "Try again"', async () => {
    const portal = await shown({ rewardSummary: new Error('500') });
    const panel = screen.getByRole('article', { name: 'Active Rewards' });
    expect(panel).toHaveClass('unavailable');
    expect(panel).toHaveAttribute('aria-busy', 'false');
    expect(within(panel).getByText('Active Rewards could not be loaded. Please try again.')).toBeVisible();
    expect(panel).toHaveTextContent(`Reference ${REFERENCE}`);
    expect(tile('Health').getByText('Gold')).toBeVisible();

    portal.answers.rewardSummary = { playCount: 7 };
    const button = within(panel).getByRole('button', { name: 'Try again Active Rewards' });
    button.focus();
    fireEvent.click(button);
    expect(button).toHaveTextContent('Trying again');
    expect(button).toHaveFocus();
    await portal.settle();
    expect(panel).toHaveFocus();
    expect(panel).not.toHaveTextContent(REFERENCE);
    expect(within(panel).getByText('7 plays')).toBeVisible();
    expect(portal.called('rewardSummary')).toBe(2);
  });

  // Rule `connection.silence`.
  it('says that the member is offline, and not that Active Rewards failed, if there was no connection to ask over', async () => {
    const portal = await shown({ rewardSummary: new Error('Failed to fetch') });
    act(() => portal.dispatch(callMissed('rewardSummary'), connectionLost()));
    const panel = screen.getByRole('article', { name: 'Active Rewards' });
    expect(panel).toHaveTextContent(textOf(LOADS_LATER));
    expect(panel).not.toHaveTextContent('Active Rewards could not be loaded');
    expect(panel).not.toHaveTextContent(REFERENCE);
  });

  it('links to the redirect call if its product has no address, and has no link if that is not safe', async () => {
    for (const [rewardRedirect, href] of [
      ['/elsewhere/rewards', '/elsewhere/rewards'],
      ['javascript:alert(1)', undefined],
    ] as const) {
      const configuration = { ...defaultConfiguration, paths: { rewardRedirect } };
      const products = withProducts(product('vitality'), product('active', { clickThroughUrl: undefined }));
      const portal = openRewards(products, configuration);
      const { unmount } = portal.show(<RewardsBlock />);
      await portal.enter('portfolio');
      expect(tile('Active Rewards').getByRole('heading', { level: 3, name: 'Active Rewards' })).toBeVisible();
      expect(tile('Active Rewards').queryByRole('link')?.getAttribute('href')).toBe(href);
      unmount();
    }
  });
});

const shownOnBalance = (changes = {}) => open(<BalanceRewards />, 'bal-portfolio', changes);

const section = () => within(screen.getByRole('region', { name: 'Active Rewards' }));

describe('Active Rewards on the balance view', () => {
  // Rule `balance.rewards`.
  it('show the health status, the exercise ring alone, plays and Miles', async () => {
    const portal = await shownOnBalance();
    expect(section().getByRole('heading', { level: 2, name: 'Active Rewards' })).toBeVisible();
    const card = section().getByRole('article', { name: 'Health' });
    expect(within(card).getByText('Gold')).toBeVisible();
    expect(card).toHaveClass('status-gold');
    expect(within(card).getByRole('link', { name: 'Health' })).toHaveAttribute('href', '/portal/vitality');
    const ring = section().getByRole('progressbar');
    expect(ring).toHaveAccessibleName('Exercise');
    expect(ring).toHaveAttribute('aria-valuenow', '72');
    expect(section().getByText('3 plays')).toBeVisible();
    expect(section().getByText('1,250 Miles')).toBeVisible();
    expect(portal.outbox.logged).toEqual([]);
  });

  // Rule `balance.failure`.
  it('say when they could not be loaded, and fetch again on "Try Again"', async () => {
    const portal = await shownOnBalance({ rewardSummaryBalance: new Error('500') });
    expect(section().getByRole('heading', { name: 'Unable to load Active Rewards Tracker' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Active Rewards' })).toHaveTextContent(`Reference ${REFERENCE}`);
    expect(section().getByText('Gold')).toBeVisible();

    portal.answers.rewardSummaryBalance = { playCount: 9 };
    const button = section().getByRole('button', { name: 'Try Again' });
    button.focus();
    fireEvent.click(button);
    expect(button).toHaveTextContent('Trying again');
    expect(button).toHaveFocus();
    await portal.settle();
    expect(button).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(section().getByText('9 plays')).toBeVisible();
    expect(section().queryByText('Unable to load Active Rewards Tracker')).toBeNull();
    expect(portal.called('rewardSummaryBalance')).toBe(2);
  });

  // Rule `connection.silence`.
  it('have not failed if there was no connection to ask over', async () => {
    const portal = await shownOnBalance({ rewardSummaryBalance: new Error('Failed to fetch') });
    act(() => portal.dispatch(callMissed('rewardSummaryBalance'), connectionLost()));
    expect(section().queryByText('Unable to load Active Rewards Tracker')).toBeNull();
    expect(section().getByRole('heading', { name: textOf(LOADS_LATER) })).toBeVisible();
  });

  it('are there even if the products could not be fetched, with the card without a link', async () => {
    await shownOnBalance({ productsBalance: new Error('500') });
    expect(section().getByText('Gold')).toBeVisible();
    expect(section().queryByRole('link')).toBeNull();
  });
});
