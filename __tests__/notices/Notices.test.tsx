import { act, fireEvent, screen, within } from '@testing-library/react';
import { Notices, toastShown } from '../../src/notices';
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
