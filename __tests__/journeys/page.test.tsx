import { act, fireEvent, screen, within } from '@testing-library/react';
import { openPortal, textOf } from '../support/journey';
import { loadedWords } from '../support/productCalls';

const PROBLEM = 'Sorry, this service has a technical problem at the moment. Please try again later.';
const pageAlert = () => within(screen.getByRole('main')).queryByRole('alert');

describe('The overview', () => {
  // Rule `overview.loading`.
  it('says that it is loading until the products are known', async () => {
    const portal = await openPortal({ held: ['products'] });
    expect(within(screen.getByRole('main')).getByText('Loading your portfolio')).toBeVisible();
    await portal.release('products');
    expect(within(screen.getByRole('main')).queryByText('Loading your portfolio')).toBeNull();
    expect(portal.tile('bank')).toBeInTheDocument();
  });

  // Rule `overview.failure`.
  it('shows the technical problem with the phone number, and the reference that was posted, when the products cannot be loaded', async () => {
    const portal = await openPortal({ faults: 'products:500' });
    expect(textOf(pageAlert())).toContain(PROBLEM);
    expect(within(pageAlert() as HTMLElement).getByRole('link', { name: '0800 555 010' })).toHaveAttribute(
      'href',
      'tel:0800555010',
    );
    const [record] = portal.sandbox.sent().logs as readonly { message: string; additional: readonly unknown[] }[];
    expect(record?.message).toBe('There was an issue fetching the portfolio products');
    const [, reference] = /Reference (\S+)/.exec(textOf(portal.container.querySelector('main'))) ?? [];
    expect(reference).toMatch(/^[0-9A-Z]+-[0-9A-Z]{6}$/);
    expect(record?.additional).toContain(reference);
    expect(portal.crashes).toEqual([]);
  });

  it('keeps the problem and the focus while it tries again, and announces a new failure anew', async () => {
    const portal = await openPortal({ faults: 'products:500' });
    const words = screen.getByText(PROBLEM);
    const button = screen.getByRole('button', { name: 'Try again' });
    portal.sandbox.setFaults('products:hang');
    await portal.user.click(button);
    await portal.settle();
    expect(button).toHaveTextContent(/^Trying again$/);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    expect(words).toBeVisible();
    await portal.user.click(button);
    expect(portal.calls().filter((call) => call === 'products')).toHaveLength(2);
    await portal.pass(600_000);
    expect(button).toHaveTextContent(/^Try again$/);
    expect(button).toHaveFocus();
    expect(screen.getByText(PROBLEM)).not.toBe(words);
  });

  it.each([
    ['Portfolio overview', '/portfolio', 'products'],
    ['Balance portfolio', '/bal-portfolio', 'productsBalance'],
  ])('gives the focus to the heading "%s" once "Try again" has succeeded', async (heading, at, call) => {
    const portal = await openPortal({ at, faults: `${call}:500` });
    portal.sandbox.setFaults('');
    await portal.user.click(screen.getByRole('button', { name: 'Try again' }));
    await portal.settle();
    expect(pageAlert()).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
  });
});

// Rule `print.page`. The day of an instant depends on where it is read.
it('A printed page is dated with the instant of its figures', async () => {
  jest.setSystemTime(Date.UTC(2026, 10, 2, 22, 30));
  const { container } = await openPortal();
  expect(container.querySelector('time')).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  expect(container.querySelector('time')).toHaveTextContent(/^\d November 2026$/);
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-02T22:30:00.000Z');
  fireEvent(window, new Event('afterprint'));
  expect(container.querySelector('time')).toBeNull();
});

// Rule `overview.announcer`.
it('The announcer says once how many products have loaded if some take long, then the result', async () => {
  const portal = await openPortal({ member: 'everything', held: ['healthSummary', 'gapSummary'] });
  await portal.pass(7_999);
  expect(portal.announced).toEqual(['Loading your portfolio']);
  await portal.pass(1);
  const [, count] = /^(\d+) products loaded$/.exec(loadedWords()) ?? [];
  const soFar = `${Number(count) - 2} of ${count} products loaded`;
  expect(portal.announced).toEqual(['Loading your portfolio', soFar]);
  await portal.release('gapSummary');
  await portal.pass(60_000);
  expect(portal.announced).toEqual(['Loading your portfolio', soFar]);
  await portal.release('healthSummary');
  expect(portal.announced).toEqual(['Loading your portfolio', soFar, loadedWords()]);
});

