import { tileHeadings } from '../../src/contract/tileNames';
import { tileLookOf } from '../../src/ui/tileLook';

describe('the look of a tile', () => {
  it.each(Object.keys(tileHeadings))('is known for the product tile %s', (tile) => {
    expect(tileLookOf(tile)).toBeDefined();
  });

  it('gives the products of one family the same colour, and two columns to those with figures or text of their own', () => {
    expect(tileLookOf('gap')).toMatchObject({ area: 'health' });
    expect(tileLookOf('gap')?.wide).toBeUndefined();
    expect(tileLookOf('invest')).toMatchObject({ area: 'money', wide: true });
  });

  it.each(['rewards-health', 'active-rewards', 'toString', 'constructor'])('does not exist for %s', (tile) => {
    expect(tileLookOf(tile)).toBeUndefined();
  });
});
