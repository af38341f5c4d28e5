import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from '../../src/ui/Modal';
import { type Toast, Toasts } from '../../src/ui/Toasts';

const nothing = () => undefined;

type Said = Omit<Toast, 'kind'>;

const toasts = (
  successes: readonly Said[],
  failures: readonly Said[],
  accepted = true,
  onAct: (id: string) => void = nothing,
) => (
  <Toasts
    toasts={[
      ...successes.map((toast) => ({ ...toast, kind: 'success' as const })),
      ...failures.map((toast) => ({ ...toast, kind: 'failure' as const })),
    ]}
    onDismiss={nothing}
    onAct={onAct}
    interaction={{ accepted }}
  />
);

// The page keeps that much room free below what has the focus (rule `focus.sight`).
it('the page says how many toasts there are, whichever their region, and nothing once they are gone', () => {
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, text: id }));
  const draw = (successes: readonly string[], failures: readonly string[]) => toasts(named(successes), named(failures));
  const { rerender, unmount } = render(draw(['a'], ['b']));
  const told = () => document.documentElement.getAttribute('data-toasts');
  expect(told()).toBe('2');
  rerender(draw([], ['b', 'c', 'd']));
  expect(told()).toBe('3');
  rerender(draw([], []));
  expect(told()).toBeNull();
  rerender(draw(['e'], []));
  unmount();
  expect(told()).toBeNull();
});

it('A toast with a button accepts a press of it only after a pause, and can always be dismissed', async () => {
  const acted: string[] = [];
  const draw = (accepted: boolean) =>
    toasts([], [{ id: 'a', text: 'Not saved', action: { text: 'Try again' } }], accepted, (id) => acted.push(id));
  const { rerender } = render(draw(false));
  const again = screen.getByText('Try again');
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Dismiss' })).not.toHaveAttribute('aria-disabled');
  await userEvent.click(again);
  expect(acted).toEqual([]);
  rerender(draw(true));
  await userEvent.click(again);
  expect(acted).toEqual(['a']);
});

// Rule `toast.focus`.
it('The focus goes from a toast that is gone back to where it was, and stays where it is otherwise', async () => {
  const draw = (shown: readonly Said[]) => (
    <>
      <button type="button">Behind</button>
      {toasts(shown, [])}
    </>
  );
  const { rerender } = render(draw([]));
  await userEvent.tab();
  rerender(
    draw([
      { id: 'a', text: 'Saved' },
      { id: 'b', text: 'Copied' },
    ]),
  );
  await userEvent.tab();
  expect(screen.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
  rerender(draw([{ id: 'a', text: 'Saved' }]));
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  rerender(draw([]));
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
});

const page = (open: string | undefined, onBehind: () => void = nothing) => (
  <>
    {toasts([{ id: 'a', text: 'Saved' }], [])}
    <button type="button" onClick={onBehind}>
      Behind
    </button>
    {open === undefined ? null : (
      <Modal key={open} heading={open} withCloseButton onClose={nothing}>
        <p>Words</p>
      </Modal>
    )}
  </>
);

describe('what stays above dialogs', () => {
  // Rule `toast.order`.
  it('is reached by Tab before the dialog, above which it is seen', async () => {
    render(page('First'));
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('is in the open dialog, with the same elements as before, and back in the page afterwards', () => {
    const { rerender } = render(page(undefined));
    const region = screen.getByText('Saved').closest('[role="status"]');
    const home = region?.parentElement?.parentElement;
    for (const open of ['First', 'Second']) {
      rerender(page(open));
      expect(screen.getByRole('dialog', { name: open })).toContainElement(screen.getByText('Saved'));
      expect(screen.getAllByRole('status')).toEqual([region]);
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    }
    rerender(page(undefined));
    expect(screen.getAllByRole('status')).toEqual([region]);
    expect(region?.parentElement?.parentElement).toBe(home);
  });
});

it('The second click of a double click that closed a dialog does nothing behind it, and the next click works', () => {
  const heard = jest.fn();
  const { rerender } = render(page('First', heard));
  rerender(page(undefined, heard));
  /** A click as the browser reports it: `detail` is 2 for the second one of a double click. */
  const click = (detail: number) => fireEvent.click(screen.getByText('Behind'), { detail });
  click(2);
  click(3);
  expect(heard).not.toHaveBeenCalled();
  click(1);
  click(2);
  expect(heard).toHaveBeenCalledTimes(2);
});
