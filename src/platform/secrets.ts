/** What must not be logged, in addition to what is always secret. */
export interface KnownSecrets {
  /** Values that are struck out wherever they occur, in any form. */
  readonly values?: readonly string[];
  /** Names whose values are struck out. */
  readonly names?: readonly string[];
}

/** The longest text of a record, in characters; processing a longer one would block the page. */
export const LONGEST_TEXT = 16_384;
/** Cutting a text may leave the beginning of a secret at its end, so up to this much of the last word goes as well. */
const TORN = 512;
/** The shortest known value that is looked for, in characters: one of a few letters would strike out half of a text. */
const SHORTEST = 4;

const attempt = (change: (text: string) => string, text: string): string => {
  try {
    return change(text);
  } catch {
    // A malformed escape or half of a pair of surrogates: there is no other form of it.
    return text;
  }
};

/**
 * How a text looks in base64 inside a longer one: its bytes may start at any of three offsets in a group of letters, and
 * the letters at both ends also encode its neighbours.
 */
const base64Forms = (text: string): readonly string[] => {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  const lettersOf = (count: number) => (count * 8) / 6;
  return [0, 1, 2]
    .map((before) =>
      btoa('\0'.repeat(before) + bytes).slice(
        Math.ceil(lettersOf(before)),
        Math.floor(lettersOf(before + bytes.length)),
      ),
    )
    .filter(({ length }) => length >= 2 * SHORTEST)
    .flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_'), encodeURIComponent(form)]);
};

/** A known value as it is, decoded, encoded for an address once or twice, within JSON and in base64. */
const formsOf = (value: string): readonly string[] => {
  const plain = [value, attempt(decodeURIComponent, value)].filter(({ length }) => length >= SHORTEST);
  const once = plain.map((text) => attempt(encodeURIComponent, text));
  const twice = once.map((text) => attempt(encodeURIComponent, text));
  const inJson = plain.map((text) => JSON.stringify(text).slice(1, -1));
  const written = [...plain, ...once, ...twice, ...inJson];
  const inLowerCase = written.map((text) => text.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()));
  return [...written, ...inLowerCase, ...[...plain, ...once].flatMap(base64Forms)];
};

const literally = (text: string): string => text.replace(/[^\w]/g, '\\$&');

const CREDENTIAL =
  'token|passw(?:or)?d|passphrase|pwd|secret|authori[sz]ation|cookie|jsessionid|session[\\s_-]?id|api[\\s_-]?key|' +
  'credential|jwt|bearer|signature|one[\\s_-]?time[\\s_-]?pin|otp';
const OF_A_MEMBER =
  '(?:polic(?:y|ies)|account|member(?:ship)?|claim|contract|card|customer|client|entity|person|identity|' +
  'identification|id|passport|tax|phone|mobile|cell)[\\s_.-]?(?:numbers?|num|nos?|nr|ref(?:erence)?|code|id)(?![a-z])|' +
  '(?:first|last|sur|full|member|policy|scheme)[\\s_-]?name|e-?mail|birth|arrear_?amount';
const THING =
  '(?:polic(?:y|ies)|account|membership|member|claim|contract|card|passport|identity|msisdn|phone|mobile|iban|' +
  'premium|balance|amount|arrears?|cover|payback)s?';

// What stands between a name and its value, plain or escaped for an address, JSON or HTML. No text can be read as two
// of these in more than one way, so that no text takes long.
const QUOTE = '(?:\\\\*(?:["\'`]|u002[27])|&(?:quot|apos|#x?\\w{1,4});)';
const SEPARATOR = '(?:[:=>]|%(?:25){0,5}(?:2[27]|3[ade]|5b)|&[lg]t;)';
const MARK = `(?:${SEPARATOR}|\\s|\\\\+[nrt]|%(?:25){0,5}(?:0[9ad]|20|5c|7b)|\\+)`;
const WORD = '[^\\s"\'`<>&,;{}[\\]()\\\\]';
const GROUPS = '(?:[^\\S\\n]\\d[\\d.,-]{0,32}){0,6}';
const FILLER =
  '(?:[\\s:#,.(/&"\'=>\\\\{[_-]|%(?:25){0,5}[2357][0-9a-f]|(?:numbers?|num|nos?|nr|ref|is|was|are|that|of|for|the|with|ending|in)(?![a-z]))';
const WITH_DIGITS = `(?<![a-z])[a-z]{0,4}[-_/]?\\d(?:[.-]?\\w){0,64}${GROUPS}`;

/** `"name": value`, in JSON, addresses, headers and mark-up, with all of the value that can be told from what follows. */
const named = (names: string): RegExp =>
  new RegExp(
    `((?:${names})[\\w-]{0,32}(?=${QUOTE}?(?:\\s|%(?:25){0,5}(?:0[9ad]|20))*${SEPARATOR})(?:(?<quote>${QUOTE})|${MARK}){1,60})(?:` +
      '\\[[^\\]]{1,4096}|\\{[^}]{1,4096}|(?<=[^=]>)[^<]{1,4096}(?=<)|(?:(?!(?<!\\\\)\\k<quote>)[^])+|' +
      `${WORD}{1,512}${GROUPS})`,
    'gi',
  );

