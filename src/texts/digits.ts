import { installedTexts } from './installed';

/** How many decimals a number gets, 0 to 20. */
interface Decimals {
  readonly least: number;
  readonly most: number;
}

const grouped = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * A finite number without its sign, such as "98,765.40" (rule `count.separators`), in the form of `forms`, BCP 47. What
 * needs no rounding is grouped here: the browser's first `Intl.NumberFormat` takes some forty milliseconds.
 */
export const digitsOf = (value: number, { least, most }: Decimals, forms = installedTexts().forms): string => {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(Math.abs(value))) ?? [];
  if (forms !== 'en' || whole === undefined || fraction.length > most) {
    return new Intl.NumberFormat(forms, {
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
