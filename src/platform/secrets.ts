import { REQUEST_ID } from '../contract/requestId';

/** The longest text of a record, in characters; processing a longer one would block the page. */
export const LONGEST_TEXT = 16_384;
// A known value of a few letters would strike out half of a text.
const SHORTEST = 4;
const SHORTEST_IN_BASE64 = 8;
// A longer known value is found by its beginning: browsers cannot read a pattern of all its characters in any form.
const LONGEST_KNOWN = 64;
const WITH_THE_REST = '[^\\s"\'<>]*';

const literally = (text: string): string => text.replace(/[^\w]/g, '\\$&');

const bytesOf = (text: string): readonly number[] => [...new TextEncoder().encode(text)];

// The pattern of a character as it is, within JSON, or encoded for an address, however often.
const inAnyForm = (character: string): string => {
  const encoded = bytesOf(character).map((byte) => `%(?:25)*${byte.toString(16).padStart(2, '0')}`);
  const inJson = JSON.stringify(character).slice(1, -1);
  return `(?:${literally(character)}|${literally(inJson)}|${encoded.join('')})`;
};

// The base64 characters that a text is sure to have, for each of the three offsets at which its bytes may start.
const inBase64 = (text: string): readonly string[] => {
  const bytes = String.fromCharCode(...bytesOf(text));
  return [0, 1, 2]
    .map((place) => btoa('\0'.repeat(place) + bytes).slice(place === 0 ? 0 : 4, -4))
    .filter(({ length }) => length >= SHORTEST_IN_BASE64)
    .flatMap((letters) => [letters, letters.replaceAll('+', '-').replaceAll('/', '_')]);
};

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const patternsOf = (value: string): readonly string[] => {
  const beginning = value.slice(0, LONGEST_KNOWN);
  const rest = beginning === value ? '' : WITH_THE_REST;
  return [beginning, ...inBase64(beginning)].map((form) => [...form].map(inAnyForm).join('') + rest);
};

const patternOfValues = (values: readonly string[]): RegExp | undefined => {
  const patterns = values
    .map(decoded)
    .filter(({ length }) => length >= SHORTEST)
    .flatMap(patternsOf)
    // The longest first: one secret may begin like another.
    .sort((one, other) => other.length - one.length);
  return patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'gi');
};

// The texts of a record are cleaned of the same values, one after the other.
let latest: { readonly values: string; readonly pattern: RegExp | undefined } | undefined;

const withoutValues = (text: string, values: readonly string[]): string => {
  const all = values.join('\n');
  if (latest?.values !== all) latest = { values: all, pattern: patternOfValues(values) };
  return latest.pattern === undefined ? text : text.replace(latest.pattern, '***');
};

const SECRET_NAMES =
  'token|passw(?:or)?d|passphrase|pwd|secret|authori[sz]ation|cookie|jsessionid|session[\\s_-]?id|api[\\s_-]?key|' +
  'credential|jwt|bearer|signature|one[\\s_-]?time[\\s_-]?pin|otp|(?:first|last|sur|full|member|policy|scheme)[\\s_-]?name';
// Between a name and its separator there may be quotes, and both may be escaped.
const SEPARATOR = '[^\\s:=>]{0,40}?\\s{0,8}(?:[:=>]|%(?:25)*3[ade]|&gt;)';

// A text that speaks of any of these loses all its numbers.
const OF_A_MEMBER =
  /polic(?:y|ies)|account|member|claim|contract|card|customer|client|person|identity|passport|msisdn|phone|mobile|cell|iban|premium|balance|amount|arrear|payback|birth|tax/i;
const WORD = '[^\\s"\'<>&,;:=(){}[\\]/\\\\]';
const WITH_DIGIT = `${WORD}{0,64}\\d${WORD}{0,512}`;

