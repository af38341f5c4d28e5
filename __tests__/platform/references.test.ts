import fc from 'fast-check';
import { createReferences } from '../../src/platform/references';

describe('a reference', () => {
  it('is short, plain and easy to read out, whatever the time and the random number', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (now, drawn) => {
        const reference = createReferences({ now: () => now }, () => drawn)();
        expect(reference).toMatch(/^[0-9A-Z]{1,10}-[0-9A-Z]{6}$/);
      }),
    );
  });

  it.each([
    [0, '0-000000'],
    [0.5, '0-I00000'],
  ])('has six letters after its dash even if %d is drawn', (drawn, reference) => {
    expect(createReferences({ now: () => 0 }, () => drawn)()).toBe(reference);
  });

  it('differs from the one before it in the same millisecond', () => {
    let drawn = 0;
    const create = createReferences({ now: () => 0 }, () => {
      drawn += 0.01;
      return drawn;
    });
    expect(create()).not.toBe(create());
  });
});
