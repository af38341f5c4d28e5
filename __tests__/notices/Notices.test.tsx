import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ErrorReference,
  interactionAccepted,
  Notices,
  type ToastNotice,
  toastDismissed,
  toastShown,
} from '../../src/notices';
import { Modal } from '../../src/ui/Modal';
import { byHand, dialogs } from '../support/dialogs';
import { inWords } from '../support/inWords';
import { createWorld, settle } from '../support/world';

const user = userEvent.setup({ delay: null });
const nothing = () => undefined;

const page = (open?: string) => (
  <>
    <Notices areShown />
    <button type="button">Behind</button>
    {open === undefined ? null : (
      <Modal key={open} heading={open} withCloseButton onClose={nothing}>
        <p>Words</p>
      </Modal>
    )}
  </>
);

/** Shows a page with toasts; `say` returns what dismisses the toast, however that comes about. */
const openPage = (open?: string) => {
  const portal = createWorld(dialogs, byHand);
  const view = portal.show(page(open));
  const say = (
    kind: ToastNotice['kind'],
    key: 'consent.saved' | 'consent.notSaved' | 'failure.referenceCopied',
    action?: ToastNotice['action'],
  ) => {
    const event = toastShown(kind, { key }, action);
    act(() => portal.dispatch(event));
    return () => act(() => portal.dispatch(toastDismissed({ id: event.payload.id })));
  };
  return { ...portal, ...view, say };
};

it('The toast regions stand in the page, announce a success politely and a failure at once, and either can be dismissed', () => {
  const { say, state } = openPage();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  say('success', 'consent.saved');
  say('failure', 'consent.notSaved');
  expect(screen.getByRole('status')).toHaveTextContent('Your choice has been saved.');
  expect(screen.getByRole('alert')).toHaveTextContent('Your choice could not be saved.');
  // A second toast is announced without the first.
  for (const role of ['status', 'alert']) expect(screen.getByRole(role)).toHaveAttribute('aria-atomic', 'false');
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(state().toasts.map(({ text }) => text)).toEqual([{ key: 'consent.saved' }]);
});

// Rule `session.asked`.
it('While nothing of the member may be seen no toast is shown', () => {
  const { say, rerender } = openPage();
  say('failure', 'consent.notSaved');
  rerender(<Notices areShown={false} />);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

// The page keeps that much room free below what has the focus (rule `focus.sight`).
it('the page says how many toasts there are, whichever their region, and nothing once they are gone', () => {
  const { say, unmount } = openPage();
  const told = () => document.documentElement.getAttribute('data-toasts');
  const dismissals = [say('success', 'consent.saved'), say('failure', 'consent.notSaved')];
  expect(told()).toBe('2');
  dismissals.push(say('failure', 'failure.referenceCopied'));
  expect(told()).toBe('3');
  for (const dismiss of dismissals) dismiss();
  expect(told()).toBeNull();
  say('success', 'consent.saved');
  unmount();
  expect(told()).toBeNull();
});

it('A toast with a button accepts a press of it only after a pause, and can always be dismissed', () => {
  const { say, dispatch, actions } = openPage();
  const event = { type: 'test/triedAgain' };
  say('failure', 'consent.notSaved', { text: { key: 'action.tryAgain' }, event });
  const again = screen.getByText('Try again');
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Dismiss' })).not.toHaveAttribute('aria-disabled');
  fireEvent.click(again);
  expect(actions).not.toContainEqual(event);
  act(() => dispatch(interactionAccepted()));
  fireEvent.click(again);
  expect(actions).toContainEqual(event);
  expect(again).not.toBeInTheDocument();
});

// Rule `toast.focus`.
it('The focus goes from a toast that is gone back to where it was, and stays where it is otherwise', () => {
  const { say } = openPage();
  screen.getByRole('button', { name: 'Behind' }).focus();
  const dismissFirst = say('success', 'consent.saved');
  const dismissSecond = say('success', 'failure.referenceCopied');
  act(() => screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus());
  dismissSecond();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  dismissFirst();
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
});

describe('what stays above dialogs', () => {
  // Rule `toast.order`.
  it('is reached by Tab before the dialog, above which it is seen', async () => {
    openPage('First').say('success', 'consent.saved');
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('is in the open dialog, with the same elements as before, and back in the page afterwards', () => {
    const { say, rerender } = openPage();
    say('success', 'consent.saved');
    const toast = screen.getByText('Your choice has been saved.');
    const region = toast.closest('[role="status"]');
    const home = region?.parentElement?.parentElement;
    for (const open of ['First', 'Second']) {
      rerender(page(open));
      expect(screen.getByRole('dialog', { name: open })).toContainElement(toast);
      expect(screen.getAllByRole('status')).toEqual([region]);
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    }
    rerender(page());
    expect(screen.getAllByRole('status')).toEqual([region]);
    expect(region?.parentElement?.parentElement).toBe(home);
  });
});

const show = (reference: string | undefined, isAllowed = true) => {
  const copied: string[] = [];
  const write = async (text: string) => {
    copied.push(text);
    return isAllowed;
  };
  const world = createWorld(dialogs, { services: { clipboard: { isAvailable: () => true, write } } });
  return { ...world, ...world.show(<ErrorReference reference={reference} />), copied };
};

const copy = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy reference' }));
    await settle();
  });

describe('The reference of a failure', () => {
  // Rule `failure.reference`.
  it('can be unfolded, and copied, which a toast confirms', async () => {
    const { copied, state } = show('MI3K9X2A-4F7QZB');
    expect(screen.getByText('Reference MI3K9X2A-4F7QZB')).not.toBeVisible();
    fireEvent.click(screen.getByText('Details for support'));
    expect(screen.getByText('Reference MI3K9X2A-4F7QZB')).toBeVisible();
    expect(copied).toEqual([]);
    await copy();
    expect(copied).toEqual(['MI3K9X2A-4F7QZB']);
    expect(inWords(state().toasts)).toMatchObject([{ kind: 'success', text: 'Reference copied' }]);
  });

  it('is to be copied by hand if the browser forbids it', async () => {
    const { state, outbox } = show('MI3K9X2A-4F7QZB', false);
    await copy();
    const text = 'The reference could not be copied. Please select it and copy it by hand.';
    expect(inWords(state().toasts)).toMatchObject([{ kind: 'failure', text }]);
    expect(outbox.logged).toEqual([]);
  });

  it('is not rendered without a reference', () => {
    expect(show(undefined).container).toBeEmptyDOMElement();
  });
});
