// Before the store, whose library looks for DevTools when it is loaded.
import '../support/devToolsExtension';

import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { PORTAL_VALUE } from '../../src/features/onboarding/saga';
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
  it('sees one after the other, each answer is sent once, and going back through all of it in time sends and stores nothing', async () => {
    const portal = await openPortal({ member: 'dialogs-all', at: '/portfolio', devTools: true });
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
});
