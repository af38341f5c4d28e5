import { render, screen } from '@testing-library/react';
import { BannerHeading } from '../../src/content';

const headingIn = (textColour: string | undefined): HTMLElement => {
  render(<BannerHeading text="Active Rewards" textColour={textColour} ground="surface" />);
  return screen.getByRole('heading', { level: 3, name: 'Active Rewards' });
};

// Rule `banner.heading`.
describe('a banner', () => {
  it('has a centred heading', () => {
    expect(headingIn(undefined)).toHaveStyle({ textAlign: 'center' });
  });

  it.each([
    ['navy', '#000080', ''],
    ['#ffffff', '', '#ffffff'],
    ['#888', '', '#888888'],
    ['red;position:fixed', '', ''],
    ['var(--ink)', '', ''],
  ])('coloured %s is %j in the light and %j in the dark scheme', (textColour, byDay, byNight) => {
    const { style } = headingIn(textColour);
    expect(style.getPropertyValue('--by-day')).toBe(byDay);
    expect(style.getPropertyValue('--by-night')).toBe(byNight);
  });

  it('has its colour checked against its own background', () => {
    render(<BannerHeading text="Play" textColour="#8a6d00" ground="sunSoft" />);
    render(<BannerHeading text="Read" textColour="#8a6d00" ground="surface" />);
    const byDay = (name: string) => screen.getByRole('heading', { name }).style.getPropertyValue('--by-day');
    expect([byDay('Play'), byDay('Read')]).toEqual(['', '#8a6d00']);
  });
});
