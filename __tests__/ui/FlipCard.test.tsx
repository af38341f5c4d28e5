import { render, screen } from '@testing-library/react';
import { FlipCard } from '../../src/ui/FlipCard';

const card = (turned: boolean) => (
  <FlipCard
    turned={turned}
    front={<h2 tabIndex={-1}>Marketing consent</h2>}
    back={<h2 tabIndex={-1}>Manage preferences</h2>}
  />
);

describe('a card with two sides', () => {
  it('makes its hidden side inert, and leaves the focus alone at first', () => {
    render(card(false));
    expect(screen.getByText('Marketing consent').parentElement).not.toHaveAttribute('inert');
    expect(screen.getByText('Manage preferences').parentElement).toHaveAttribute('inert');
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to the heading of the side that becomes visible', () => {
    const { rerender } = render(card(false));
    rerender(card(true));
    expect(screen.getByText('Manage preferences')).toHaveFocus();
    expect(screen.getByText('Marketing consent').parentElement).toHaveAttribute('inert');
    rerender(card(false));
    expect(screen.getByText('Marketing consent')).toHaveFocus();
  });
});
