import { screen, within } from '@testing-library/react';
import { endpoints } from '../../src/contract/endpoints';
import { type Journey, type JourneyOptions, openPortal, textOf } from '../support/journey';

beforeEach(() => {
  jest.useFakeTimers();
});

const ENDED = 'Your session has ended';
const bar = () => screen.queryByRole('region', { name: 'Session' });

const callsOf = (portal: Journey, name: string) => portal.calls().filter((call) => call === name).length;

/** Pages whose products are answered by 401 as well from now on. */
const endSession = (portal: Journey, besides = '') =>
  portal.sandbox.setFaults(['products:401,productsBalance:401', besides].filter(Boolean).join(','));

const refuseHeadings = async (portal: Journey) => {
  void portal.services.http.send(endpoints.headings).catch(() => undefined);
  await portal.settle();
};

const openConsent = async (options: JourneyOptions = {}) => {
  const portal = await openPortal({ member: 'consent-pending', ...options });
  const agree = async () => {
    await portal.user.click(screen.getByRole('button', { name: 'Yes, I agree' }));
    await portal.settle();
  };
  await portal.pass(1_000);
  return { portal, agree, sent: () => portal.sandbox.sent().updates.length };
};

// Rule `session.check`.
describe('A 401 of one call', () => {
  it('of many makes the page ask once in ten seconds for all of them, which the member does not notice', async () => {
    const every = Object.values(endpoints).flatMap(({ name }) => (/^products/.test(name) ? [] : [`${name}:401`]));
    const portal = await openPortal({ member: 'everything', faults: [...every, 'fragment:401'].join(',') });
    expect(callsOf(portal, 'products')).toBe(2);
    await portal.pass(9_000);
    const retry = () => portal.user.click(screen.getByRole('button', { name: 'Try again: Card' }));
    const before = textOf(screen.getByRole('main'));
    await retry();
    await portal.settle();
    expect(callsOf(portal, 'products')).toBe(2);
    await portal.pass(2_000);
    await retry();
    await portal.settle();
    expect(callsOf(portal, 'products')).toBe(3);
    expect(textOf(screen.getByRole('main'))).toBe(before);
    expect(bar()).toBeNull();
  });
});

describe('While the page asks whether there still is a session', () => {
  /** A page that asks, and is not answered before `release`. */
  const openAsking = async (options: JourneyOptions = {}) => {
    const visit = await openConsent(options);
    const release = visit.portal.sandbox.hold('products');
    visit.portal.sandbox.setFaults('headings:401');
    await refuseHeadings(visit.portal);
    return { ...visit, release };
  };

  it('a decision waits, and is sent once the session is known to hold', async () => {
    const { portal, agree, sent, release } = await openAsking();
    await agree();
    await portal.pass(30_000);
    expect(sent()).toBe(0);
    release();
    await portal.settle();
    expect(sent()).toBe(1);
    expect(screen.getByText('Your choice has been saved.')).toBeVisible();
  });

  it('nothing that waits is sent, and nothing is said of it, if the session is over', async () => {
    const { portal, agree, sent } = await openConsent();
    endSession(portal, 'headings:401');
    const release = portal.sandbox.hold('products');
    await refuseHeadings(portal);
    await agree();
    const reported = portal.reported().length;
    portal.services.log.error('anything');
    release();
    await portal.settle();
    await portal.pass(70_000);
    expect([sent(), portal.reported().length - reported, bar() !== null]).toEqual([0, 0, true]);
    expect(screen.queryByText(/Your choice/)).toBeNull();
  });

  it('a decision that was refused itself has not failed yet, and never has if the session is over', async () => {
    const { portal, agree } = await openConsent();
    endSession(portal, 'updateConsent:401');
    await agree();
    expect(bar()).not.toBeNull();
    expect(portal.announced.at(-1)).toBe(ENDED);
    expect(portal.container.textContent).not.toMatch(/could not be saved/);
  });
});

describe('The end of the session', () => {
  it.each([
    ['the products', 'products:401'],
    ['the products by a redirect', 'products:redirect'],
    ['the products by a page to sign in', 'products:html'],
    ['another call and then the products', 'gapSummary:401'],
    ['another call by a redirect and then the products', 'gapSummary:redirect'],
  ])('is shown once when a refusal answers %s, and announced', async (_, faults) => {
    const portal = await openPortal({ member: 'everything', faults });
    if (!faults.startsWith('products')) {
      endSession(portal, faults);
      await portal.pass(10_000);
      await portal.user.click(screen.getByRole('button', { name: 'Try again: Gap cover' }));
      await portal.settle();
    }
    await portal.pass(0);
    expect(screen.getAllByText(ENDED).map((element) => element.closest('[role]')?.getAttribute('role') ?? '')).toEqual([
      'status',
      '',
    ]);
    expect(within(bar() as HTMLElement).getByText(ENDED)).toBeVisible();
    expect(portal.announced.filter((text) => text === ENDED)).toHaveLength(1);
    expect(portal.crashes).toEqual([]);
  });
});
