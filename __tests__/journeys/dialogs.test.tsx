import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { PORTAL_VALUE } from '../../src/features/onboarding/eligibility';
import { liftedStoreOf } from '../support/devToolsExtension';
import { type Journey, openPortal } from '../support/journey';

jest.setTimeout(60_000);

beforeEach(() => {
  jest.useFakeTimers();
});

const press = async (portal: Journey, name: string) => {
  await portal.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await portal.settle();
  // React may hold back for 300 ms what it reveals.
  await portal.pass(300);
  await portal.settle();
};

const updates = (portal: Journey) =>
  portal.sandbox.sent().updates.map((update) => (update as { readonly call: string }).call);

const popups = (portal: Journey) =>
  portal.sandbox
    .sent()
    .analytics.map((event) => event as Readonly<Record<string, unknown>>)
    .filter(({ category }) => category === 'popup')
    .map(({ action, label }) => `${label} ${action}`);

const throughAllDialogs = async (portal: Journey) => {
  await press(portal, 'Accept');
  await press(portal, 'Manage Preferences');
  await portal.user.click(screen.getByRole('switch', { name: 'Health' }));
  await portal.settle();
  await press(portal, 'I agree');
  await press(portal, 'SKIP');
};

describe('A member whom three dialogs wait for', () => {
  it('meets one after the other, and each answer is sent once', async () => {
    const portal = await openPortal({ member: 'dialogs-all', at: '/portfolio' });
    expect(screen.getByRole('dialog', { name: 'Privacy statement' })).toBeVisible();
    await throughAllDialogs(portal);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(updates(portal)).toEqual(['disclaimerAccept', 'updatePreference', 'updateConsent', 'onboardingUpdate']);
    expect(popups(portal)).toEqual(
      ['privacy-statement', 'marketing-consent', 'seniors-onboarding'].flatMap((label) => [
        `${label} shown`,
        `${label} dismissed`,
      ]),
    );
    expect(localStorage.getItem(PORTAL_VALUE)).not.toBeNull();
    expect(screen.getByText('Thank you for acknowledging our Privacy Statement.')).toBeVisible();
    expect(portal.reported()).toEqual([]);
  });

  it('sends nothing, and keeps nothing, when a developer travels back through all of it', async () => {
    const portal = await openPortal({ member: 'dialogs-all', at: '/portfolio', devTools: true });
    await throughAllDialogs(portal);
    await portal.pass(10_000);
    const lifted = liftedStoreOf(portal.store);
    const { computedStates } = lifted.getState();
    const before = portal.sandbox.sent();
    localStorage.clear();
    const seen = new Set<string>();
    for (const index of computedStates.keys()) {
      await act(async () => void lifted.dispatch({ type: 'JUMP_TO_STATE', index }));
      await portal.pass(0);
      const dialog = screen.queryByRole('dialog');
      if (dialog !== null) seen.add(within(dialog).getAllByRole('heading')[0]?.textContent ?? '');
    }
    await portal.pass(10_000);
    expect([...seen]).toEqual(['Privacy statement', 'Marketing consent', "What's new"]);
    expect(portal.sandbox.sent()).toEqual(before);
    expect(localStorage).toHaveLength(0);
    expect(portal.crashes).toEqual([]);
  });

  it('is not asked for the statement again in a session in which it was closed', async () => {
    const portal = await openPortal({ member: 'privacy-pending', at: '/portfolio' });
    await press(portal, 'Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(updates(portal)).toEqual([]);
    expect(localStorage.getItem('portfolio.disclaimer.rejectedSession')).toBe(`${portal.sandbox.session().visit}`);
  });
});