// The first group is kept: the version in an address, a script with its line and column, a host that is a number.
const SHAPES = [
  '(\\bv\\d\\b|[\\w.~-]{1,120}\\.m?js(?!\\w)(?::\\d{1,7}){0,2}|' +
    '(?<=:\\/\\/)(?:\\d{1,3}\\.){3}\\d{1,3}(?::\\d{1,5})?(?![^/?#\\s]))',
  // JSON in base64, such as a JSON Web Token.
  'eyJ[\\w+/=.%~-]{6,}',
  '[^\\s"<>@(),;:\\\\]{1,64}(?:@|%(?:25){0,5}40)[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,8}',
  // Amounts of money.
  '(?:\\p{Sc}|\\b(?:R|ZAR|USD|EUR|GBP)(?![A-Za-z]))[^\\S\\n]?-?\\d(?:[., \\u00a0\\u202f]?\\d)*',
  '\\b(?:\\d{1,5}[.,]\\d{2}|\\d{4,5}[.,]\\d)(?!\\w|\\.\\w)',
  // Numbers of policies, accounts, identities and phones, grouped or not, possibly after a few letters.
  '(?:\\b\\p{L}{1,4}[-_/]?\\p{Nd}{5,}|\\+?\\p{Nd}(?:[^\\S\\n]?[(),./_\\u200b\\u2010-\\u2015-]?[^\\S\\n]?\\p{Nd}){5,})[\\p{L}\\p{N}]{0,12}',
  // Identifiers of sessions and tokens, which have digits; long names of functions have none.
  '([\\w+=~-]{32,})',
].join('|');

const withoutShapes = (text: string): string =>
  text.replace(
    new RegExp(OF_A_MEMBER.test(text) ? `${SHAPES}|${WITH_DIGIT}` : SHAPES, 'gu'),
    (_, kept?: string, run?: string) => kept ?? (run === undefined || /\d/.test(run) ? '***' : run),
  );

// Half a secret at the end would not be recognised.
const cut = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : text.slice(0, LONGEST_TEXT).replace(/\S{1,512}$/, '');

// Browsers quote the text they could not parse, which may be an answer about a member.
const withoutQuotedJson = (text: string): string =>
  /is not valid JSON|JSON Parse error/.test(text) ? text.replace(/".*/s, '***') : text;

// Up to where the address ends; what follows a sentence's address is no part of it.
const QUERY = /(?:\?|%(?:25)*3f)[\w%&$(][^\s"'<>#]*?(?=\)?[.,;:]{0,3}(?:[\s"'<>#]|$))/gi;

// The message of a failed call: method, address without query, and a status and an id, which are not a member's numbers.
const FAILED_CALL = new RegExp(
  `^((?:GET|POST|PUT|DELETE) )(\\S{1,2048})(: (?:\\d{3}|network|unreadable|redirected)(?: \\(request ${REQUEST_ID}\\))?)$`,
  'i',
);

/**
 * Makes a text safe to log (rule `log.redaction`): removes `values` in any form, queries of addresses, what follows the
 * name of a credential or one of `names`, and all that looks like a credential, an e-mail address, a member's number or an
 * amount. Words, paths and small numbers stay. Keeps at most {@link LONGEST_TEXT} characters.
 */
export const withoutSecrets = (
  text: string,
  { values = [], names = [] }: { readonly values?: readonly string[]; readonly names?: readonly string[] } = {},
): string => {
  const chosen = names.filter((name) => name !== '').map(literally);
  const named = new RegExp(`((?:${[SECRET_NAMES, ...chosen].join('|')})${SEPARATOR}).+`, 'is');
  const clean = (part: string): string =>
    withoutShapes(
      part
        .replace(/(:\/\/)[^\s"<>?#/]*@/g, '$1')
        .replace(QUERY, '')
        .replace(named, '$1***')
        .replace(/(\bbearer\s{1,8})\S+/gi, '$1***')
        // "token abcdefg1 is unknown", but "Unexpected token o in JSON at position 1"
        .replace(new RegExp(`((?:${SECRET_NAMES})\\s{1,8})(?=\\S{0,64}\\d)\\S{8,}`, 'gi'), '$1***'),
    );
  const known = withoutValues(withoutQuotedJson(cut(text)), values);
  const [, method = '', address, outcome = ''] = FAILED_CALL.exec(known) ?? [];
  return address === undefined ? clean(known) : method + clean(address) + outcome;
};
