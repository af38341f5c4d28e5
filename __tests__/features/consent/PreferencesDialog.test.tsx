import { act, fireEvent, screen } from '@testing-library/react';
import { PreferencesHost } from '../../../src/features/consent';
import { CONSENT_CATEGORY } from '../../../src/features/consent/preferences';
import { dialogAsked } from '../../../src/notices';
import { openDialogs, type TestPortal } from '../../notices/portal';

let portal: TestPortal;

beforeEach(async () => {
  portal = openDialogs();
  portal.show(<PreferencesHost />);
  await act(async () => {
    portal.enter('portfolio');
    portal.store.dispatch(dialogAsked({ dialog: 'managePreferences' }));
  });
  await screen.findByRole('dialog', { name: 'Manage preferences' });
  const products = [{ name: 'Health', isSubscribed: false }];
  await act(() =>
    portal
      .call('viewPreferences')
      .answer({ sections: [{ visible: true, categories: [{ visible: true, name: CONSENT_CATEGORY, products }] }] }),
  );
});
afterEach(() => portal.close());

// Rules `help.preferences`, `dialog.deliberate`.
describe('the preferences that the member opened', () => {
  it('take no press of a switch before a pause, because switches arrive later', () => {
    portal.unrest();
    fireEvent.click(screen.getByText('Health'));
    fireEvent.click(screen.getByLabelText('Health'));
    expect(portal.sent('updatePreference')).toEqual([]);
    portal.rest();
    fireEvent.click(screen.getByRole('switch', { name: 'Health' }));
    expect(portal.sent('updatePreference')).toHaveLength(1);
  });

  it('can be closed at once, which sends nothing', () => {
    portal.unrest();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.sent('updateConsent')).toEqual([]);
  });
});
