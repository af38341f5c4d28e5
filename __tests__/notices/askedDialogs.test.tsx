import type { Action } from '@reduxjs/toolkit';
import { act, fireEvent, screen } from '@testing-library/react';
import { CONSENT_CATEGORY, preferencesDialog } from '../../src/features/consent/saga';
import { type AskedDialog, dialogAsked, selectOpenDialog } from '../../src/notices';
import { amountsDialog } from '../../src/screens/amounts';
import { sessionHeld, sessionProlonged } from '../../src/state/session/slice';
import { dialogs, onOverview } from '../support/dialogs';
import { createWorld, settle } from '../support/world';

const products = [{ name: 'Health' }];
const viewPreferences = { sections: [{ categories: [{ name: CONSENT_CATEGORY, products }] }] };

const open = async (dialog: AskedDialog) => {
  const world = createWorld(
    { ...dialogs, sagas: [...dialogs.sagas, amountsDialog.saga] },
    { before: [onOverview], answers: { viewPreferences, updatePreference: {} } },
  );
  world.show(dialog === 'managePreferences' ? <preferencesDialog.Host /> : <amountsDialog.Host />);
  await act(() => world.happen(dialogAsked({ dialog })));
  await screen.findByRole('dialog');
  await act(settle);
  return {
    press: (role: 'switch' | 'button') => act(async () => void fireEvent.click(screen.getByRole(role))),
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
    // As the warning's "Stay signed in" does, and the answer that the session still holds.
    comeBack: (event: Action = sessionProlonged()) => act(() => world.happen(event)),
    updates: () => world.outbox.calls.filter((name) => name === 'updatePreference').length,
    isOpen: () => selectOpenDialog(world.state()) === dialog,
  };
};

// Rule `dialog.interaction`.
describe('A dialog that the member asked for', () => {
  it.each(['managePreferences', 'amountsExplained'] as const)('can be closed at once: %s', async (dialog) => {
    const { press, isOpen } = await open(dialog);
    await press('button');
    expect(isOpen()).toBe(false);
  });

  it.each([
    ["the session's warning that lay above it", 'managePreferences', sessionProlonged()],
    ["the session's warning that lay above it", 'amountsExplained', sessionProlonged()],
    ['the page that was empty while the session was asked for', 'managePreferences', sessionHeld()],
  ] as const)('is not closed by presses meant for %s: %s', async (_, dialog, event) => {
    const { press, pass, comeBack, isOpen } = await open(dialog);
    await pass(5_000);
    await comeBack(event);
    await press('button');
    expect(isOpen()).toBe(true);
    await pass(500);
    await press('button');
    expect(isOpen()).toBe(false);
  });

  it("changes no preference by presses meant for the session's warning that lay above it", async () => {
    const { press, pass, comeBack, updates } = await open('managePreferences');
    await pass(5_000);
    await comeBack();
    await press('switch');
    expect(updates()).toBe(0);
    await pass(500);
    await press('switch');
    expect(updates()).toBe(1);
  });
});
