import fc from 'fast-check';
import { LONGEST_TEXT, withoutSecrets } from '../../src/platform/secrets';
import { anyCharacter } from '../support/anyCharacter';
import { runs } from '../support/breadth';

/** Texts, and what remains of them. */
const expected: readonly (readonly [text: string, shown: string])[] = [
  // Addresses.
  ['https://portal.example/x?accessToken=abc.def&b=1', 'https://portal.example/x'],
  ['https://portal.example/?a=b#/portfolio?policy=L-9', 'https://portal.example/#/portfolio'],
  ['https://portal.example/#access_token=abc.def&state=1', 'https://portal.example/#access_token=***'],
  ['https://jane:p@ss@portal.example/x', 'https://portal.example/x'],
  ['http://127.0.0.1:41535/?member=L-9#/portfolio', 'http://127.0.0.1:41535/#/portfolio'],
  ['see (https://portal.example/a?secret).', 'see (https://portal.example/a).'],
  ['at https://portal.example/?campaign=(spring)&sso=abc#/portfolio', 'at https://portal.example/#/portfolio'],
  ['at /x?&sso=abc or /x?$who=abc, then', 'at /x or /x, then'],
  ['/cms/site/pay?processRequestTokens=true&arrearAmount=123.45', '/cms/site/pay'],
  ['?next=%2Fx%3FaccessToken%3Dabc&b=1', ''],
  ['from %2Fx%3Faccess%3Dabc to', 'from %2Fx to'],
  // Credentials.
  ['XSRF-TOKEN=abc; other=1', 'XSRF-TOKEN=***'],
  ['Authorization: Basic dXNlcjpwYXNz', 'Authorization:***'],
  ['Bearer abcdef was refused', 'Bearer *** was refused'],
  ['got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'got ***'],
  ['{"tokenValue" :\n"correct"}', '{"tokenValue" :***'],
  ['{\\"password\\":\\"a\\\\\\"b\\",\\"a\\":1}', '{\\"password\\":***'],
  ['"%7B%22password%22%3A%22correct horse%22%7D"', '"%7B%22password%22%3A***'],
  ['&lt;password&gt;correct horse', '&lt;password&gt;***'],
  [`{"password":"${'word '.repeat(2_000)}","a":1}`, '{"password":***'],
  ['token abcdefg1 is unknown', 'token *** is unknown'],
  ['session 3fa85f64-5717-4562-b3fc-2c963f66afa6', 'session ***'],
  ['GET /portal/x: 502 (request 4111111111111111)', 'GET /portal/x: 502 (request ***)'],
  // Names, numbers and amounts of a member.
  ['{"firstName":"Thandi","a":1}', '{"firstName":***'],
  ['{\\"policyNumber\\":\\"L-9\\",\\"a\\":\\"b\\"}', '{\\"policyNumber\\":\\"***\\",\\"a\\":\\"b\\"}'],
  ['{"policies":{"L-9":true},"a":"b"}', '{"policies":{"***":true},"a":"b"}'],
  ['{"policyNo":"0784512369"} and policyNumber: 17', '{"policyNo":"***"} and policyNumber: ***'],
  ['Policy No. 12 of the member', 'Policy No. *** of the member'],
  ['policies L-1, L-2 and L-3 lapsed', 'policies ***, *** and *** lapsed'],
  ['/policy/L-12345/details', '/policy/***/details'],
  ['account_123 is unknown', '*** is unknown'],
  ['seen L-12345 today', 'seen *** today'],
  ['born 800101 5009 087', 'born ***'],
  ['seen 4001\u2011987\u2013234_5', 'seen ***'],
  ['call +27 82 555 1234', 'call ***'],
  ['R 1 234.56 are due', '*** are due'],
  ['pay $ 98,765.40 now', 'pay *** now'],
  ['pay €5 or ZAR12', 'pay *** or ***'],
  ['1 or 17.25 or 4825.6 or 1,5', '1 or *** or *** or 1,5'],
  ['write to jane.doe+x@mail.example please', 'write to *** please'],
  ['write to jane%40mail.example please', 'write to *** please'],
  // What a parser quotes of an answer.
  ['"Mokoena" is not valid JSON', '***'],
  ['JSON Parse error: Unexpected identifier "Mokoena"', 'JSON Parse error: Unexpected identifier ***'],
  // Scripts keep their place, also in a text that speaks of a policy.
  ['policy 7 at f (https://a.example/main.12ab.js:1:23)', 'policy *** at f (https://a.example/main.12ab.js:1:23)'],
  ['policy 7 of /api/v1/x', 'policy *** of /api/v1/x'],
];

/** What helps to find a bug, and identifies nobody. */
const harmless: readonly string[] = [
  "Cannot read properties of undefined (reading 'policyNumber')",
  "Unexpected token '<'",
  'Unexpected token o in JSON at position 1',
  'The policy was cancelled',
  'Minified React error #418; visit https://react.dev/errors/418',
  'at f (http://127.0.0.1:4173/scripts/main.js:1:20)',
  'load@https://portal.example/scripts/overview-blocks.0a1b2c3d.js:12:3456',
  'at f (https://portal.example/@scope/main.js:1:2)',
  'GET /portal/api/portfolio-msrv/policy/account/summary: 500',
  // Rule `log.request`.
  'GET /portal/api/portfolio-msrv/policy/account/summary: 502 (request 5f0c1d2e-77aa-4b6c-9d3e-012345678999)',
  'GET /portal/api/mandate-msrv/api/v1/mandate/get-outstanding-items-by-entity-no: 500',
  'POST /portal/api/portfolio-msrv/bank/summary: network',
  'ES2022 is wanted, HTTP 404, UTF-8',
  '"main" is missing',
  'The body is not valid JSON',
  'aFunctionWhoseNameIsLongerThanAnyOther',
];

// Rule `log.redaction`.
describe('a text for the log', () => {
  it.each(expected)('%j becomes %j', (text, shown) => {
    expect(withoutSecrets(text)).toBe(shown);
    expect(withoutSecrets(shown)).toBe(shown);
  });

  it.each(harmless)('%j stays as it is', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });

  it('loses what follows the names that the operator configured', () => {
    const names = ['owed.sum', 'shoe.size', ''];
    const texts = ['an owed.sum: large', 'shoe.size=large', 'shoe_size: large'];
    const shown = ['an owed.sum:***', 'shoe.size=***', 'shoe_size: large'];
    expect(texts.map((text) => withoutSecrets(text, { names }))).toEqual(shown);
  });

  it('is kept up to 16,384 characters, without the word in which it is cut', () => {
    const longest = `${'x '.repeat(LONGEST_TEXT / 2 - 1)}xx`;
    expect(withoutSecrets(longest)).toBe(longest);
    expect(withoutSecrets('x'.repeat(LONGEST_TEXT + 1))).toBe('x'.repeat(LONGEST_TEXT - 512));
    for (let before = LONGEST_TEXT - 20; before < LONGEST_TEXT; before += 2) {
      const words = 'x '.repeat(before / 2);
      expect(withoutSecrets(`${words}jane.doe@mail.example`)).toBe(words);
    }
  });
});

