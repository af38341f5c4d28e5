import { act, fireEvent, screen, within } from '@testing-library/react';
import { interactionAccepted, Notices, toastReworded, toastShown } from '../../src/notices';
import { byHand, dialogs } from '../support/dialogs';
import { createWorld } from '../support/world';

it('The toast regions stand in the page, announce a success politely and a failure at once, and either can be dismissed', () => {
  const portal = createWorld(dialogs, byHand);
  portal.show(<Notices />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  act(() => {
    portal.dispatch(toastShown('success', { key: 'consent.saved' }));
    portal.dispatch(toastShown('failure', { key: 'consent.notSaved' }));
  });
  expect(screen.getByRole('status')).toHaveTextContent('Your choice has been saved.');
  expect(screen.getByRole('alert')).toHaveTextContent('Your choice could not be saved.');
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(portal.state().toasts.map(({ text }) => text)).toEqual([{ key: 'consent.saved' }]);
});

// Rule `session.warning`: what changes in a live region is spoken, besides what the announcer says.
it('A warning is in no live region, however often it is reworded, and does what its button says', () => {
  const portal = createWorld(dialogs, byHand);
  portal.show(<Notices />);
  const stay = { text: { key: 'session.stay' } as const, event: { type: 'test/stayed' } };
  const warning = toastShown('warning', { key: 'session.endsInMinutes', values: { count: 2 } }, stay);
  act(() => portal.dispatch(warning, interactionAccepted()));
  expect(screen.getByText('You will be signed out in 2 minutes')).toBeVisible();
  const text = { key: 'session.endsInMinutes', values: { count: 1 } } as const;
  act(() => portal.dispatch(toastReworded({ id: warning.payload.id, text })));
  expect(screen.getByText('You will be signed out in 1 minute').closest('[role], [aria-live]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(portal.state().toasts).toEqual([]);
  expect(portal.actions.at(-1)).toEqual(stay.event);
});
