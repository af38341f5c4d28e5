import { formsOf } from './knownSecrets';
import { withoutNamedValues } from './namedValues';

/** What must not be logged, in addition to what is always secret. */
export interface KnownSecrets {
  /** Values that are struck out wherever they occur, in any form. */
  readonly values?: readonly string[];
  /** Names whose values are struck out. */
  readonly names?: readonly string[];
}

/** The longest text of a record, in characters; processing a longer one would block the page. */
export const LONGEST_TEXT = 16_384;
/** Cutting a text may leave the beginning of a secret at its end, so this much of the end is removed as well. */
const TORN = 512;

// V8 quotes the text it could not parse, which may be an answer about a member: `Unexpected token 'x', "{"a" x" is not
// valid JSON`.
const withoutQuotedJson = (text: string): string => {
  const start = text.indexOf('"');
  const end = Math.max(text.lastIndexOf(' is not valid JSON'), text.includes('JSON Parse error') ? text.length : -1);
  return start >= 0 && start < end ? text.slice(0, start) + text.slice(end) : text;
};

const cut = (text: string): string => {
  if (text.length <= LONGEST_TEXT) return text;
  const end = text.slice(LONGEST_TEXT - TORN, LONGEST_TEXT);
  return text.slice(0, LONGEST_TEXT - TORN) + end.slice(0, end.search(/\S*$/));
};

// Before anything is cut, because half a secret would not be recognised.
const withoutValues = (text: string, values: readonly string[]): string =>
  values
    .flatMap(formsOf)
    // The longest first: one secret may begin like another.
    .sort((one, other) => other.length - one.length)
    .reduce((rest, form) => rest.replaceAll(form, '***'), text);

const QUERY = /(?:\?|%(?:25){0,5}3f)[^\s"<>=?#]{0,128}(?:=|%(?:25){0,5}3d)[^\s"<>]*/gi;
const ADDRESS = /([a-z]{2,12}:\/\/)([^\s"<>?#]*)([?#][^\s"<>]*)?/gi;
const PLACE = /(?::\d{1,7}:\d{1,7})?\)?[\],.;:]?$/;

/** What is kept of a query and a fragment: the route in the hash, and the line and column of a stack. */
const routeOf = (rest: string): string => {
  const [route = ''] = /#\/?[\w/.~-]*(?=[?:)]|$)/.exec(rest) ?? [];
  const [place = ''] = PLACE.exec(rest) ?? [];
  return route.endsWith(place) ? route : route + place;
};

// Keeps the lines and columns of a stack.
const withoutQueries = (text: string): string =>
  text
    .replace(
      ADDRESS,
      // There may be a user name and password before the host.
      (_, scheme: string, path: string, rest = '') => scheme + path.replace(/^[^/]*@/, '') + routeOf(rest),
    )
    .replace(QUERY, routeOf);

const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';

// The first three are kept: a script with its line and column, a line and column by themselves, and a host that an
// address names by its number.
const SHAPES = new RegExp(
  [
    '([\\w.~-]{1,120}\\.m?js(?!\\w)(?::\\d{1,7}){0,2}|:\\d{1,7}:\\d{1,7}(?!\\d)' +
      `|(?<=:\\/\\/)${BYTE}(?:\\.${BYTE}){3}(?::\\d{1,5})?(?![^/?#\\s]))`,
    // A JSON Web Token, or any JSON object or list, in base64, once or twice.
    '(?:eyJ|ZXlK|W3si|VzNza)[\\w+/=.%~-]{6,}',
    '[^\\s"<>@(),;:\\\\]{1,64}(?:@|%(?:25){0,5}40)[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,8}',
    // Amounts of money.
    '(?:[$€£¥₹]|(?:\\bR|\\bZAR|\\bUSD|\\bEUR|\\bGBP)(?![A-Za-z]))[^\\S\\n]?-?\\d(?:[., \\u00a0\\u202f]?\\d)*',
    // Numbers of policies, accounts, identities and phones, grouped or not, possibly after a few letters.
    '(?:\\b\\p{L}{1,4}[-_/]?\\p{Nd}{5,}|\\+?\\p{Nd}(?:[^\\S\\n]?[(),./\\u200b-]?[^\\S\\n]?\\p{Nd}){5,})[\\p{L}\\p{N}]{0,12}',
    '\\b\\d{1,5}[.,]\\d{2}(?![\\w.])',
    '([\\w+=~-]{32,})',
  ].join('|'),
  'gu',
);

const withoutShapes = (text: string): string =>
  text.replace(SHAPES, (whole, place: string | undefined, run: string | undefined) => {
    if (place !== undefined) return whole;
    // Session identifiers and tokens contain digits; long function names do not.
    return run === undefined || /\d/.test(run) ? '***' : whole;
  });

// The message of a failed call: method, address without query, and a status, which is not a member's number.
const FAILED_CALL = /^((?:GET|POST|PUT|DELETE) )(\S{1,2048})(: (?:\d{3}|network|unreadable))$/;

/**
 * Makes a text safe to log. Removes `known` secrets in any form, queries of addresses, text quoted by a JSON parser,
 * values after names of secrets, and everything that looks like a credential, an e-mail address, a member's number or
 * an amount. Keeps at most {@link LONGEST_TEXT} characters. Rule `log.redaction`.
 */
export const withoutSecrets = (text: string, { values = [], names = [] }: KnownSecrets = {}): string => {
  const clean = (part: string) => withoutShapes(withoutNamedValues(withoutQueries(part), names));
  const known = withoutValues(text, values);
  const [, method = '', address, outcome = ''] = FAILED_CALL.exec(known) ?? [];
  return address === undefined ? clean(cut(withoutQuotedJson(known))) : method + clean(address) + outcome;
};

/**
 * Prepares a stack for parsing: removes known secrets and queries, and keeps only its first 16 KiB. Its frames have to
 * pass {@link withoutSecrets} one by one, because in a whole stack a function's name would be taken for the name of a
 * value.
 */
export const stackWithoutSecrets = (stack: string, { values = [] }: KnownSecrets): string =>
  withoutQueries(withoutValues(stack, values).slice(0, LONGEST_TEXT));
