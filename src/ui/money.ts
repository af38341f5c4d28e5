/** What stands in the place of a value that could not be read. */
export const unavailable = 'Unavailable';

const symbols: Readonly<Record<string, string>> = { USD: '$', ZAR: 'R' };

const wellFormedCode = /^[A-Z]{3}$/;

/** Intl refuses malformed codes by throwing, so only well-formed ones are asked for their decimals. */
const decimalsOf = (currency: string): number =>
  wellFormedCode.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;

interface Digits {
  readonly sign: '' | '-';
  readonly digits: string;
}

const digitsOf = (amount: number | undefined, decimals: number): Digits | undefined => {
  if (amount === undefined || !Number.isFinite(amount)) return undefined;
  const digits = new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'never',
  }).format(amount);
  return { sign: amount < 0 && /[1-9]/.test(digits) ? '-' : '', digits };
};

const codeOf = (currency: string | undefined): string => currency?.trim().toUpperCase() || 'USD';

/**
 * An amount as a member reads it: `$ 98,765.40`, `-R 5.00`, `JPY 1,200`.
 * @param amount major units; undefined, NaN and the infinities read "Unavailable"
 * @param currency ISO 4217 code, USD where none is named; a code nobody knows is shown as it is, with two decimals
 * Source: spec section 9.
 */
export const formatMoney = (amount: number | undefined, currency?: string): string => {
  const code = codeOf(currency);
  const parts = digitsOf(amount, decimalsOf(code));
  return parts ? `${parts.sign}${symbols[code] ?? code} ${parts.digits}` : unavailable;
};

/**
 * Arrears as a token of a fragment: `1234.50`, always two decimals, without grouping, as a number travels in an address.
 * @param amount major units
 * Source: spec section 5.
 */
export const formatArrears = (amount: number): string => amount.toFixed(2);