// Rules `overview.announcer`, `overview.remarks`.
it.each([
  ['nothing of products that have loaded before', '', 0, []],
  [
    'that a product is requested again, and the result',
    'gapSummary:500',
    400_000,
    ['Loading your portfolio', loadedWords('gap')],
  ],
])('On a screen that the member comes back to after a remark the announcer says %s', async (_, faults, wait, said) => {
  const portal = await openPortal({ member: 'everything', faults });
  const goTo = async (place: string) => {
    act(() => portal.services.navigation.push(place));
    await portal.pass(1_000);
  };
  await goTo('/bal-portfolio');
  await portal.pass(wait);
  await portal.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await portal.pass(1_000);
  const before = portal.announced.length;
  await goTo('/portfolio');
  expect(portal.announced.slice(before)).toEqual(said);
});

describe('"Try again" in a tile, a part of the rewards, a fragment or the actions', () => {
  // Rules `announcer.retry`, `retry.focus`.
  it.each([
    ['gapSummary', 'Try again: Gap cover', 'Gap cover could not be loaded', 'Gap cover loaded'],
    ['umbrellaPolicies', 'Try again: Group risk', 'Group risk could not be loaded', 'Group risk loaded'],
    ['rewardSummary', 'Try again Active Rewards', 'Active Rewards could not be loaded', 'Active Rewards loaded'],
    ['driveStatus', 'Try again: Drive rewards', 'Drive rewards could not be loaded', 'Drive rewards loaded'],
    [
      'digitalConsent',
      'Try again: Outstanding actions',
      'Not all of your actions could be checked.',
      'Your actions have been checked.',
    ],
  ])('of %s keeps the focus, and says how it ended and nothing else', async (call, name, failed, loaded) => {
    const portal = await openPortal({ member: 'everything', faults: `${call}:500` });
    const button = screen.getByRole('button', { name });
    const before = portal.announced.length;
    portal.sandbox.setFaults(`${call}:hang`);
    await portal.user.click(button);
    await portal.settle();
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent(/^Trying again$/);
    await portal.user.click(button);
    await portal.pass(600_000);
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent(/^Try again$/);
    expect(portal.announced.slice(before)).toEqual([failed]);
    portal.sandbox.setFaults('');
    await portal.user.click(button);
    await portal.settle();
    expect(button).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(portal.announced.slice(before + 1)).toEqual([loaded]);
  });

  const pressed = async (portal: Awaited<ReturnType<typeof openPortal>>, name: string): Promise<string[]> => {
    const before = portal.announced.length;
    await portal.user.click(within(screen.getByRole('main')).getByRole('button', { name }));
    await portal.pass(1_000);
    return portal.announced.slice(before).map((said) => said.trim());
  };

  // Rule `announcer.retry`.
  it('for all tiles at once says so each time that it has changed nothing', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'gapSummary:500,willSummary:500' });
    const missing = [loadedWords('wills', 'gap')];
    expect(await pressed(portal, 'Try all again')).toEqual(missing);
    expect(await pressed(portal, 'Try all again')).toEqual(missing);
    portal.sandbox.setFaults('');
    expect(await pressed(portal, 'Try all again')).toEqual([loadedWords()]);
    expect(screen.getByRole('region', { name: 'Your products' })).toHaveFocus();
  });

  it('for all tiles at once says that it tries until each has been answered', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'gapSummary:500,willSummary:500' });
    const button = screen.getByRole('button', { name: 'Try all again' });
    portal.sandbox.setFaults('gapSummary:hang,willSummary:hang');
    await portal.user.click(button);
    await portal.settle();
    expect(button).toHaveTextContent(/^Trying again$/);
    expect(button).toHaveFocus();
    await portal.pass(600_000);
    expect(button).toHaveTextContent(/^Try all again$/);
  });

  // Rule `announcer.retry`.
  it('for all tiles at once says how it ended once, however far apart the answers come', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'gapSummary:500,willSummary:500' });
    portal.sandbox.setFaults('');
    portal.hold('gapSummary');
    expect(await pressed(portal, 'Try all again')).toEqual([]);
    const before = portal.announced.length;
    await portal.release('gapSummary');
    expect(portal.announced.slice(before)).toEqual([loadedWords()]);
  });

  // Rule `announcer.retry`.
  it('beside products that are old says how it ended, each time', async () => {
    const portal = await openPortal();
    portal.sandbox.setFaults('products:500');
    const failed = ['Some of what you see could not be updated.'];
    expect(await pressed(portal, 'Refresh')).toEqual(failed);
    expect(await pressed(portal, 'Try again')).toEqual(failed);
    portal.sandbox.setFaults('');
    expect(await pressed(portal, 'Try again')).toEqual([expect.stringMatching(/^Updated at \S/)]);
  });
});

