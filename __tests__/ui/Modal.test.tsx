import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Modal } from '../../src/ui/Modal';

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
