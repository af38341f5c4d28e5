import { render, screen } from '@testing-library/react';
import { ContentUnavailable } from '../../src/content/ContentUnavailable';

describe('content that cannot be shown', () => {
  it('is a warning in its place that interrupts nobody', () => {
    render(<ContentUnavailable />);
    expect(screen.getByText('Unable to load content.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