describe('The address', () => {
  // Rule `route.unmatched`.
  it('that is unknown shows "Page not found", and is recorded', async () => {
    const portal = await openPortal({ at: '/nowhere' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(portal.reported()).toEqual([expect.stringContaining('Cannot match any routes')]);
    await portal.user.click(screen.getByRole('link', { name: /overview/ }));
    await portal.settle();
    expect(portal.tile('bank')).toBeInTheDocument();
  });

  // Rule `route.matching`.
  it.each([
    ['/Portfolio/', 'Portfolio'],
    ['/bal%2Dportfolio', 'Balance'],
  ])('is the current one in the navigation, however its address is written: %s', async (at, name) => {
    await openPortal({ at });
    const links = within(screen.getByRole('navigation')).getAllByRole('link', { current: 'page' });
    expect(links.map(textOf)).toEqual([name]);
  });

  // Rule `route.focus`.
  it('follows the navigation, which moves the focus to the new heading', async () => {
    const portal = await openPortal({ at: '/portfolio' });
    await portal.user.click(screen.getByRole('link', { name: 'Balance' }));
    await portal.settle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Balance portfolio');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(portal.services.navigation.location().pathname).toBe('/bal-portfolio');
  });
});

describe('The screens for members who use a screen reader or the keyboard', () => {
  // Rule `skip.products`.
  it.each(['/portfolio', '/bal-portfolio'])('have a link that skips to the products: %s', async (at) => {
    const portal = await openPortal({ at });
    await portal.user.click(screen.getByRole('link', { name: 'Skip to your products' }));
    expect(screen.getByRole('region', { name: 'Your products' })).toHaveFocus();
    expect(portal.crashes).toEqual([]);
  });

  // Rule `link.purpose`.
  it('say for what each "Activate now" and "Fix it now" of a tile is', async () => {
    const portal = await openPortal({ member: 'inactive-rewards' });
    const activations = screen.getAllByRole('link', { name: 'Activate now' });
    expect(activations.length).toBeGreaterThan(1);
    for (const link of activations) {
      const heading = link.closest('article')?.querySelector('h3');
      expect(link).toHaveAccessibleDescription(textOf(heading));
    }
    portal.close();
    const owing = await openPortal({ member: 'arrears' });
    const name = 'Fix it now Car and home insurance';
    const links = screen.getAllByRole('link', { name });
    expect(links).toHaveLength(2);
    expect(links).toContain(within(owing.tile('insure')).getByRole('link', { name }));
    for (const link of links)
      expect(link).toHaveAccessibleDescription('Your last debit order was returned by your bank.');
  });

  // Rule `balance.newcomer`.
  it('show what the calls say to a member who holds nothing at all', async () => {
    await openPortal({ member: 'newcomer', at: '/bal-portfolio' });
    expect(textOf(screen.getByRole('region', { name: 'Active Rewards' }))).toBe(
      'Active Rewards Health Not started Exercise No goal yet 0 plays 0 Miles',
    );
  });
});