const jsonOf = (text: string): string => JSON.stringify(text).slice(1, -1);
const urlOf = encodeURIComponent;
const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
const base64Of = (text: string): string => Buffer.from(text).toString('base64');
const base64UrlOf = (text: string): string => Buffer.from(text).toString('base64url');

// Rule `log.redaction`.
describe('a known secret', () => {
  const secrets = fc.string({ unit: 'grapheme-ascii', minLength: 12, maxLength: 60 });
  const surroundings = fc.constantFrom('', ' ', '"', 'x', '{"a":"', 'Bearer ', 'é', '(', '\\', '://');
  const forms: readonly ((secret: string) => string)[] = [
    (secret) => secret,
    urlOf,
    (secret) => urlOf(urlOf(secret)),
    (secret) => urlOf(secret).replace(/%../g, (code) => code.toLowerCase()),
    jsonOf,
    base64Of,
    base64UrlOf,
    (secret) => urlOf(base64Of(secret)),
  ];

  it('is removed, whatever its form and whatever surrounds it', () => {
    fc.assert(
      fc.property(secrets, surroundings, surroundings, fc.constantFrom(...forms), (secret, before, after, form) => {
        const shown = form(secret);
        // The last letters in base64 depend on what follows, so only the greater part of it counts.
        const core = shown.slice(0, Math.floor(secret.length * 1.2));
        fc.pre(new Set(secret).size >= 6 && secret.trim() === secret && !/%[\da-f]{2}/i.test(secret));
        fc.pre(!core.includes('***'));
        expect(withoutSecrets(before + shown + after, { values: [secret] })).not.toContain(core);
      }),
      runs({ few: 100, many: 500 }),
    );
  });

  it('is removed from a larger text in base64', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 9 }), secrets, fc.string({ maxLength: 9 }), (before, secret, after) => {
        fc.pre(!secret.includes('%'));
        for (const encoded of [base64Of(before + secret + after), base64UrlOf(before + secret + after)]) {
          const left = withoutSecrets(encoded, { values: [secret] }).split('***');
          for (const part of left) expect(Buffer.from(part, 'base64').toString()).not.toContain(secret);
          expect(left.length).toBeGreaterThan(1);
        }
      }),
      runs({ few: 100, many: 300 }),
    );
  });

  it('is removed however long it is', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789._~+/=-'];
    const long = fc.string({ unit: fc.constantFrom(...letters), minLength: 65, maxLength: 12_000, size: 'max' });
    fc.assert(
      fc.property(long, surroundings, fc.constantFrom(...forms), (secret, before, form) => {
        fc.pre(new Set(secret.slice(0, 64)).size >= 6);
        const shown = withoutSecrets(`${before}${form(secret)} and words`, { values: [secret] });
        expect(shown).not.toContain(form(secret).slice(0, 40));
        expect(shown).not.toContain(form(secret).slice(-40));
        if (form(secret).length < LONGEST_TEXT - 100) expect(shown).toMatch(/ and words$/);
      }),
      runs({ few: 50, many: 200 }),
    );
  });

  it.each([
    ['in both forms if the cookie has it encoded', 'a%2Fb%2Bcd', 'a/b+cd and a%2fb%2Bcd', '*** and ***'],
    ['if no address could contain it', '\ud800abcd', 'was \ud800abcd here', 'was *** here'],
    ['if it looks like something encoded', '100%', 'was 100% here', 'was *** here'],
    ['from four letters on', 'pin1', 'was pin1', 'was ***'],
    ['not if it is shorter', 'a', 'a cat', 'a cat'],
    ['not if it is shorter once it is decoded', '%61%62', 'a cab', 'a cab'],
    ['not by less than eight letters of base64', 'pin1', `was ${btoa('pin1').slice(0, 5)}`, 'was cGluM'],
  ])('is removed %s', (_, value, text, shown) => {
    expect(withoutSecrets(text, { values: ['', value] })).toBe(shown);
  });

  it('is removed whole although a shorter one begins like it', () => {
    expect(withoutSecrets('was abcd-efgh', { values: ['abcd', 'abcd-efgh'] })).toBe('was ***');
  });
});