/** What is kept of a query and a fragment: the route in the hash, and the line and column of a stack. */
const routeOf = (rest: string): string => {
  const [route = ''] = /#\/?[\w/.~-]*(?=[?:)]|$)/.exec(rest) ?? [];
  const [place = ''] = /(?::\d{1,7}:\d{1,7})?\)?[\],.;:]?$/.exec(rest) ?? [];
  return route.endsWith(place) ? route : route + place;
};

const withoutQueries = (text: string): string =>
  text
    .replace(
      /([a-z]{2,12}:\/\/)([^\s"<>?#]*)([?#][^\s"<>]*)?/gi,
      // There may be a user name and password before the host.
      (_, scheme: string, path: string, rest = '') => scheme + path.replace(/^[^/]*@/, '') + routeOf(rest),
    )
    .replace(/(?:\?|%(?:25){0,5}3f)[^\s"<>=?#]{0,128}(?:=|%(?:25){0,5}3d)[^\s"<>]*/gi, routeOf);

/** Names that give a secret away, and what is written in place of the value. */
const PATTERNS: readonly (readonly [pattern: RegExp, shown: string])[] = [
  // A header's value is the rest of its line.
  [new RegExp(`((?:authori[sz]ation|cookie)[\\w-]{0,32}(?:${QUOTE}|${MARK}){1,20})[^\\n\\r"]{1,4096}`, 'gi'), '$1***'],
  [/(\bbearer\s+)[^\s"'<>]{1,2048}/gi, '$1***'],
  [named(`${CREDENTIAL}|${OF_A_MEMBER}`), '$1***'],
  // "token abcdefg1 is unknown", but "Unexpected token o in JSON at position 1"
  [new RegExp(`((?:${CREDENTIAL})\\s+)(?=\\S{0,64}\\d)${WORD}{8,512}`, 'gi'), '$1***'],
];

// "policy number is L-9", "account 1234" and "policies L-1, L-2 and L-3", but "accounts 2 of 3"
const PHRASE = new RegExp(
  `(?:(?:${OF_A_MEMBER})${FILLER}{1,40}?|(?:${THING})${FILLER}{1,40}?(?=[a-z]{1,4}[-_/]?\\d|\\d{3}))` +
    `${WITH_DIGITS}(?:(?:[\\s,&]|and|or){1,8}${WITH_DIGITS}){0,50}`,
  'gi',
);
const NUMBER = new RegExp(WITH_DIGITS, 'gi');

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

// Session identifiers and tokens contain digits; long function names do not.
const withoutShapes = (text: string): string =>
  text.replace(
    SHAPES,
    (_, place?: string, run?: string) => place ?? (run === undefined || /\d/.test(run) ? '***' : run),
  );

// V8 and JavaScriptCore quote the text they could not parse, which may be an answer about a member: `Unexpected token
// 'x', "{"a" x" is not valid JSON`.
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

// The message of a failed call: method, address without query, and a status, which is not a member's number.
const FAILED_CALL = /^((?:GET|POST|PUT|DELETE) )(\S{1,2048})(: (?:\d{3}|network|unreadable))$/;

/**
 * Makes a text safe to log: removes `known` secrets in any form, queries of addresses, text quoted by a JSON parser,
 * values after names of secrets, and everything that looks like a credential, an e-mail address, a member's number or an
 * amount. Words, paths and small numbers stay: they are read by those who mend things. Keeps at most
 * {@link LONGEST_TEXT} characters. Rule `log.redaction`.
 */
export const withoutSecrets = (text: string, { values = [], names = [] }: KnownSecrets = {}): string => {
  const chosen = names.filter((name) => name !== '').map(literally);
  const patterns = chosen.length === 0 ? PATTERNS : [[named(chosen.join('|')), '$1***'] as const, ...PATTERNS];
  const clean = (part: string) =>
    withoutShapes(
      patterns
        .reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), withoutQueries(part))
        .replace(PHRASE, (found) => found.replace(NUMBER, '***')),
    );
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

/** How many values are remembered: a token may be renewed while the page is open, but memory must not grow without limit. */
const MOST_REMEMBERED = 50;

/**
 * Returns the current secrets and those seen earlier in this visit: an old call may fail after the token it was sent
 * with has been renewed or removed. They are only kept in memory.
 */
export const createSecretMemory = (read: () => readonly string[]): (() => readonly string[]) => {
  let known = new Set(read());
  return () => {
    known = new Set([...known, ...read()].slice(-MOST_REMEMBERED));
    return [...known];
  };
};
