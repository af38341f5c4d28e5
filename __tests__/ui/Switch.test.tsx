import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from '../../src/ui/Switch';

describe('a switch', () => {
  it('is named by its label, shows its state, and can be turned by the switch or its label', async () => {
    const asked: string[] = [];
    render(<Switch label="Health" checked onToggle={() => asked.push('toggle')} />);
    const control = screen.getByRole('switch', { name: 'Health', checked: true });
    expect(control).not.toHaveAttribute('aria-describedby');
    await userEvent.click(control);
    await userEvent.click(screen.getByText('Health'));
    expect(asked).toEqual(['toggle', 'toggle']);
  });

  it('that cannot be changed says why and stays as it is', async () => {
    const asked: string[] = [];
    render(<Switch label="Health" checked={false} disabledReason="Always on" onToggle={() => asked.push('toggle')} />);
    const control = screen.getByRole('switch', { name: 'Health', checked: false });
    expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription('Always on');
    await userEvent.click(control);
    expect(asked).toEqual([]);
  });

  it('is read with its description, why it cannot be changed, and first with its error', () => {
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

  it('whose change failed says so', () => {
    render(<Switch label="Health" checked={false} saving error="Failed! Please retry" onToggle={() => undefined} />);
    const control = screen.getByRole('switch', { name: 'Health' });
    expect(control).toHaveAccessibleDescription('Failed! Please retry');
    expect(control).toHaveAttribute('aria-busy', 'true');
  });
});
