import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../src/ui/Toasts';

// The page keeps that much room free below what has the focus (rule `focus.sight`).
it('the page says how many toasts there are, whichever their region, and nothing once they are gone', () => {
  const draw = (successes: readonly string[], failures: readonly string[]) => (
    <Toasts
      successes={successes.map((id) => ({ id, text: id }))}
      failures={failures.map((id) => ({ id, text: id }))}
      onDismiss={() => undefined}
      onAct={() => undefined}
      pressesAccepted
    />
  );
  const { rerender, unmount } = render(draw(['a'], ['b']));
  const told = () => document.documentElement.getAttribute('data-toasts');
  expect(told()).toBe('2');
  rerender(draw([], ['b', 'c', 'd']));
  expect(told()).toBe('3');
  rerender(draw([], ['b']));
  expect(told()).toBe('1');
  rerender(draw([], []));
  expect(told()).toBeNull();
  rerender(draw(['e'], []));
  unmount();
  expect(told()).toBeNull();
});

describe('a toast with a button', () => {
  const acted: string[] = [];
  const draw = (pressesAccepted: boolean) => (
    <Toasts
      successes={[]}
      failures={[{ id: 'a', text: 'Not saved', action: { text: 'Try again' } }]}
      onDismiss={() => undefined}
      onAct={(id) => acted.push(id)}
      pressesAccepted={pressesAccepted}
    />
  );

  it('accepts a press of it only after a pause, and can always be dismissed', async () => {
    const { rerender } = render(draw(false));
    const again = screen.getByText('Try again');
    expect(again).toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: 'Dismiss' })).not.toHaveAttribute('inert');
    await userEvent.click(again);
    expect(acted).toEqual([]);
    rerender(draw(true));
    await userEvent.click(again);
    expect(acted).toEqual(['a']);
  });
});
