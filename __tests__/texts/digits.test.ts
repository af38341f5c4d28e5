import fc from 'fast-check';
import { digitsOf, formatCount } from '../../src/texts/digits';
import { runs } from '../support/breadth';

// Rule `count.separators`.
describe('the digits of a number', () => {
  it('are those that the browser writes, whatever the number and its decimals', () => {
    const amounts = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((cents) => cents / 100),
    );
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), (value, least, more) => {
        const most = least + more;
        const written = new Intl.NumberFormat('en', {
          minimumFractionDigits: least,
          maximumFractionDigits: most,
          signDisplay: 'never',
        }).format(value);
        expect(digitsOf(value, { least, most })).toBe(written);
      }),
      runs({ few: 200, many: 2_000 }),
    );
  });

  it.each([
    [0, '0'],
    [1, '1'],
    [999, '999'],
    [1250, '1,250'],
    [20480.5, '20,480.5'],
    [1234567.891, '1,234,567.89'],
    [-5, '-5'],
    [-0.001, '0'],
  ])('a count of %p reads %p', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});
