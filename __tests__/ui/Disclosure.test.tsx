import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from '../../src/ui/Disclosure';

describe('a disclosure', () => {
  it('is closed until told to be open, and reports clicks', async () => {
    const asked: string[] = [];
    const disclosure = (expanded: boolean) => (
      <Disclosure label="2 policies" expanded={expanded} onToggle={() => asked.push('toggle')}>
        <p>Comprehensive gap cover</p>
      </Disclosure>
    );
    const { rerender } = render(disclosure(false));
    const button = screen.getByRole('button', { name: '2 policies', expanded: false });
    expect(screen.queryByText('Comprehensive gap cover')).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(asked).toEqual(['toggle']);
    rerender(disclosure(true));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Comprehensive gap cover')).toBeVisible();
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByText('Comprehensive gap cover'),
    );
  });
});
