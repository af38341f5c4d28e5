import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from '../../src/ui/Modal';

describe('a modal dialog', () => {
  it('is named by its heading, which takes the focus, and its button asks to close it', async () => {
    const asked: string[] = [];
    render(
      <Modal heading="Privacy statement" onClose={() => asked.push('close')}>
        <p>Words</p>
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: 'Privacy statement' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Privacy statement' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(asked).toEqual(['close']);
  });

  it('asks to be closed on Escape and stays until it is removed', () => {
    const asked: string[] = [];
    render(
      <Modal heading="Privacy statement" onClose={() => asked.push('close')}>
        <p>Words</p>
      </Modal>,
    );
    const dialog = screen.getByRole('dialog');
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(asked).toEqual(['close']);
    expect(dialog).toBeVisible();
  });

  it('can be named by a heading in its content and leave the close button to its content', () => {
    render(
      <Modal labelledBy="own" withoutCloseButton onClose={() => undefined}>
        <h2 id="own" tabIndex={-1}>
          What's new
        </h2>
        <button type="button">SKIP</button>
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: "What's new" })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });
});
