/** How many decimals a number gets, 0 to 20. */
export interface Decimals {
  readonly least: number;
  readonly most: number;
}

const grouped = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * A number without its sign, with thousands separators: 98765.4 with two decimals is "98,765.40". Where nothing has to
 * be rounded, as with nearly every figure of a portal, the digits are grouped here: the browser takes some ten
 * milliseconds to get ready for the first number that it formats itself. Rule `count.separators`.
 * @param value finite
 */
export const digitsOf = (value: number, { least, most }: Decimals): string => {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(Math.abs(value))) ?? [];
  if (whole === undefined || fraction.length > most) {
    return new Intl.NumberFormat('en', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      signDisplay: 'never',
    }).format(value);
  }
  const decimals = fraction.padEnd(least, '0');
  return decimals === '' ? grouped(whole) : `${grouped(whole)}.${decimals}`;
};

/** "3", "1,250" or "-0.5": a count or points, with two decimals at most. Rule `count.separators`. */
export const formatCount = (count: number): string => {
  const digits = digitsOf(count, { least: 0, most: 2 });
  return count < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
};
