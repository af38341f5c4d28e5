import { render, screen } from '@testing-library/react';
import { ContentBanner } from '../../src/content';

const headingIn = (textColour: string | undefined): HTMLElement => {
  render(
    <ContentBanner heading="Active Rewards" textColour={textColour}>
      <p>Play today</p>
    </ContentBanner>,
  );
  return screen.getByRole('heading', { level: 3, name: 'Active Rewards' });
};

describe('a banner', () => {
  it('has its heading in the middle, above what it carries', () => {
    expect(headingIn(undefined)).toHaveStyle({ textAlign: 'center' });
    expect(screen.getByText('Play today')).toBeVisible();
  });

  it.each([
    ['navy', '#000080', ''],
    ['#ffffff', '', '#ffffff'],
    ['#888', '', '#888888'],
    ['red;position:fixed', '', ''],
    ['var(--ink)', '', ''],
  ])('coloured %s is %j by day and %j by night', (textColour, byDay, byNight) => {
    const { style } = headingIn(textColour);
    expect(style.getPropertyValue('--by-day')).toBe(byDay);
    expect(style.getPropertyValue('--by-night')).toBe(byNight);
  });

  it('has no heading where none was sent', () => {
    render(<ContentBanner>{<p>Play today</p>}</ContentBanner>);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
