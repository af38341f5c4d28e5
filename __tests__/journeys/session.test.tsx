import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { endpoints } from '../../src/contract/endpoints';
import { liftedStoreOf } from '../support/devToolsExtension';
import { openPortal, textOf } from '../support/journey';

beforeEach(() => {
  jest.useFakeTimers();
});

const ENDED = 'Your session has ended';
const bar = () => screen.queryByRole('region', { name: 'Session' });
const link = () => screen.getByRole('link', { name: 'Sign in again' });

describe('The end of the session', () => {
  it('is not shown while the member is signed in, whatever else goes wrong', async () => {
    await openPortal({ member: 'everything', faults: 'gapSummary:403,lifeSummary:500,willSummary:drop,fragment:404' });
    expect(bar()).toBeNull();
  });

  it.each(['products', 'headings', 'gapSummary', 'lifeArrears', 'willItems', 'viewConsent', 'fragment'] as const)(
    'is shown once when the call %s is answered by 401, and announced',
    async (call) => {
      const portal = await openPortal({ member: 'everything', faults: `${call}:401` });
      await portal.pass(0);
      expect(
        screen.getAllByText(ENDED).map((element) => element.closest('[role]')?.getAttribute('role') ?? ''),
      ).toEqual(['status', '']);
      expect(within(bar() as HTMLElement).getByText(ENDED)).toBeVisible();
      expect(portal.announced.filter((text) => text === ENDED)).toHaveLength(1);
      expect(portal.crashes).toEqual([]);
    },
  );

  it.each(['analyticsEvent', 'errorLog'] as const)(
    'is noticed even by the %s, whose answer nobody waits for',
    async (call) => {
      const portal = await openPortal({ faults: `${call}:401` });
      await portal.user.click(screen.getByRole('link', { name: 'Bank' }));
      if (call === 'errorLog') portal.services.log.error('anything');
      await portal.settle();
      expect(bar()).not.toBeNull();
    },
  );

  it('is shown once even if every call is answered by 401, and causes no call', async () => {
    const every = Object.values(endpoints).map(({ name }) => `${name}:401`);
    const portal = await openPortal({ member: 'everything', faults: [...every, 'fragment:401'].join(',') });
    expect(screen.getAllByRole('link', { name: 'Sign in again' })).toHaveLength(1);
    expect(textOf(screen.getByRole('main'))).toBe('Portfolio overview');
    expect(screen.queryAllByRole('alert').map(textOf).join('')).toBe('');
    expect(portal.calls().filter((call) => call === 'products')).toHaveLength(1);
  });

  it('links to sign in and back to this screen, and to whichever the member goes to', async () => {
    const portal = await openPortal({ faults: 'gapSummary:401', member: 'everything', at: '/portfolio?a=b' });
    expect(link()).toHaveAttribute('href', '/portal/sign-in?returnUrl=%2F%23%2Fportfolio%3Fa%3Db');
    await portal.user.click(screen.getByRole('link', { name: 'Balance' }));
    await portal.settle();
    expect(link()).toHaveAttribute('href', '/portal/sign-in?returnUrl=%2F%23%2Fbal-portfolio');
  });

  it('links back with addresses in the path as well, to a sign-in of another origin', async () => {
    await openPortal({
      faults: 'headings:401',
      at: '/bal-portfolio',
      configuration: { location: 'path', signInUrl: 'https://login.example/?goto={address}' },
    });
    expect(link()).toHaveAttribute('href', 'https://login.example/?goto=%2Fbal-portfolio');
  });

  it('has no link if the configured address is unsafe', async () => {
    await openPortal({ faults: 'headings:401', configuration: { signInUrl: 'javascript:alert(1)' } });
    expect(within(bar() as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('is a recorded state like any other: time travel over it sends nothing', async () => {
    const portal = await openPortal({ faults: 'headings:401', devTools: true });
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
