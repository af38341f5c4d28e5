import { render, screen } from '@testing-library/react';
import { Switch } from '../../src/ui/Switch';

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
