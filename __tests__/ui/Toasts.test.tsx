import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Announcer } from '../../src/ui/Announcer';
import { Toasts } from '../../src/ui/Toasts';

describe('the toasts', () => {
  it('have their two regions in the page before there is anything to say', () => {
    render(<Toasts successes={[]} failures={[]} onDismiss={() => undefined} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('say success and failure each in its region, and can be dismissed', async () => {
    const dismissed: string[] = [];
    render(
      <Toasts
        successes={[{ id: 'a', text: 'Saved' }]}
        failures={[{ id: 'b', text: 'Not saved' }]}
        onDismiss={(id) => dismissed.push(id)}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
    expect(dismissed).toEqual(['b']);
  });
});

describe('the announcer', () => {
  it('reads what it is given', () => {
    render(<Announcer text="3 products loaded" />);
    expect(screen.getByRole('status')).toHaveTextContent('3 products loaded');
  });
});