// Rule `log.redaction`.
describe('a number, a credential or an address of the member', () => {
  const names = fc.constantFrom('policyNumber', 'policyNo', 'policy_number', 'PolicyNumber', 'accountNumber');
  const numbers = fc.oneof(
    digits(3, 13),
    digits(1, 9).map((number) => `L-${number}`),
    digits(4, 8).map((number) => `POL/${number}-A`),
  );
  const credentials = fc.constantFrom('accessToken', 'token', 'password', 'XSRF-TOKEN', 'refresh_token', 'apiKey');
  const values = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEF0123456789._-'), minLength: 6 });
  const wrappings: readonly ((name: string, value: string) => string)[] = [
    (name, value) => `${name}=${value}`,
    (name, value) => `${name}: ${value}`,
    (name, value) => `${name} = "${value}"`,
    (name, value) => `${name}='${value}'`,
    (name, value) => `${name} => ${value}`,
    (name, value) => `<${name}>${value}</${name}>`,
    (name, value) => `${name}: [${value}]`,
    (name, value) => JSON.stringify({ a: { [name]: [value] } }, null, 2),
    (name, value) => `?a=b&${name}=${value}&c=d`,
    (name, value) => `https://portal.example/#/portfolio?${name}=${value}`,
    (name, value) => `${name}: "${value} and words"`,
  ];
  const escapings: readonly ((text: string) => string)[] = [
    (text) => text,
    jsonOf,
    (text) => jsonOf(jsonOf(jsonOf(jsonOf(text)))),
    urlOf,
    (text) => urlOf(urlOf(text)),
    (text) => jsonOf(jsonOf(urlOf(text))),
    (text) => text.replaceAll('"', '&quot;').replaceAll("'", '&#39;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    (text) => text.replaceAll('"', '\\u0022'),
  ];

  it('is removed after its name, at any depth of escaping', () => {
    const pairs = fc.oneof(fc.tuple(names, numbers), fc.tuple(credentials, values));
    const before = fc.constantFrom('', 'Error: ', '\n    ', 'x, ', '[', '"');
    const [wraps, escapes] = [fc.constantFrom(...wrappings), fc.constantFrom(...escapings)];
    fc.assert(
      fc.property(before, pairs, wraps, escapes, (start, [name, value], wrap, inText) => {
        // Other parts may contain the same digits as a short number.
        fc.pre(!`${start}${inText(wrap(name, ''))}`.includes(value));
        expect(withoutSecrets(start + inText(wrap(name, value)))).not.toContain(value);
      }),
      runs({ few: 200, many: 2_000 }),
    );
  });
});

describe('a text made to take long', () => {
  const pieces =
    `x|"|\\|token|token=| |policyNo':|policy |policy 1, |1|1 |1,|a@|a.|.js:1|:1|?a=|#/|https://|https://a?|%3f|%25|` +
    `%253d|eyJ|R 1|L-|and |\\"|[|{|"password":"|&quot;|Bearer |u0022|token"|@a.|a%40|()|1.|\u200b1|cookie: |***`;

  it.each(pieces.split('|'))('made of %j is read quickly, and shortened', (piece) => {
    // If the time grew with the square of the length, this would take minutes.
    const text = piece.repeat(2_000_000 / piece.length);
    for (const long of [text, `GET /${text.slice(0, 2_000)}: 500`]) {
      const left = withoutSecrets(long, { values: ['known-secret', 'another/secret+'] });
      expect(left.length).toBeLessThanOrEqual(2 * LONGEST_TEXT);
    }
  });

  it('can be any text without an error', () => {
    const part = fc.oneof(fc.constantFrom(...pieces.split('|')), fc.string({ unit: anyCharacter, maxLength: 3 }));
    const texts = fc.array(part, { maxLength: 30 });
    fc.assert(
      fc.property(texts, fc.string({ unit: anyCharacter, minLength: 4 }), (text, secret) => {
        expect(typeof withoutSecrets(text.join(''), { values: [secret], names: [secret] })).toBe('string');
      }),
      runs({ few: 100, many: 500 }),
    );
  });
});
