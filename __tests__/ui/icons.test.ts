import { accentAreaOf } from '../../src/ui/icons';

describe('the area of a tile', () => {
  it.each([
    ['gap', 'gap'],
    ['rewards-health', 'health'],
    ['rewards-drive', 'insure'],
    ['rewards-money', 'bank'],
    ['active-rewards', 'rewards'],
    ['toString', undefined],
  ])('%s is %s', (tile, area) => {
    expect(accentAreaOf(tile)).toBe(area);
  });
});
