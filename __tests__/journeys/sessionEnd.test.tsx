import { screen, within } from '@testing-library/react';
import { LIFETIME_HEADER } from '../../config/sandbox/session';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { type JourneyOptions, openPortal } from '../support/journey';

const sessionWith = (session: Partial<RuntimeConfiguration['session']>) => ({
  configuration: { session: { ...defaultConfiguration.session, ...session } },
});

const SIGN_OUT = { signOutUrl: '/portal/sign-out' };

/** A portal whose session ends after 15 minutes without a call, two minutes before that. */
const openNearEnd = async (options: JourneyOptions = {}) => {
  const portal = await openPortal({
    member: 'typical',
    seconds: 900,
    ...sessionWith({ ...SIGN_OUT, lifetime: { header: LIFETIME_HEADER } }),
    ...options,
  });
  await portal.pass(780_050);
  return portal;
};

const warning = () => screen.getByRole('dialog', { name: 'You will be signed out in 2 minutes' });

// Rule `session.signOut`.
describe('The way out', () => {
  it('is in no portal that has configured none', async () => {
    await openPortal();
    expect(screen.queryByText('Sign out')).toBeNull();
  });

  it('is a link beside the navigation, and a button where a form is sent', async () => {
    const portal = await openPortal(sessionWith(SIGN_OUT));
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Sign out' });
    expect(link).toHaveAttribute('href', '/portal/sign-out');
    expect(within(screen.getByRole('navigation')).queryByText('Sign out')).toBeNull();
    portal.close();
    await openPortal(sessionWith({ ...SIGN_OUT, signOutMethod: 'post' }));
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
});

// Rule `session.warning`.
describe('The warning', () => {
  it('lets no press count that was not meant: signing out needs a rest, staying at most a second', async () => {
    const portal = await openNearEnd();
    const leave = jest.spyOn(portal.services.session, 'signOut').mockReturnValue();
    const button = within(warning()).getByRole('button', { name: 'Sign out' });
    await portal.user.click(button);
    await portal.settle();
    expect([leave.mock.calls.length, button.getAttribute('aria-disabled')]).toEqual([0, 'true']);
    await portal.pass(600);
    await portal.user.click(button);
    await portal.settle();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region', { name: 'Session' })).toHaveTextContent('You have signed out');
    expect(portal.announced.at(-1)).toBe('You have signed out');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  });

  it('has no "Sign out" where members cannot sign out', async () => {
    await openNearEnd(sessionWith({ lifetime: { header: LIFETIME_HEADER } }));
    expect(within(warning()).queryByRole('button', { name: 'Sign out' })).toBeNull();
  });
});

// Rule `session.asked`.
it('While it is asked whether there still is a session, nothing of the member is in the page', async () => {
  const portal = await openNearEnd({ member: 'everything' });
  portal.sandbox.setFaults('products:hang');
  await portal.pass(120_500);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('main')).toHaveTextContent('Portfolio overviewLoading your portfolio');
});
