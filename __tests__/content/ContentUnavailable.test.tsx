import { fireEvent, render, screen } from '@testing-library/react';
import { ContentUnavailable } from '../../src/content/ContentStates';

describe('content that cannot be shown', () => {
  it('is a warning that does not interrupt screen readers', () => {
    const onRetry = jest.fn();
    render(<ContentUnavailable onRetry={onRetry} />);
    expect(screen.getByText('Unable to load content.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    // Rule `content.retry`.
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
