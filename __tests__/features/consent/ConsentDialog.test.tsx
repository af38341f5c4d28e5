import { act, fireEvent, screen, within } from '@testing-library/react';
import { CONSENT_CATEGORY, consentDialog } from '../../../src/features/consent/saga';
import { dialogNotDue, interactionAccepted } from '../../../src/notices';
import { callMissed, connectionLost, connectionRestored } from '../../../src/state/connection/slice';
import { byHand, type DialogsWorld, dialogs } from '../../support/dialogs';
import { createWorld } from '../../support/world';

let portal: DialogsWorld;

beforeEach(async () => {
  portal = createWorld(dialogs, byHand);
  await portal.visit(<consentDialog.Host />);
  act(() => portal.dispatch(dialogNotDue({ dialog: 'privacyStatement' })));
  await act(() => portal.call('viewConsent').answer(false));
  await screen.findByRole('dialog', { name: 'Marketing consent' });
});

// Includes the hidden side.
const buttonOf = (name: string): HTMLElement => {
  const button = screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button, button > span' });
  return button.closest('button') ?? button;
};

const press = (name: string) => {
  act(() => portal.dispatch(interactionAccepted()));
  fireEvent.click(buttonOf(name));
};

// Rule `press.time`: the request leaves in a task of its own.
const taskEnds = () => act(() => jest.advanceTimersByTimeAsync(0));

const askForPreferences = async (button = 'Manage Preferences') => {
  press(button);
  await taskEnds();
};

const openPreferences = async (products: unknown) => {
  await askForPreferences();
  await act(() =>
    portal
      .call('viewPreferences')
      .answer({ sections: [{ visible: true, categories: [{ visible: true, name: CONSENT_CATEGORY, products }] }] }),
  );
};

describe('the marketing consent dialog', () => {
  it.each([
    ['Close', 'DEFERRED', undefined],
    ['Yes, I agree', 'GRANTED', { electronicMarketing: 'true' }],
    ['No, I do not agree', 'DECLINED', undefined],
    ['I agree', 'GRANTED', undefined],
  ])('"%s" sends %s and the dialog closes', async (button, status, query) => {
    if (button === 'I agree') await openPreferences([{ name: 'Health' }]);
    press(button);
    expect(portal.call('updateConsent').options).toEqual({ body: { status }, ...(query ? { query } : {}) });
    await act(() => portal.call('updateConsent').answer());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Escape defers, like "Close"', () => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(portal.call('updateConsent').options).toEqual({ body: { status: 'DEFERRED' } });
  });

  // Rule `consent.meaning`.
  it('says what "I agree" agrees to', async () => {
    await openPreferences([{ name: 'Health' }]);
    expect(buttonOf('I agree')).toHaveAccessibleDescription(/^"I agree": we may send you marketing/);
  });

  it('"Manage Preferences" turns the card and "Back" turns it back; the hidden side is inert', () => {
    const sideOf = (name: string) => buttonOf(name).closest('[data-side]');
    expect(sideOf('Back')).toHaveAttribute('inert');
    press('Manage Preferences');
    expect(sideOf('Manage Preferences')).toHaveAttribute('inert');
    expect(sideOf('Back')).not.toHaveAttribute('inert');
    expect(screen.getByRole('heading', { name: 'Manage preferences' })).toHaveFocus();
    press('Back');
    expect(sideOf('Back')).toHaveAttribute('inert');
  });

  // Rules `preferences.mandatory`, `preferences.divider`.
  it('shows a switch for each product, a separator between two, and why a mandatory one cannot be changed', async () => {
    await openPreferences([
      { name: 'Health', isSubscribed: true },
      { name: 'Life', mandatory: true },
    ]);
    expect(screen.getByRole('switch', { name: 'Health' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Life' })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Life' })).toHaveAccessibleDescription(
      'This preference is mandatory and cannot be changed.',
    );
    expect(screen.getAllByRole('separator')).toHaveLength(1);
  });

  it('a switch that could not be saved turns back and says so', async () => {
    await openPreferences([{ name: 'Health' }]);
    const health = screen.getByRole('switch', { name: 'Health' });
    act(() => portal.dispatch(interactionAccepted()));
    fireEvent.click(health);
    expect(health).toBeChecked();
    await act(() => portal.call('updatePreference').fail());
    expect(health).not.toBeChecked();
    expect(health).toHaveAccessibleDescription('Failed! Please retry');
  });

  // Rule `preferences.failure`.
  it('alerts the member to preferences that failed to load, and can be agreed to nevertheless', async () => {
    await askForPreferences();
    expect(buttonOf('I agree')).toBeDisabled();
    await act(() => portal.call('viewPreferences').fail());
    const alert = within(screen.getByRole('dialog')).getByRole('alert');
    expect(alert).toHaveTextContent('Unable to fetch preferences');
    expect(buttonOf('I agree')).toBeEnabled();
    buttonOf('Try again').focus();
    await askForPreferences('Try again');
    expect(portal.callsTo('viewPreferences')).toHaveLength(2);
    expect(buttonOf('Trying again')).toHaveFocus();
    expect(buttonOf('I agree')).toBeDisabled();
    await act(() => portal.call('viewPreferences').fail());
    expect(buttonOf('Try again')).toHaveFocus();
    await askForPreferences('Try again');
    await act(() => portal.call('viewPreferences').answer({ sections: [] }));
    expect(screen.getByRole('heading', { name: 'Manage preferences' })).toHaveFocus();
    expect(buttonOf('I agree')).toBeEnabled();
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
  });

  // Rules `connection.silence`, `connection.return`.
  it('shows no error for preferences that failed without a connection, and fetches them once it is back', async () => {
    await askForPreferences();
    act(() => portal.dispatch(connectionLost(), callMissed('viewPreferences')));
    await act(() => portal.call('viewPreferences').fail());
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.queryByText('Unable to fetch preferences')).toBeNull();
    expect(dialog.getByText('You are offline. This loads again once you are back.')).toBeVisible();
    act(() => portal.dispatch(connectionRestored({ missed: ['viewPreferences'] })));
    expect(dialog.getByText('Loading your preferences')).toBeInTheDocument();
    await taskEnds();
    expect(portal.callsTo('viewPreferences')).toHaveLength(2);
  });

  it.each(['Yes, I agree', 'No, I do not agree', 'I agree'])('"%s" says "Saving" while it is sent', async (name) => {
    if (name === 'I agree') await openPreferences([{ name: 'Health' }]);
    const button = buttonOf(name);
    press(name);
    expect(button).toHaveTextContent('Saving');
    expect(screen.getAllByText('Saving')).toHaveLength(1);
    press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.callsTo('updateConsent')).toHaveLength(1);
  });
});
