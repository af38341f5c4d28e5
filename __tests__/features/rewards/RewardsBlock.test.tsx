import { fireEvent, screen, within } from '@testing-library/react';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { RewardsBlock } from '../../../src/features/rewards/RewardsBlock';
import { REFERENCE } from '../../support/log';
import { addresses, allParts, openRewards, product } from './rewards';

const shown = async (changes: Readonly<Record<string, unknown>> = {}) => {
  const portal = openRewards(changes);
  portal.show(<RewardsBlock />);
  await portal.enter('portfolio');
  return portal;
};

const withProducts = (...portfolioProducts: readonly unknown[]) => ({ [addresses.products]: { portfolioProducts } });

const tile = (name: string) => within(screen.getByRole('article', { name }));

// jsdom cannot follow links; the page's own handlers have run by then.
const follow = (link: HTMLElement) => {
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
};

beforeEach(() => {
  jest.useFakeTimers();
});

describe('the rewards block', () => {
  it('shows the status of each part, and links to it', async () => {
    await shown();
    expect(screen.getByRole('region', { name: 'Rewards' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Rewards' })).toBeVisible();
    for (const [heading, name, display, statusClass, address] of [
      ['Health', 'rewards-health', 'Gold', 'status-gold', '/portal/vitality'],
      ['Drive', 'rewards-drive', 'Silver Star', 'status-silver-star', '/portal/drive'],
      ['Money', 'rewards-money', 'Bronze', 'status-bronze', '/portal/money'],
    ] as const) {
      const article = screen.getByRole('article', { name: heading });
      expect(article).toHaveAttribute('data-tile', name);
      expect(article).toHaveClass(statusClass);
      expect(article).toHaveAttribute('aria-busy', 'false');
      expect(within(article).getByText(display)).toBeVisible();
      expect(within(article).getByRole('link', { name: heading })).toHaveAttribute('href', address);
    }
  });

  it('shows the goals as rings, and plays and Miles beside them', async () => {
    await shown();
    const panel = tile('Active Rewards');
    expect(
      panel
        .getAllByRole('progressbar')
        .map((ring) => [ring.getAttribute('aria-label'), ring.getAttribute('aria-valuenow')]),
    ).toEqual([
      ['Exercise', '72'],
      ['Drive', '100'],
      ['Money', '1'],
    ]);
    expect(panel.getByRole('progressbar', { name: 'Drive' })).toHaveAttribute('data-achieved');
    expect(panel.getByRole('progressbar', { name: 'Money' })).toHaveAttribute('data-inactive');
    expect(panel.getByText('3 plays')).toBeVisible();
    expect(panel.getByText('20,480 Miles')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Active Rewards' })).toHaveAttribute('href', '/portal/active');
    expect(screen.getByRole('article', { name: 'Active Rewards' })).not.toHaveClass('unavailable');
  });

  it('leaves out unknown counts instead of showing none', async () => {
    await shown({ [addresses.summary]: { goalProgressResponseList: [], playCount: 0 } });
    expect(tile('Active Rewards').getByText('0 plays')).toBeVisible();
    expect(screen.queryByText(/Miles/)).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  // Rule `ring.goals`.
  it('says of each goal that there is none yet, if there are neither goals nor counts', async () => {
    await shown({ [addresses.summary]: { goalProgressResponseList: [] } });
    expect(tile('Active Rewards').getAllByText('No goal yet')).toHaveLength(3);
    expect(document.querySelectorAll('circle[data-track]')).toHaveLength(3);
  });

  it('shows rings alone if no count is known', async () => {
    const goal = { goalIdentifier: 'DRIVE_RING', hasGoal: true, progressPercentage: 5, active: true };
    await shown({ [addresses.summary]: { goalProgressResponseList: [goal] } });
    expect(tile('Active Rewards').getByRole('progressbar', { name: 'Drive' })).toBeVisible();
    expect(screen.queryByText(/plays|Miles/)).toBeNull();
  });

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

  it('offers to activate Active Rewards if the products do not list it', async () => {
    await shown(withProducts(product('vitality')));
    expect(tile('Active Rewards').getByRole('link', { name: 'Activate now' })).toHaveAttribute(
      'href',
      addresses.redirect,
    );
  });

  it('creates no link for an address that is missing or unsafe', async () => {
    await shown(
      withProducts(
        product('vitality', { clickThroughUrl: 'javascript:alert(1)' }),
        product('drive', { active: false, clickThroughUrl: null }),
      ),
    );
    expect(tile('Health').queryByRole('link')).toBeNull();
    expect(tile('Drive').queryByRole('link')).toBeNull();
    expect(tile('Drive').getByText('Activate now')).toBeVisible();
  });

  // Rule `rewards.money`.
  it('links to the money rewards if the product has no address', async () => {
    await shown(withProducts(product('money', { clickThroughUrl: undefined })));
    expect(tile('Money').getByRole('link', { name: 'Money' })).toHaveAttribute('href', '/bank/vitality-money');
  });

  it('shows the debts of all its parts, each message once, with a link to fix them', async () => {
    const portal = await shown(
      withProducts(
        product('vitality', { inDebt: true, debtMessage: 'R 120.00 is overdue.' }),
        product('drive', { inDebt: true, debtMessage: 'R 120.00 is overdue.' }),
        product('active', { inDebt: true }),
      ),
    );
    // The amount is an element of its own, which keeps it in one line.
    expect(document.body.textContent?.split('R 120.00 is overdue.')).toHaveLength(2);
    expect(screen.getByText('A payment is outstanding.')).toBeVisible();
    const [first] = screen.getAllByRole('link', { name: 'Fix it now' });
    if (first === undefined) throw new Error('no way to put the debt right');
    expect(first).toHaveAttribute('href', '/portfolio/online-payments');
    follow(first);
    expect(portal.outbox.analytics).toEqual([{ category: 'cta', action: 'click', label: 'rewards-health fix-it-now' }]);
  });

  it('sends an event for each tile that the member follows', async () => {
    const portal = await shown();
    for (const name of ['Health', 'Drive', 'Money', 'Active Rewards']) follow(screen.getByRole('link', { name }));
    expect(portal.outbox.analytics).toEqual(
      ['rewards-health', 'rewards-drive', 'rewards-money', 'active-rewards'].map((label) => ({
        category: 'tile',
        action: 'click',
        label,
      })),
    );
  });

  it('turns a status with any characters into a class', async () => {
    await shown({ [addresses.drive]: { status: ' Silver  <Star> ' } });
    expect(screen.getByRole('article', { name: 'Drive' })).toHaveClass('status-silver-star');
    expect(tile('Drive').getByText('Silver <Star>')).toBeVisible();
  });

  it('is busy, with its final shape, until the answers arrive', async () => {
    const { health, drive, money, summary } = addresses;
    await shown({ [health]: 'never', [drive]: 'never', [money]: 'never', [summary]: 'never' });
    for (const article of screen.getAllByRole('article')) {
      expect(article).toHaveAttribute('aria-busy', 'true');
      expect(article).toHaveClass('unavailable');
      expect(article.querySelector('[data-skeleton]')).not.toBeNull();
    }
  });

  it('says "Unavailable" in a tile whose status failed or cannot be read, and keeps its link', async () => {
    await shown({ [addresses.health]: 500, [addresses.drive]: { status: null }, [addresses.money]: {} });
    for (const name of ['Health', 'Drive', 'Money']) {
      expect(tile(name).getByText('Unavailable')).toBeVisible();
      expect(tile(name).getByRole('link', { name })).toBeVisible();
      expect(screen.getByRole('article', { name })).toHaveClass('unavailable');
    }
  });

  it('derives the look of a health status from its text if it has no code', async () => {
    await shown({ [addresses.health]: { displayStatus: 'Diamond' } });
    expect(screen.getByRole('article', { name: 'Health' })).toHaveClass('status-diamond');
  });

  // Rule `rewards.failure`.
  it('says when Active Rewards could not be loaded, and fetches them again on "Try again"', async () => {
    const portal = await shown({ [addresses.summary]: 500 });
    const panel = screen.getByRole('article', { name: 'Active Rewards' });
    expect(panel).toHaveClass('unavailable');
    expect(panel).toHaveAttribute('aria-busy', 'false');
    expect(within(panel).getByText('Active Rewards could not be loaded. Please try again.')).toBeVisible();
    expect(panel).toHaveTextContent(`Reference ${REFERENCE}`);
    expect(tile('Health').getByText('Gold')).toBeVisible();

    portal.answers[addresses.summary] = { playCount: 7 };
    fireEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(panel).toHaveAttribute('aria-busy', 'true');
    expect(panel).toHaveFocus();
    expect(panel).not.toHaveTextContent(REFERENCE);
    await portal.settle();
    expect(within(panel).getByText('7 plays')).toBeVisible();
    expect(portal.called(addresses.summary)).toBe(2);
  });

  it('links to the redirect call if its product has no address, and has no link if that is not safe', async () => {
    for (const [rewardRedirect, href] of [
      ['/elsewhere/rewards', '/elsewhere/rewards'],
      ['javascript:alert(1)', undefined],
    ] as const) {
      const configuration = { ...defaultConfiguration, paths: { rewardRedirect } };
      const products = withProducts(product('vitality'), product('active', { clickThroughUrl: undefined }));
      const portal = openRewards(products, { configuration });
      const { unmount } = portal.show(<RewardsBlock />);
      await portal.enter('portfolio');
      expect(tile('Active Rewards').getByRole('heading', { level: 3, name: 'Active Rewards' })).toBeVisible();
      expect(tile('Active Rewards').queryByRole('link')?.getAttribute('href')).toBe(href);
      unmount();
    }
  });
});
