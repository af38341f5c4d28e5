import { act, fireEvent, screen, within } from '@testing-library/react';
import { ConsentHost } from '../../../src/features/consent';
import { CONSENT_CATEGORY } from '../../../src/features/consent/preferences';
import { dialogNotDue } from '../../../src/notices';
import { openPortal, type TestPortal } from '../../notices/portal';

let portal: TestPortal;

beforeEach(async () => {
  portal = openPortal();
  portal.show(<ConsentHost />);
  await act(async () => {
    portal.enter('portfolio');
    portal.store.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
    await portal.call('viewConsent').answer(false);
  });
  await screen.findByRole('dialog', { name: 'Marketing consent' });
});
afterEach(() => portal.close());

// Also on the side that is turned away.
const buttonOf = (name: string) => screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button' });

const press = (name: string) => fireEvent.click(buttonOf(name));

const openPreferences = async (products: unknown) => {
  press('Manage Preferences');
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
  ])('"%s" sends %s and the dialog goes', async (button, status, query) => {
    press(button);
    expect(portal.call('updateConsent').options).toEqual({ body: { status }, ...(query ? { query } : {}) });
    await act(() => portal.call('updateConsent').answer());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Escape defers, as "Close" does', () => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(portal.call('updateConsent').options).toEqual({ body: { status: 'DEFERRED' } });
  });

  it('a double click sends once', () => {
    press('Yes, I agree');
    press('Yes, I agree');
    expect(portal.sent('updateConsent')).toHaveLength(1);
  });

  it('"Manage Preferences" turns the card and "Back" turns it again; the side turned away is inert', () => {
    const sideOf = (name: string) => buttonOf(name).closest('[data-side]');
    expect(sideOf('Back')).toHaveAttribute('inert');
    press('Manage Preferences');
    expect(sideOf('Manage Preferences')).toHaveAttribute('inert');
    expect(sideOf('Back')).not.toHaveAttribute('inert');
    expect(screen.getByRole('heading', { name: 'Manage preferences' })).toHaveFocus();
    press('Back');
    expect(sideOf('Back')).toHaveAttribute('inert');
  });

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

  it('shows no separator where there is one product', async () => {
    await openPreferences([{ name: 'Health' }]);
    expect(screen.queryByRole('separator')).toBeNull();
  });

  it('says where there is nothing to manage', async () => {
    await openPreferences([]);
    expect(screen.getByText('There are no preferences to manage.')).toBeVisible();
  });

  it('a switch that could not be saved turns back and says so', async () => {
    await openPreferences([{ name: 'Health' }]);
    const health = screen.getByRole('switch', { name: 'Health' });
    fireEvent.click(health);
    expect(health).toBeChecked();
    await act(() => portal.call('updatePreference').fail());
    expect(health).not.toBeChecked();
    expect(health).toHaveAccessibleDescription('Failed! Please retry');
  });

  it('alerts the member to preferences that cannot be had', async () => {
    press('Manage Preferences');
    await act(() => portal.call('viewPreferences').fail());
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('Unable to fetch preferences');
  });
});
