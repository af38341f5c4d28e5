import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { openPortal, textOf } from '../support/journey';

// Busy machines take their time.
jest.setTimeout(60_000);

beforeEach(() => {
  jest.useFakeTimers();
});

const PROBLEM = 'Sorry, this service has a technical problem at the moment. Please try again later.';
const pageAlert = () => within(screen.getByRole('main')).queryByRole('alert');

describe('The overview', () => {
  it('says that it is loading until the products are known', async () => {
    const portal = await openPortal({ held: ['products'] });
    expect(within(screen.getByRole('main')).getByText('Loading your portfolio')).toBeVisible();
    await portal.release('products');
    expect(within(screen.getByRole('main')).queryByText('Loading your portfolio')).toBeNull();
    expect(portal.tile('bank')).toBeInTheDocument();
  });

  it.each(['500', 'malformed', 'html', 'wrongtype', 'drop', 'null', 'empty', 'wrongfields'])(
    'shows the technical problem with the phone number when the products cannot be had (%s)',
    async (kind) => {
      const portal = await openPortal({ faults: `products:${kind}` });
      expect(textOf(pageAlert())).toContain(PROBLEM);
      expect(screen.getByRole('link', { name: '0800 555 010' })).toHaveAttribute('href', 'tel:0800555010');
      expect(portal.reported()).toContain('There was an issue fetching the portfolio products');
      expect(portal.crashes).toEqual([]);
    },
  );

  it('recovers by "Try again"', async () => {
    const portal = await openPortal({ faults: 'products:500' });
    portal.sandbox.setFaults('');
    await portal.user.click(screen.getByRole('button', { name: 'Try again' }));
    await portal.settle();
    expect(pageAlert()).toBeNull();
    expect(textOf(portal.tile('bank'))).toBe('Bank Everyday account');
  });

  it('shows the problem once more when "Try again" fails as well', async () => {
    const portal = await openPortal({ faults: 'products:500' });
    await portal.user.click(screen.getByRole('button', { name: 'Try again' }));
    await portal.settle();
    expect(textOf(pageAlert())).toContain(PROBLEM);
    expect(portal.calls().filter((call) => call === 'products')).toHaveLength(2);
  });

  it('welcomes a newcomer who holds nothing yet', async () => {
    const portal = await openPortal({ member: 'newcomer' });
    expect(screen.getByRole('heading', { name: 'You hold no products with us yet' })).toBeVisible();
    expect(portal.container.querySelector('article[data-tile="bank"]')).toBeNull();
    expect(pageAlert()).toBeNull();
    expect(portal.logged).toEqual([]);
  });

  it('keeps the default labels when only the headings fail, and records it', async () => {
    const portal = await openPortal({ member: 'gap-single', faults: 'headings:500' });
    expect(textOf(portal.tile('gap'))).toBe('Gap cover Supplementary gap cover Policy number MG-5520871');
    expect(portal.reported()).toEqual(['There was an issue fetching the headings']);
  });
});

describe('The announcer', () => {
  it('says that the portfolio loads, and then how many products are there', async () => {
    const portal = await openPortal({ member: 'everything' });
    expect(portal.announced).toEqual(['Loading your portfolio', '14 products loaded']);
  });

  it('names what is unavailable', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'gapSummary:500,iotSummary:500' });
    expect(portal.announced).toEqual([
      'Loading your portfolio',
      '12 products loaded, 2 unavailable: Gap cover, Connected-device insurance',
    ]);
  });

  it('says at most 3 things a load, whatever the order of answers', async () => {
    const held = ['headings', 'healthSummary', 'gapSummary', 'lifeArrears', 'umbrellaPolicies', 'products'] as const;
    const portal = await openPortal({ member: 'everything', held });
    for (const call of [
      'products',
      'umbrellaPolicies',
      'gapSummary',
      'headings',
      'healthSummary',
      'lifeArrears',
    ] as const) {
      await portal.release(call);
    }
    expect(portal.announced.length).toBeLessThanOrEqual(3);
    expect(portal.announced.at(-1)).toBe('14 products loaded');
  });
});

describe('A click on a tile', () => {
  it('follows the link and posts one analytics event', async () => {
    const portal = await openPortal();
    await portal.user.click(screen.getByRole('link', { name: 'Bank' }));
    await portal.settle();
    expect(portal.followed).toEqual(['/portal/bank']);
    expect(portal.clicks()).toEqual([
      { category: 'tile', action: 'click', label: 'bank', timestamp: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  });

  it('on "Fix it now" and "View account" follows those, with events of their own', async () => {
    const portal = await openPortal({ member: 'arrears' });
    await portal.user.click(within(portal.tile('health')).getByRole('link', { name: 'Fix it now' }));
    await portal.user.click(screen.getByRole('link', { name: 'View account' }));
    await portal.settle();
    expect(portal.followed).toEqual(['/portfolio/online-payments', '/portal/card']);
    expect(portal.clicks()).toEqual([
      expect.objectContaining({ category: 'cta', label: 'Fix it now' }),
      expect.objectContaining({ category: 'cta', label: 'View account' }),
    ]);
  });

  it.each(['500', 'drop', 'hang'])('shows and records nothing when the event is not taken (%s)', async (kind) => {
    const portal = await openPortal({ faults: `analyticsEvent:${kind}` });
    const before = textOf(portal.container);
    await portal.user.click(screen.getByRole('link', { name: 'Bank' }));
    await portal.settle();
    expect(textOf(portal.container)).toBe(before);
    expect(portal.followed).toEqual(['/portal/bank']);
    expect(portal.logged).toEqual([]);
  });
});

describe.each(['hash', 'path'] as const)('The address in the %s', (location) => {
  const configuration = { location };

  it.each([
    ['/portfolio', 'Portfolio overview'],
    ['/bal-portfolio', 'Balance portfolio'],
  ])('%s leads to the screen "%s"', async (at, heading) => {
    await openPortal({ at, configuration });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(document.title).toBe(`${heading} · portfolio-ui`);
  });

  it('leads from the root to the overview', async () => {
    const portal = await openPortal({ at: '/', configuration });
    expect(portal.services.navigation.location().pathname).toBe('/portfolio');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Portfolio overview');
  });

  it('that nobody knows shows "Page not found", and is recorded', async () => {
    const portal = await openPortal({ at: '/nowhere', configuration });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(portal.reported()).toEqual([expect.stringContaining('Cannot match any routes')]);
    await portal.user.click(screen.getByRole('link', { name: /overview/ }));
    await portal.settle();
    expect(portal.tile('bank')).toBeInTheDocument();
  });

  it('follows the navigation, which takes the focus to the new heading', async () => {
    const portal = await openPortal({ at: '/portfolio', configuration });
    await portal.user.click(screen.getByRole('link', { name: 'Balance' }));
    await portal.settle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Balance portfolio');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(portal.services.navigation.location().pathname).toBe('/bal-portfolio');
  });

  it('stays, and so does the screen, when a guard returns false', async () => {
    const portal = await openPortal({ at: '/portfolio', configuration });
    portal.services.navigation.addGuard(() => false);
    const before = portal.calls().length;
    await act(async () => portal.services.navigation.push('/bal-portfolio'));
    await portal.settle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Portfolio overview');
    expect(portal.services.navigation.location().pathname).toBe('/portfolio');
    expect(portal.calls()).toHaveLength(before);
  });
});
