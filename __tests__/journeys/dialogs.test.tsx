// Before the store, whose library looks for DevTools when it is loaded.
import '../support/devToolsExtension';

import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { PORTAL_VALUE } from '../../src/features/onboarding/saga';
import type { PressesPart } from '../../src/notices';
import { liftedStoreOf } from '../support/devToolsExtension';
import { type Journey, openPortal } from '../support/journey';

beforeEach(() => {
  jest.useFakeTimers();
});

/** An element of the dialog, once it has loaded: its script takes some rounds. */
const inDialog = async (portal: Journey, role: 'button' | 'switch', name: string): Promise<HTMLElement> => {
  const find = () => screen.queryByRole('dialog') && within(screen.getByRole('dialog')).queryByRole(role, { name });
  for (let round = 0; round < 100 && find() === null; round += 1) await portal.pass(0);
  return within(screen.getByRole('dialog')).getByRole(role, { name });
};

/** Waits without presses until presses count, then presses. */
const press = async (portal: Journey, name: string, role: 'button' | 'switch' = 'button') => {
  const button = await inDialog(portal, role, name);
  await portal.pass(500);
  await portal.user.click(button);
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
  await press(portal, 'Health', 'switch');
  await press(portal, 'I agree');
  await press(portal, 'SKIP');
};

describe('A member with three dialogs due', () => {
  it('sees one after the other, and each answer is sent once', async () => {
    const portal = await openPortal({ member: 'dialogs-all', at: '/portfolio' });
    expect(await inDialog(portal, 'button', 'Accept')).toBeVisible();
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

  it('sends nothing, and stores nothing, when a developer travels back through all of it', async () => {
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

  // Rule `dialog.deliberate`.
  it('decides nothing by tapping continuously, and Escape works all the time', async () => {
    const portal = await openPortal({ member: 'dialogs-all', at: '/portfolio' });
    const accept = await inDialog(portal, 'button', 'Accept');
    for (let tap = 0; tap < 20; tap += 1) {
      await portal.user.click(accept);
      await portal.pass(tap === 10 ? 499 : 300);
    }
    await portal.settle();
    expect(updates(portal)).toEqual([]);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await portal.settle();
    expect(await inDialog(portal, 'button', 'Yes, I agree')).toHaveAttribute('inert');
    expect(updates(portal)).toEqual([]);
  });

  it('finds the buttons inert again when coming back from another screen', async () => {
    const portal = await openPortal({ member: 'consent-pending', at: '/portfolio' });
    const agree = await inDialog(portal, 'button', 'Yes, I agree');
    expect(agree).toHaveAttribute('inert');
    await portal.pass(500);
    expect(agree).not.toHaveAttribute('inert');
    await act(async () => portal.services.navigation.push('/bal-portfolio'));
    await portal.settle();
    await act(async () => portal.services.navigation.push('/portfolio'));
    expect(await inDialog(portal, 'button', 'Yes, I agree')).toHaveAttribute('inert');
    await portal.pass(500);
    expect(await inDialog(portal, 'button', 'Yes, I agree')).not.toHaveAttribute('inert');
  });

  it('sees in time travel whether presses counted then, and they do not start to count by themselves', async () => {
    const portal = await openPortal({ member: 'consent-pending', at: '/portfolio', devTools: true });
    await inDialog(portal, 'button', 'Yes, I agree');
    await portal.pass(10_000);
    const lifted = liftedStoreOf(portal.store);
    const states = lifted.getState().computedStates as readonly { readonly state: PressesPart }[];
    const shown = new Set<string>();
    for (const [index, { state }] of states.entries()) {
      await act(async () => void lifted.dispatch({ type: 'JUMP_TO_STATE', index }));
      await portal.pass(1_000);
      const agree = screen.queryByRole('button', { name: 'Yes, I agree', hidden: true });
      if (agree === null) continue;
      expect(agree.hasAttribute('inert')).toBe(!state.presses.accepted);
      shown.add(String(state.presses.accepted));
    }
    expect([...shown]).toEqual(['false', 'true']);
    expect(lifted.getState().computedStates).toHaveLength(states.length);
  });

  it('is not shown the statement again in a session in which it was closed', async () => {
    const portal = await openPortal({ member: 'privacy-pending', at: '/portfolio' });
    await press(portal, 'Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(updates(portal)).toEqual([]);
    expect(localStorage.getItem('portfolio.disclaimer.rejectedSession')).toBe(`${portal.sandbox.session().visit}`);
  });
});
