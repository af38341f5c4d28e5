import { digitsOf } from '../texts/digits';
import { installedTexts } from '../texts/installed';
import { text } from '../texts/text';

const symbols: Readonly<Record<string, string>> = { USD: '$', ZAR: 'R' };

const wellFormedCode = /^[A-Z]{3}$/;

// Intl throws on malformed codes.
const decimalsOf = (currency: string): number =>
  Object.hasOwn(symbols, currency) || !wellFormedCode.test(currency)
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

const written = (amount: number | undefined, decimals: number, code: string): string => {
  if (amount === undefined || !Number.isFinite(amount)) return text('part.unavailable');
  const { forms } = installedTexts();
  if (forms !== 'en' && wellFormedCode.test(code)) {
    const form = {
      style: 'currency',
      currency: code,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    } as const;
    return new Intl.NumberFormat(forms, form).format(amount);
  }
  const digits = digitsOf(amount, { least: decimals, most: decimals });
  const sign = amount < 0 && /[1-9]/.test(digits) ? '-' : '';
  return `${sign}${symbols[code] ?? code} ${digits}`;
};

/** An amount as a member reads it: `$ 98,765.40`; "Unavailable" if it is no finite number (rule `money.format`). */
export const formatMoney = (amount: number | undefined, currency: string): string =>
  written(amount, decimalsOf(currency), currency);

/**
 * Arrears as a member reads them: `R 1,234.50`, two decimals whatever the currency (rule `money.arrears`); blanks of a
 * digit's width while nobody knows the currency, so that nothing moves once it is known.
 */
export const formatArrears = (amount: number, currency: string | undefined): string =>
  currency === undefined ? written(amount, 2, '$').replace(/./g, '\u2007') : written(amount, 2, currency);

// A currency sign before the number, whose thousands may be separated by spaces, or after it.
const amounts = /((?:\p{Sc}|\b(?:R|[A-Z]{3})) ?[-−]?\d{1,3}(?: \d{3}(?!\d))*[\d.,]*|\d (?:\p{Sc}|[A-Z]{3}\b))/u;

/** A text of a service in pieces: every second one is of an amount, or its part that has blanks. */
export const splitAtAmounts = (text: string): readonly string[] => text.split(amounts);

/** Arrears as the token of a fragment, which becomes a URL parameter: `1234.50` (rule `money.arrears`). */
export const arrearsToken = (amount: number): string =>
  digitsOf(amount, { least: 2, most: 2 }, 'en').replaceAll(',', '');
