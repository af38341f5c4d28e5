import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, ButtonLink } from '../../src/ui/Button';
import { Modal } from '../../src/ui/Modal';
import { Switch } from '../../src/ui/Switch';

/** A dialog that opens by itself, and what was done in it. */
const openDialog = () => {
  const done: string[] = [];
  const draw = (accepted: boolean, closable = accepted) => (
    <Modal heading="Consent" withCloseButton interaction={{ accepted, closable }} onClose={() => done.push('close')}>
      <Button onClick={() => done.push('agree')}>I agree</Button>
      <Switch label="Health" checked={false} onToggle={() => done.push('toggle')} />
      <ButtonLink href="#app">Download</ButtonLink>
    </Modal>
  );
  const { rerender } = render(draw(false));
  return { done, accept: () => rerender(draw(true)), letClose: () => rerender(draw(false, true)) };
};

const agree = () => screen.getByText('I agree');

const press = (element: HTMLElement) => {
  fireEvent.pointerDown(element);
  fireEvent.click(element, { detail: 1 });
};

const everything = () => [
  agree(),
  screen.getByLabelText('Close'),
  screen.getByLabelText('Health'),
  screen.getByText('Download'),
];

describe('a dialog in which presses do not count yet', () => {
  it('has buttons, switches and links that say so, and its heading keeps the focus', async () => {
    const { accept } = openDialog();
    for (const one of everything()) {
      expect(one).toHaveAttribute('aria-disabled', 'true');
      expect(one).toHaveAccessibleDescription('Not ready yet');
      await userEvent.click(one);
    }
    expect(screen.getByRole('heading')).toHaveFocus();
    accept();
    for (const one of everything()) {
      expect(one).not.toHaveAttribute('aria-disabled');
      expect(one).not.toHaveAccessibleDescription();
    }
  });

  it('can be closed once it has been in view for a moment, by a press that began after that', () => {
    const { done, letClose } = openDialog();
    const close = screen.getByLabelText('Close');
    fireEvent.pointerDown(close);
    letClose();
    expect(close).not.toHaveAttribute('aria-disabled');
    expect(agree()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(close, { detail: 1 });
    press(agree());
    expect(done).toEqual([]);
    press(close);
    expect(done).toEqual(['close']);
  });

  it('accepts no click of any kind, and Escape closes it', () => {
    const { done } = openDialog();
    for (const one of everything()) expect(fireEvent.click(one)).toBe(false);
    expect(fireEvent.click(screen.getByText('Health'))).toBe(false);
    expect(done).toEqual([]);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(done).toEqual(['close']);
  });
});

describe('a dialog in which presses count', () => {
  it('ignores a click whose press began before', () => {
    const { done, accept } = openDialog();
    fireEvent.pointerDown(screen.getByRole('dialog'));
    accept();
    fireEvent.click(agree(), { detail: 1 });
    expect(done).toEqual([]);
    press(agree());
    expect(done).toEqual(['agree']);
  });

  it('ignores a click whose press the page was too busy to report in time', () => {
    const { done, accept } = openDialog();
    const early = new Event('pointerdown', { bubbles: true });
    accept();
    Object.defineProperty(early, 'timeStamp', { value: early.timeStamp - 1 });
    fireEvent(agree(), early);
    fireEvent.click(agree(), { detail: 1 });
    expect(done).toEqual([]);
  });

  it('accepts clicks of a keyboard, a screen reader or voice control, which have no pointer', () => {
    const { done, accept } = openDialog();
    accept();
    fireEvent.click(agree());
    fireEvent(agree(), Object.defineProperty(new MouseEvent('click', { bubbles: true }), 'pointerType', { value: '' }));
    expect(done).toEqual(['agree', 'agree']);
  });
});

afterEach(() => jest.restoreAllMocks());

// Rule `session.warning`. Browsers close a dialog by themselves when Escape is pressed twice.
it('A dialog that the browser has closed and its parent keeps is open again', () => {
  const Kept = () => {
    const [asked, setAsked] = useState(0);
    return (
      <Modal heading="Stay?" onClose={() => setAsked(asked + 1)}>
        <p>{asked}</p>
      </Modal>
    );
  };
  render(<Kept />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog).toHaveTextContent('1');
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(document.documentElement).toHaveAttribute('data-dialog', '1');
});

// Rule `press.time`: opening has the page styled anew, and each mark that comes later would do so once more.
it('A dialog marks the page before it opens', () => {
  const marks: (string | null)[] = [];
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    marks.push(document.documentElement.getAttribute('data-dialog'));
  });
  const { unmount } = render(
    <Modal heading="Help" onClose={() => undefined}>
      <p>Words</p>
    </Modal>,
  );
  unmount();
  expect(marks).toEqual(['1']);
  expect(document.documentElement).not.toHaveAttribute('data-dialog');
});

it('A switch is read with its description, why it cannot be changed, and first with its error', () => {
  render(
    <Switch
      label="Health"
      checked
      description="News on medical aid"
      disabledReason="Always on"
      error="Failed! Please retry"
      onToggle={() => undefined}
    />,
  );
  expect(screen.getByRole('switch', { name: 'Health' })).toHaveAccessibleDescription(
    'Failed! Please retry News on medical aid Always on',
  );
});
