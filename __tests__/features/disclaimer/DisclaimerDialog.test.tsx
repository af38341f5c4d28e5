import { act, fireEvent, screen } from '@testing-library/react';
import { disclaimerDialog, REJECTED_SESSION } from '../../../src/features/disclaimer/saga';
import { pressesAccepted } from '../../../src/notices';
import { byHand, type DialogsWorld, dialogs } from '../../support/dialogs';
import { createWorld } from '../../support/world';

let portal: DialogsWorld;

beforeEach(async () => {
  portal = createWorld(dialogs, byHand);
  await portal.visit(<disclaimerDialog.Host />);
  await act(() =>
    portal
      .call('disclaimerEnable')
      .answer({ enable: true, sessionId: 'session-2', contentPath: '/portfolio/privacy', version: '7' }),
  );
  await screen.findByRole('dialog', { name: 'Privacy statement' });
  act(() => portal.dispatch(pressesAccepted()));
});

describe('the privacy statement', () => {
  it('"Accept" sends the version, and the dialog stays until the answer arrives', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(portal.call('disclaimerAccept').options).toEqual({ query: { version: '7' } });
  });

  it('"Close" hides it and remembers the session', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.kept.get(REJECTED_SESSION)).toBe('session-2');
  });

  it('Escape does the same as "Close"', () => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.kept.get(REJECTED_SESSION)).toBe('session-2');
  });
});
