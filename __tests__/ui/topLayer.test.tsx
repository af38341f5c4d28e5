import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from '../../src/ui/Modal';
import { Toasts } from '../../src/ui/Toasts';

const page = (open: string | undefined, onBehind: () => void = () => undefined) => (
  <>
    <Toasts
      successes={[{ id: 'a', text: 'Saved' }]}
      failures={[]}
      onDismiss={() => undefined}
      onAct={() => undefined}
      pressesAccepted
    />
    <button type="button" onClick={onBehind}>
      Behind
    </button>
    {open === undefined ? null : (
      <Modal key={open} heading={open} onClose={() => undefined}>
        <p>Words</p>
      </Modal>
    )}
  </>
);

/** A click as the browser reports it: `count` is 2 for the second one of a double click. */
const click = (element: HTMLElement, count: number) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count }));

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

describe('the second click of a double click that closed a dialog', () => {
  it('does nothing to what is behind, and the next click works again', () => {
    const heard: string[] = [];
    const { rerender } = render(page('First', () => void heard.push('behind')));
    rerender(page(undefined, () => void heard.push('behind')));
    click(screen.getByText('Behind'), 2);
    click(screen.getByText('Behind'), 3);
    expect(heard).toEqual([]);
    click(screen.getByText('Behind'), 1);
    click(screen.getByText('Behind'), 2);
    expect(heard).toEqual(['behind', 'behind']);
  });
});
