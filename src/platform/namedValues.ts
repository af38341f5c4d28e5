// Names, and what may stand between a name and its value: punctuation, plain, escaped for JSON, URLs or HTML, and
// words.
const CREDENTIAL =
  'token|passw(?:or)?d|passphrase|pwd|secret|authori[sz]ation|cookie|jsessionid|session[\\s_-]?id|api[\\s_-]?key|' +
  'credential|jwt|bearer|signature|one[\\s_-]?time[\\s_-]?pin|otp';
const NUMBER_OF =
  '(?:polic(?:y|ies)|account|member(?:ship)?|claim|contract|card|customer|client|entity|person|identity|identification|' +
  'id|passport|tax|phone|mobile|cell)[\\s_.-]?(?:numbers?|num|nos?|nr|ref(?:erence)?|code|id)(?![a-z])|' +
  '(?:first|last|sur|full|member|policy|scheme)[\\s_-]?name|e-?mail|birth|arrear_?amount';
const THING =
  'polic(?:y|ies)|account|membership|member|claim|contract|card|passport|identity|msisdn|phone|mobile|iban|premium|' +
  'balance|amount|arrears?|cover|payback';
const ENCODED =
  '%(?:25){0,5}(?:0[9ad]|2[0237bcf]|3[ade]|5[bcf]|7[bc])|&(?:quot|apos|nbsp|lt|gt|amp|#x?\\w{1,4});|u00[0-9a-f]{2}';
const BETWEEN = new RegExp(
  `(?:${ENCODED}|[\\s"'\`\\\\:=>\\-#./[({&,|+~_]|(?:numbers?|num|nos?|nr|ref|is|was|are|of|for|the|with|ending|in)(?![a-z])){0,60}`,
  'iy',
);
const REST_OF_NAME = /[a-z0-9_-]{0,32}/iy;
const STRONG = new RegExp(`[:="'\`>#[{]|${ENCODED}`, 'i');
const BARE = /[^\s"'`<>&,;{}[\]()\\]{1,512}(?:[^\S\n]\d[\d.,-]{0,32}){0,6}/y;
const LINE = /[^\n\r"]{1,4096}/y;
const ONLY_QUOTED = /^(?:["'`\\]|%(?:25){0,5}(?:2[27]|5c)|&(?:quot|apos|#x?\w{1,4});|u002[27])+$/i;
// "the policy that was L-12345 before"
const WORDS = /(?:[a-z'’]{1,12}[\s:#,]{1,3}){1,3}(?=[a-z]{1,4}[-_/]?\d|\d{4})/iy;
const ANOTHER = /(?:\s|,|\/|&|and\b|or\b){1,8}(?=[^\s"'`<>&,;{}[\]()\\]{0,32}\d)/iy;
const CLOSER = /("|'|`|>|[[{]|&(?:quot|apos|#x?\w{1,4});|u0022|u0027)[^"'`>[{;]{0,3}$/;
/** How much of a value is struck out that is never closed, in characters. */
const LONGEST_VALUE = 4_096;

const stickyEnd = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
};

const backslashesBefore = (text: string, at: number): number => {
  let count = 0;
  while (text[at - 1 - count] === '\\') count += 1;
  return count;
};

/** The end of a value that starts with a quote, a bracket or a tag: where it is closed at the same depth, if it is. */
const closedAt = (text: string, from: number, opener: string, depth: number): number => {
  const closer = { '[': ']', '{': '}', '>': '<' }[opener] ?? opener;
  for (let at = text.indexOf(closer, from); at >= 0; at = text.indexOf(closer, at + 1)) {
    const backslashes = backslashesBefore(text, at);
    // After more of them it is part of the value itself.
    if (backslashes <= depth) return at - backslashes;
  }
  return Math.min(text.length, from + LONGEST_VALUE);
};

const valueEnd = (text: string, from: number, between: string, isHeader: boolean): number => {
  const opener = /[[{]/.exec(between)?.[0] ?? CLOSER.exec(between)?.[1];
  if (opener !== undefined) {
    return closedAt(text, from, opener, backslashesBefore(between, between.lastIndexOf(opener)));
  }
  return stickyEnd(isHeader ? LINE : BARE, text, from);
};

type Kind = 'credential' | 'number' | 'thing';

const isSecret = (kind: Kind, name: string, isStrong: boolean, value: string): boolean => {
  const hasDigit = /\d/.test(value);
  if (kind === 'thing') return hasDigit;
  if (kind === 'number') return isStrong || hasDigit;
  if (/bearer/i.test(name)) return true;
  // "Unexpected token '<'" says what went wrong and contains nobody's data.
  return isStrong ? value.length > 1 : value.length >= 8 && hasDigit;
};

/**
 * Strikes out the values that follow the name of a credential, of a member's number, name or amount, or one of `names`:
 * in JSON at any depth of escaping, in queries, headers, mark-up and plain words ("policy L-12345"). Pure; takes time
 * linear in the length of the text.
 */
export const withoutNamedValues = (text: string, names: readonly string[]): string => {
  const chosen = names.filter((name) => name !== '').map((name) => `${name.replace(/[^\w]/g, '\\$&')}|`);
  const sought = new RegExp(`(${CREDENTIAL})|(${chosen.join('')}${NUMBER_OF})|${THING}`, 'gi');
  let written = '';
  let done = 0;
  const strike = (from: number, to: number) => {
    written += `${text.slice(done, from)}***`;
    done = to;
  };
  for (const match of text.matchAll(sought)) {
    const [name, credential, number] = match;
    if (match.index < done) continue;
    const kind: Kind = credential !== undefined ? 'credential' : number !== undefined ? 'number' : 'thing';
    const nameEnd = match.index + name.length;
    let start = stickyEnd(BETWEEN, text, kind === 'thing' ? nameEnd : stickyEnd(REST_OF_NAME, text, nameEnd));
    const between = text.slice(nameEnd, start);
    // A lone quote only closes a quoted name.
    if (between === '' || ONLY_QUOTED.test(between)) continue;
    if (kind !== 'credential') start = stickyEnd(WORDS, text, start);
    let end = valueEnd(text, start, between, /authori|cookie/i.test(name));
    const isStrong = STRONG.test(between);
    if (end === start || !isSecret(kind, name, isStrong, text.slice(start, end))) continue;
    strike(start, end);
    // "policies L-1, L-2 and L-3"
    for (
      let next = stickyEnd(ANOTHER, text, end);
      kind !== 'credential' && next > end;
      next = stickyEnd(ANOTHER, text, end)
    ) {
      end = stickyEnd(BARE, text, next);
      strike(next, end);
    }
  }
  return written + text.slice(done);
};
