import { render, screen } from '@testing-library/react';
import { BannerHeading } from '../../src/content';

// Rule `banner.heading`. Its colours are tried in a browser (blocks.spec.ts): jsdom knows none.
describe('a banner', () => {
  it('has a centred heading, in the colour of the page if its own is not known', () => {
    render(<BannerHeading text="Active Rewards" textColour="no colour" ground="surface" />);
    const heading = screen.getByRole('heading', { level: 3, name: 'Active Rewards' });
    expect(heading).toHaveStyle({ textAlign: 'center' });
    expect(heading.style.getPropertyValue('--by-day')).toBe('');
    expect(heading).not.toHaveAttribute('data-grounded');
  });
});
