import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { endpoints } from '../../src/contract/endpoints';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { liftedStoreOf } from '../support/devToolsExtension';
import { type Journey, type JourneyOptions, openPortal, textOf } from '../support/journey';

beforeEach(() => {
  jest.useFakeTimers();
});

const ENDED = 'Your session has ended';
const bar = () => screen.queryByRole('region', { name: 'Session' });
const link = () => screen.getByRole('link', { name: 'Sign in again' });

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
  it.each([
    'headings',
    'gapSummary',
    'lifeArrears',
    'willItems',
    'viewConsent',
    'recommendations',
    'fragment',
  ] as const)('of %s is the failure of its part alone, and makes the page ask once for the session', async (call) => {
    const portal = await openPortal({ member: 'everything', faults: `${call}:401` });
    const refused = textOf(portal.container);
    expect(bar()).toBeNull();
    expect(callsOf(portal, 'products')).toBe(2);
    const other = await openPortal({ member: 'everything', faults: `${call}:403` });
    expect(refused).toBe(textOf(other.container));
    expect(portal.reported()).toEqual(other.reported());
  });

  it('has its words and "Try again", which heals its part alone', async () => {
    const portal = await openPortal({ member: 'everything', faults: 'gapSummary:401' });
    expect(textOf(portal.tile('gap'))).toContain('Unavailable');
    expect(portal.reported()).toEqual(['There was an issue fetching the gap summary']);
    portal.sandbox.setFaults('');
    await portal.user.click(screen.getByRole('button', { name: 'Try again: Gap cover' }));
    await portal.settle();
    expect(textOf(portal.tile('gap'))).not.toContain('Unavailable');
    expect(callsOf(portal, 'products')).toBe(2);
  });

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

  it('asks by the configured path, whose 401 ends the session', async () => {
    const checkPath = '{portfolio}/headings/summary';
    const configuration = { session: { ...defaultConfiguration.session, checkPath } };
    const portal = await openPortal({ member: 'everything', faults: 'gapSummary:401', configuration });
    expect([callsOf(portal, 'products'), callsOf(portal, 'headings'), bar()]).toEqual([1, 2, null]);
    const over = await openPortal({ member: 'everything', faults: 'gapSummary:401,headings:401', configuration });
    expect([callsOf(over, 'products'), bar() !== null]).toEqual([1, true]);
  });

  it('of the error log is a record on the console as for any other failure', async () => {
    const portal = await openPortal({ faults: 'errorLog:401' });
    portal.services.log.error('anything');
    await portal.settle();
    expect(portal.logged).toContainEqual(
      expect.objectContaining({ message: 'FAILED TO LOG ON SERVER', causes: ['anything'] }),
    );
    expect(callsOf(portal, 'products')).toBe(2);
    expect(bar()).toBeNull();
  });

  it('of a usage event is asked about as well', async () => {
    const portal = await openPortal({ faults: 'analyticsEvent:401' });
    endSession(portal, 'analyticsEvent:401');
    await portal.user.click(screen.getByRole('link', { name: 'Bank' }));
    await portal.settle();
    expect(bar()).not.toBeNull();
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

  it('records of the log and usage events wait as well', async () => {
    const { portal, release } = await openAsking();
    const before = portal.reported().length;
    const clicks = portal.clicks().length;
    portal.services.log.error('anything');
    portal.services.analytics.send({ category: 'tile', action: 'click', label: 'bank' });
    await portal.settle();
    expect([portal.reported().length - before, portal.clicks().length - clicks]).toEqual([0, 0]);
    release();
    await portal.settle();
    expect([portal.reported().length - before, portal.clicks().length - clicks]).toEqual([1, 1]);
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
  it('is not shown while the member is signed in, whatever else goes wrong', async () => {
    await openPortal({
      member: 'everything',
      faults: 'gapSummary:401,lifeSummary:500,willSummary:drop,fragment:404',
    });
    expect(bar()).toBeNull();
  });

  it.each([
    ['the products', 'products:401'],
    ['another call and then the products', 'gapSummary:401'],
  ])('is shown once when a 401 answers %s, and announced', async (_, faults) => {
    const portal = await openPortal({ member: 'everything', faults });
    if (faults !== 'products:401') {
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

  it('is shown once even if every call is answered by 401, and causes no call', async () => {
    const every = Object.values(endpoints).map(({ name }) => `${name}:401`);
    const portal = await openPortal({ member: 'everything', faults: [...every, 'fragment:401'].join(',') });
    expect(screen.getAllByRole('link', { name: 'Sign in again' })).toHaveLength(1);
    expect(textOf(screen.getByRole('main'))).toBe('Portfolio overview');
    expect(screen.queryAllByRole('alert').map(textOf).join('')).toBe('');
    const calls = portal.calls().length;
    await portal.pass(70_000);
    expect(portal.calls()).toHaveLength(calls);
  });

  it('links to sign in and back to this screen, and to whichever the member goes to', async () => {
    const portal = await openPortal({ faults: 'products:401', at: '/portfolio?a=b' });
    expect(link()).toHaveAttribute('href', '/portal/sign-in?returnUrl=%2F%23%2Fportfolio%3Fa%3Db');
    await portal.user.click(screen.getByRole('link', { name: 'Balance' }));
    await portal.settle();
    expect(link()).toHaveAttribute('href', '/portal/sign-in?returnUrl=%2F%23%2Fbal-portfolio');
  });

  it('links back with addresses in the path as well, to a sign-in of another origin', async () => {
    await openPortal({
      faults: 'productsBalance:401',
      at: '/bal-portfolio',
      configuration: { location: 'path', signInUrl: 'https://login.example/?goto={address}' },
    });
    expect(link()).toHaveAttribute('href', 'https://login.example/?goto=%2Fbal-portfolio');
  });

  it('has no link if the configured address is unsafe', async () => {
    await openPortal({ faults: 'products:401', configuration: { signInUrl: 'javascript:alert(1)' } });
    expect(within(bar() as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('is a recorded state like any other: time travel over it sends nothing', async () => {
    const portal = await openPortal({ faults: 'products:401', devTools: true });
    const lifted = liftedStoreOf(portal.store);
    const calls = portal.calls().length;
    for (const index of lifted.getState().computedStates.keys()) {
      await act(async () => void lifted.dispatch({ type: 'JUMP_TO_STATE', index }));
    }
    await portal.settle();
    expect(bar()).not.toBeNull();
    await act(async () => void lifted.dispatch({ type: 'JUMP_TO_STATE', index: 1 }));
    expect(bar()).toBeNull();
    expect(portal.calls()).toHaveLength(calls);
  });
});
