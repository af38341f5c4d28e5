import fc from 'fast-check';
import { tilesBeside } from '../../src/screens/tilesBeside';

// bank, health, insure, invest, life, wills, card, employee-benefits, healthy-company, gap, flexicare, travel, iot,
// emergency
const everything = [false, true, false, true, true, false, false, true, false, false, true, false, false, false];

describe('how many tiles are beside the rewards column', () => {
  it('are those of four rows, where wide tiles take two of three columns', () => {
    expect(tilesBeside(everything, 3)).toBe(8);
  });

  it('are all of them, if those below would not fill a row', () => {
    expect(tilesBeside(everything.slice(0, 9), 3)).toBe(9);
    expect(tilesBeside([], 3)).toBe(0);
  });

  it('are those of four rows, if the others just fill a row below', () => {
    const narrow = (count: number) => Array.from({ length: count }, () => false);
    expect(tilesBeside(narrow(15), 3)).toBe(12);
    expect(tilesBeside(narrow(14), 3)).toBe(14);
  });

  it('never are more than there are, and those left below fill a row', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 14 }), (wide) => {
        const beside = tilesBeside(wide, 3);
        const below = wide.slice(beside).reduce((sum, isWide) => sum + (isWide ? 2 : 1), 0);
        expect(beside).toBeLessThanOrEqual(wide.length);
        expect(below === 0 || below >= 3).toBe(true);
      }),
    );
  });
});
