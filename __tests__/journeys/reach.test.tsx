import { screen, within } from '@testing-library/react';
import { openPortal, textOf } from '../support/journey';

beforeEach(() => {
  jest.useFakeTimers();
});

const outline = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map(({ tagName }) => Number(tagName.slice(1)));

describe('The screens for who listens or uses the keyboard', () => {
  // Rule `skip.products`.
  it.each(['/portfolio', '/bal-portfolio'])('have a link that skips to the products: %s', async (at) => {
    const portal = await openPortal({ at });
    await portal.user.click(screen.getByRole('link', { name: 'Skip to your products' }));
    expect(screen.getByRole('region', { name: 'Your products' })).toHaveFocus();
    expect(portal.crashes).toEqual([]);
  });

  it.each([
    ['arrears', '/portfolio'],
    ['newcomer', '/portfolio'],
    ['arrears', '/bal-portfolio'],
  ])('have headings of which none skips a level: %s at %s', async (member, at) => {
    await openPortal({ member, at });
    const levels = outline();
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  // Rule `link.purpose`.
  it('say for what each "Activate now" and "Fix it now" of a tile is', async () => {
    const portal = await openPortal({ member: 'inactive-rewards' });
    const activations = screen.getAllByRole('link', { name: 'Activate now' });
    expect(activations.length).toBeGreaterThan(1);
    for (const link of activations) {
      const heading = link.closest('article')?.querySelector('h3');
      expect(link).toHaveAccessibleDescription(textOf(heading));
    }
    portal.close();
    const owing = await openPortal({ member: 'arrears' });
    const name = 'Fix it now Car and home insurance';
    const links = screen.getAllByRole('link', { name });
    expect(links).toHaveLength(2);
    expect(links).toContain(within(owing.tile('insure')).getByRole('link', { name }));
    for (const link of links)
      expect(link).toHaveAccessibleDescription('Your last debit order was returned by your bank.');
  });

  // Rule `balance.newcomer`.
  it('show to who holds nothing at all what the calls say', async () => {
    await openPortal({ member: 'newcomer', at: '/bal-portfolio' });
    expect(textOf(screen.getByRole('region', { name: 'Active Rewards' }))).toBe(
      'Active Rewards Health Not started Exercise No goal yet 0 plays 0 Miles',
    );
  });
});
