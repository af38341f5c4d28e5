import fc from 'fast-check';
import { installedTexts, installTexts } from '../../src/texts/installed';
import { arrearsToken, formatArrears, formatMoney, splitAtAmounts } from '../../src/ui/money';

// Rule `money.format`.
describe('an amount of money', () => {
  it.each([
    [98765.4, 'USD', '$ 98,765.40'],
    [1500000.5, 'ZAR', 'R 1,500,000.50'],
    [1200, 'JPY', 'JPY 1,200'],
    [1.2345, 'BHD', 'BHD 1.235'],
    [12, 'EUR', 'EUR 12.00'],
    [-5, 'USD', '-$ 5.00'],
    [-0, 'USD', '$ 0.00'],
    [-0.001, 'ZAR', 'R 0.00'],
    [5, 'FOUR', 'FOUR 5.00'],
    [undefined, 'USD', 'Unavailable'],
    [Number.NaN, 'USD', 'Unavailable'],
    [Number.POSITIVE_INFINITY, 'ZAR', 'Unavailable'],
  ])('%p in %p reads %p', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  it.each(['af', 'de'])('of nothing has no sign in the form of %s', (forms) => {
    const texts = installedTexts();
    installTexts({ ...texts, forms });
    try {
      for (const amount of [-0, -0.001]) expect(formatMoney(amount, 'ZAR')).not.toMatch(/[-−]/);
      expect(formatMoney(-5, 'ZAR')).toMatch(/[-−]/);
    } finally {
      installTexts(texts);
    }
  });

  it('never fails, whatever the currency', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), (amount, currency) => {
        expect(typeof formatMoney(amount, currency)).toBe('string');
      }),
    );
  });
});

// Rule `money.arrears`.
it.each([
  [1234.5, 'ZAR', 'R 1,234.50', '1234.50'],
  [1500000, 'USD', '$ 1,500,000.00', '1500000.00'],
  [1200, 'JPY', 'JPY 1,200.00', '1200.00'],
  [1200, undefined, '\u2007'.repeat(10), '1200.00'],
  [0.5, 'ZAR', 'R 0.50', '0.50'],
  [0.005, 'ZAR', 'R 0.01', '0.01'],
  [1.005, 'ZAR', 'R 1.01', '1.01'],
  [Number.NaN, 'ZAR', 'Unavailable', 'NaN'],
])(
  'Arrears of %d in %s read %s and are the token %s, with 2 decimals in every currency',
  (amount, currency, words, token) => {
    expect(formatArrears(amount, currency)).toBe(words);
    expect(arrearsToken(amount)).toBe(token);
  },
);

/** The text, with each blank that must not break as an underscore. */
const whole = (text: string) =>
  splitAtAmounts(text)
    .map((piece, place) => (place % 2 === 0 ? piece : piece.replaceAll(' ', '_')))
    .join('');

describe('a text with amounts of money', () => {
  it.each([
    ['Your membership is R 120.00 in arrears.', 'Your membership is R_120.00 in arrears.'],
    ['$ 5, USD 6 and -€ 7', '$_5, USD_6 and -€_7'],
    ['Pay R 1 500 000,50 by 5 May 2026.', 'Pay R_1_500_000,50 by 5 May 2026.'],
    ['120.00 ZAR, or 6 € less', '120.00_ZAR, or 6_€ less'],
    ['CAR 12 months', 'CAR_12 months'],
    ['Your R1 debt of R 12 3456', 'Your R1 debt of R_12 3456'],
    ['BMW BANKER 12 and Option R', 'BMW BANKER 12 and Option R'],
    ['', ''],
  ])('%p keeps each of them in one line: %p', (text, kept) => {
    expect(whole(text)).toBe(kept);
  });

  it('is unchanged, whatever it says', () => {
    const words = fc.array(fc.constantFrom('R', '$', 'ZAR', ' ', '  ', '-', '1', '500', ',50', 'and', '\u00a0', '€'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          words.map((parts) => parts.join('')),
        ),
        (text) => {
          expect(splitAtAmounts(text).join('')).toBe(text);
        },
      ),
    );
  });
});
