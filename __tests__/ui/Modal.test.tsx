import { render } from '@testing-library/react';
import { Modal } from '../../src/ui/Modal';

// Rule `press.time`: opening has the page styled anew, and each mark that comes later would do so once more.
it('A dialog marks the page before it opens', () => {
  const marks: (string | null)[] = [];
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function open() {
    marks.push(document.documentElement.getAttribute('data-dialog'));
    this.setAttribute('open', '');
  };
  const close = HTMLDialogElement.prototype.close;
  HTMLDialogElement.prototype.close = function shut() {
    this.removeAttribute('open');
  };
  try {
    const { unmount } = render(
      <Modal heading="Help" onClose={() => undefined}>
        <p>Words</p>
      </Modal>,
    );
    unmount();
  } finally {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  }
  expect(marks).toEqual(['1']);
  expect(document.documentElement).not.toHaveAttribute('data-dialog');
});
