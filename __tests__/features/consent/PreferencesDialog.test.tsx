import { act, fireEvent, screen } from '@testing-library/react';
import { CONSENT_CATEGORY } from '../../../src/features/consent/preferencesSaga';
import { preferencesDialog } from '../../../src/features/consent/saga';
import { dialogAsked, pressesAccepted, restBegan } from '../../../src/notices';
import { byHand, type DialogsWorld, dialogs } from '../../support/dialogs';
import { createWorld } from '../../support/world';

let portal: DialogsWorld;

beforeEach(async () => {
  portal = createWorld(dialogs, byHand);
  await portal.visit(<preferencesDialog.Host />);
  await act(async () => portal.dispatch(dialogAsked({ dialog: 'managePreferences' })));
  await screen.findByRole('dialog', { name: 'Manage preferences' });
  const products = [{ name: 'Health', isSubscribed: false }];
  await act(() =>
    portal
      .call('viewPreferences')
      .answer({ sections: [{ visible: true, categories: [{ visible: true, name: CONSENT_CATEGORY, products }] }] }),
  );
});

// Rules `help.preferences`, `dialog.deliberate`.
describe('the preferences that the member opened', () => {
  it('take no press of a switch before a pause, because switches arrive later', () => {
    act(() => portal.dispatch(restBegan()));
    fireEvent.click(screen.getByText('Health'));
    fireEvent.click(screen.getByLabelText('Health'));
    expect(portal.callsTo('updatePreference')).toEqual([]);
    act(() => portal.dispatch(pressesAccepted()));
    fireEvent.click(screen.getByRole('switch', { name: 'Health' }));
    expect(portal.callsTo('updatePreference')).toHaveLength(1);
  });

  it('can be closed at once, which sends nothing', () => {
    act(() => portal.dispatch(restBegan()));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.callsTo('updateConsent')).toEqual([]);
  });
});
