import fc from 'fast-check';
import { LONGEST_TEXT, stackWithoutSecrets, withoutSecrets } from '../../src/platform/secrets';
import { anyCharacter } from '../support/anyCharacter';
import { runs } from '../support/breadth';

/** Texts, and what remains of them. */
const expected: readonly (readonly [text: string, shown: string])[] = [
  ['https://portal.example/x?accessToken=abc.def&b=1', 'https://portal.example/x'],
  ['https://portal.example/?a=b#/portfolio?policy=L-9', 'https://portal.example/#/portfolio'],
  ['https://portal.example/#access_token=abc.def&state=1', 'https://portal.example/'],
  ['https://jane:word@portal.example/x', 'https://portal.example/x'],
  ['http://127.0.0.1:41535/?member=L-9#/portfolio', 'http://127.0.0.1:41535/#/portfolio'],
  ['at f (http://127.0.0.1:4173/scripts/main.js:1:20)', 'at f (http://127.0.0.1:4173/scripts/main.js:1:20)'],
  ['see (https://portal.example/a?secret).', 'see (https://portal.example/a).'],
  ['at f (https://portal.example/?a=b:10:20)', 'at f (https://portal.example/:10:20)'],
  [
    'at f (https://portal.example/main.12345678.js?v=1:1:234567)',
    'at f (https://portal.example/main.12345678.js:1:234567)',
  ],
  ['/cms/site/pay?processRequestTokens=true&arrearAmount=123.45', '/cms/site/pay'],
  ['?next=%2Fx%3FaccessToken%3Dabc&b=1', ''],
  ['XSRF-TOKEN=abc; other=1', 'XSRF-TOKEN=***; other=1'],
  ['X-XSRF-TOKEN: abc', 'X-XSRF-TOKEN: ***'],
  ['Cookie: lang=en; portal-session=abc', 'Cookie: ***'],
  ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: ***'],
  ['Bearer abcdef was refused', 'Bearer *** was refused'],
  ['got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'got ***'],
  ['{"accessToken":"abc","a":1}', '{"accessToken":"***","a":1}'],
  ['{\\"policyNumber\\":\\"L-9\\",\\"a\\":1}', '{\\"policyNumber\\":\\"***\\",\\"a\\":1}'],
  ['{"password":"correct horse \\"battery","a":1}', '{"password":"***","a":1}'],
  ['{"policyNumbers":["L-1","L-2"],"a":1}', '{"policyNumbers":***],"a":1}'],
  ['the policy that was L-12345 before', 'the policy that was *** before'],
  ['{ "policyNo" :\n  784512369 }', '{ "policyNo" :\n  *** }'],
  ["{policyNumber: 'L-9', a: 1}", "{policyNumber: '***', a: 1}"],
  ['%7B%22policyNumber%22%3A%22L-9%22%7D', '%7B%22policyNumber%22%3A%22***'],
  ['&quot;policyNumber&quot;:&quot;L-9&quot;', '&quot;policyNumber&quot;:&quot;***&quot;'],
  ['<policyNumber>L-9</policyNumber>', '<policyNumber>***</policyNumber>'],
  ['{"policyNo":"0784512369"} and policyNumber: 17', '{"policyNo":"***"} and policyNumber: ***'],
  ['policyNo: 123', 'policyNo: ***'],
  ['policy L-12345 is unknown', 'policy *** is unknown'],
  ['policy number is L-9', 'policy number is ***'],
  ['Policy No. 12 of the member', 'Policy No. *** of the member'],
  ['policies L-1, L-2 and L-3 lapsed', 'policies ***, *** and *** lapsed'],
  ['account 62012345678', 'account ***'],
  ['account 62 0123 45678', 'account ***'],
  ['/policy/L-12345/details', '/policy/***/details'],
  ['arrears of R 1 234.56 are due', 'arrears of *** are due'],
  ['pay $ 98,765.40 now', 'pay *** now'],
  ['1 or 17.25 or 1,5', '1 or *** or 1,5'],
  ['write to jane.doe+x@mail.example please', 'write to *** please'],
  ['write to jane%40mail.example please', 'write to *** please'],
  ['ID 8001015009087', 'ID ***'],
  ['born 800101 5009 087', 'born ***'],
  ['call +27 82 555 1234', 'call ***'],
  ['seen L-12345 today', 'seen *** today'],
  ['session 3fa85f64-5717-4562-b3fc-2c963f66afa6', 'session ***'],
  // What no shape gives away, so that only its name or its place does.
  ['https://jane:p@ss@portal.example/x', 'https://portal.example/x'],
  ['https://portal.example/#main?policy=L-9', 'https://portal.example/#main'],
  ['{"firstName":"Thandi","a":1}', '{"firstName":"***","a":1}'],
  ['{"tokenValue":"correct"}', '{"tokenValue":"***"}'],
  ['{"password":"token: abc and more","a":1}', '{"password":"***","a":1}'],
  ['password: "correct horse ab12"', 'password: "***"'],
  ['{\\"password\\":\\"a\\\\\\"b\\",\\"a\\":1}', '{\\"password\\":\\"***\\",\\"a\\":1}'],
  ['{"policies":{"L-9":true},"a":1}', '{"policies":{"***":true},"a":1}'],
  ['the policy that was L-12 before', 'the policy that was *** before'],
  ['account_123 is unknown', 'account_*** is unknown'],
  ['token abcdefg1 is unknown', 'token *** is unknown'],
  ['"Mokoena" is not valid JSON', ' is not valid JSON'],
];

/** What helps to find a bug, and identifies nobody. */
const harmless: readonly string[] = [
  'no secret at all',
  'There was an issue fetching the insure iot summary',
  "Cannot read properties of undefined (reading 'policyNumber')",
  "Unexpected token '<'",
  'Unexpected token o in JSON at position 1',
  'The policy was cancelled',
  'An account without a number',
  'A service failed to respond in time.',
  'Minified React error #418; visit https://react.dev/errors/418',
  'at load (https://portal.example/scripts/main.12345678.js:1:234567)',
  'load@https://portal.example/scripts/overview-blocks.0a1b2c3d.js:12:3456',
  'GET /portal/api/portfolio-msrv/policy/account/summary: 500',
  'GET /portal/api/mandate-msrv/api/v1/mandate/get-outstanding-items-by-entity-no: 500',
  'POST /portal/api/portfolio-msrv/bank/summary: network',
  'Loading chunk 17 failed after 60000 ms',
  'ES2022 is wanted, HTTP 404, UTF-8',
  'at f (https://portal.example/@scope/main.js:1:2)',
  'see https://portal.example/#/portfolio.',
  '"main" is missing',
  'The body is not valid JSON',
  'The policy number is missing',
  'Unexpected token abcde12',
  'Unexpected token undefined',
  'accounts 2 of 3 are shown',
  'policy 1 of 2 was not read',
];

describe('a text for the log', () => {
  it('loses a value whole, however long it is', () => {
    expect(withoutSecrets(`{"password":"${'word '.repeat(2_000)}","a":1}`)).toBe('{"password":"***","a":1}');
  });

  it('keeps what is listed after a credential, which is not another one', () => {
    expect(withoutSecrets('token=abc, status=401')).toBe('token=***, status=401');
  });

  it.each(expected)('%j becomes %j', (text, shown) => {
    expect(withoutSecrets(text)).toBe(shown);
  });

  it.each(harmless)('%j stays as it is', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });

  it('does not change the second time', () => {
    for (const [text] of expected) expect(withoutSecrets(withoutSecrets(text))).toBe(withoutSecrets(text));
  });

  it.each([
    '{"policyNo" 0784512369}',
    '{"schemeName":"Classic',
    '<!doctype html><p>0784512369',
    '[1,\n2 "0784512369"]',
  ])('loses what a parser quotes of the body %j', (body) => {
    let message = '';
    try {
      JSON.parse(body);
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('SyntaxError');
    expect(withoutSecrets(message)).not.toMatch(/0784512369|schemeName|policyNo|doctype html/);
  });

  it('loses what the parser of another browser quotes', () => {
    expect(withoutSecrets('JSON Parse error: Unexpected identifier "Mokoena"')).toBe(
      'JSON Parse error: Unexpected identifier ',
    );
  });
});

const jsonOf = (text: string, depth: number): string =>
  depth === 0 ? text : jsonOf(JSON.stringify(text).slice(1, -1), depth - 1);
const urlOf = (text: string, times: number): string =>
  times === 0 ? text : urlOf(encodeURIComponent(text), times - 1);
const base64Of = (text: string): string => Buffer.from(text).toString('base64');
const base64UrlOf = (text: string): string => Buffer.from(text).toString('base64url');
const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });

// Rule `log.redaction`.
describe('a known secret', () => {
  const secrets = fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 60 });
  const surroundings = fc.constantFrom('', ' ', '"', 'x', '{"a":"', '?b=', 'Bearer ', 'é', '(', '\\', '://');
  const forms: readonly ((secret: string) => string)[] = [
    (secret) => secret,
    encodeURIComponent,
    (secret) => encodeURIComponent(encodeURIComponent(secret)),
    (secret) => encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
    (secret) => JSON.stringify(secret).slice(1, -1),
    base64Of,
    base64UrlOf,
    (secret) => encodeURIComponent(base64Of(secret)),
  ];

  it('is removed, whatever its form and whatever surrounds it', () => {
    fc.assert(
      fc.property(secrets, surroundings, surroundings, fc.constantFrom(...forms), (secret, before, after, form) => {
        const shown = form(secret);
        // The last letters in base64 depend on what follows, so only the greater part of it counts.
        const core = shown.slice(0, Math.floor(secret.length * 1.2));
        fc.pre(new Set(secret).size >= 6 && secret.trim() === secret && !core.includes('***'));
        expect(withoutSecrets(before + shown + after, { values: [secret] })).not.toContain(core);
      }),
      runs({ few: 100, many: 500 }),
    );
  });

  it('is removed from a larger text in base64', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 9 }), secrets, fc.string({ maxLength: 9 }), (before, secret, after) => {
        for (const encoded of [base64Of(before + secret + after), base64UrlOf(before + secret + after)]) {
          const left = withoutSecrets(encoded, { values: [secret] }).split('***');
          for (const part of left) expect(Buffer.from(part, 'base64').toString()).not.toContain(secret);
          expect(left.length).toBeGreaterThan(1);
        }
      }),
      runs({ few: 100, many: 300 }),
    );
  });

  it('is removed in its decoded form if the cookie has it encoded', () => {
    const shown = withoutSecrets('the token a/b+c=d and a%2Fb%2Bc%3Dd', { values: ['a%2Fb%2Bc%3Dd'] });
    expect(shown).not.toMatch(/a\/b|a%2F/);
  });

  it('is removed even if the text is cut within it', () => {
    for (let from = LONGEST_TEXT - 30; from < LONGEST_TEXT + 5; from += 1) {
      const text = `${'x '.repeat(LONGEST_TEXT)}`.slice(0, from);
      expect(withoutSecrets(`${text}known-secret-of-ours`, { values: ['known-secret-of-ours'] })).not.toMatch(
        /known|secret|ours/,
      );
    }
  });

  it('is removed whole if another one begins like it, whichever is known first', () => {
    for (const values of [
      ['abcd', 'abcd-efgh'],
      ['abcd-efgh', 'abcd'],
    ]) {
      expect(withoutSecrets('was abcd-efgh', { values })).toBe('was ***');
    }
  });

  it('is removed even if no address could contain it', () => {
    expect(withoutSecrets('was \ud800abcd here', { values: ['\ud800abcd'] })).toBe('was *** here');
  });

  it('is removed from four letters on, and in base64 from eight', () => {
    expect(withoutSecrets('was pin1', { values: ['pin1'] })).toBe('was ***');
    expect(withoutSecrets(`was ${btoa('secre1')}`, { values: ['secre1'] })).toBe('was ***');
  });

  it('does not remove unrelated letters if it is short, by itself, decoded or in base64', () => {
    expect(withoutSecrets('a cat', { values: ['a', ''] })).toBe('a cat');
    expect(withoutSecrets('a cab', { values: ['%61%62'] })).toBe('a cab');
    expect(withoutSecrets(`was ${btoa('pin1').slice(0, 5)}`, { values: ['pin1'] })).toBe('was cGluM');
  });
});

describe('a text that is too long', () => {
  it('is kept up to the limit', () => {
    const longest = `${'x '.repeat(LONGEST_TEXT / 2 - 1)}xx`;
    expect(withoutSecrets(longest)).toBe(longest);
  });

  it('loses the whole word in which it is cut, of which the rest would not be recognised', () => {
    for (let before = LONGEST_TEXT - 20; before < LONGEST_TEXT; before += 2) {
      const words = 'x '.repeat(before / 2);
      expect(withoutSecrets(`${words}jane.doe@mail.example`)).toBe(words);
    }
  });

  it('loses half a kilobyte if it has no words', () => {
    expect(withoutSecrets('x'.repeat(LONGEST_TEXT + 1))).toBe('x'.repeat(LONGEST_TEXT - 512));
  });

  it('is read as far if it is a stack', () => {
    expect(stackWithoutSecrets('x '.repeat(LONGEST_TEXT), {})).toBe('x '.repeat(LONGEST_TEXT / 2));
  });
});

// Rule `log.redaction`.
describe('a number, a credential or an address of the member', () => {
  const names = fc.constantFrom(
    'policyNumber',
    'policyNo',
    'policy_number',
    'PolicyNumber',
    'accountNumber',
    'policy-no',
  );
  const numbers = fc.oneof(
    digits(3, 13),
    digits(1, 9).map((number) => `L-${number}`),
    digits(4, 8).map((number) => `POL/${number}-A`),
  );
  const credentials = fc.constantFrom('accessToken', 'token', 'password', 'XSRF-TOKEN', 'refresh_token', 'apiKey');
  const values = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEF0123456789._-'), minLength: 6 });
  const pairs = fc.oneof(fc.tuple(names, numbers), fc.tuple(credentials, values));
  const around = fc.constantFrom('', 'Error: ', 'failed: ', '\n    ', 'x, ', '[', '"');
  const wrappings: readonly ((name: string, value: string) => string)[] = [
    (name, value) => `${name}=${value}`,
    (name, value) => `${name}: ${value}`,
    (name, value) => `${name} = "${value}"`,
    (name, value) => `${name}='${value}'`,
    (name, value) => `${name} => ${value}`,
    (name, value) => `<${name}>${value}</${name}>`,
    (name, value) => `${name}: [${value}]`,
    (name, value) => JSON.stringify({ a: 1, [name]: value }),
    (name, value) => JSON.stringify({ a: { [name]: [value] } }, null, 2),
    (name, value) => `?a=b&${name}=${value}&c=d`,
    (name, value) => `https://portal.example/#/portfolio?${name}=${value}`,
    (name, value) => `${name}: "${value} and words"`,
  ];

  it('is removed after its name, at any depth of escaping', () => {
    const escaping = fc.constantFrom(
      (text: string) => text,
      (text: string) => jsonOf(text, 1),
      (text: string) => jsonOf(text, 2),
      (text: string) => jsonOf(text, 4),
      (text: string) => urlOf(text, 1),
      (text: string) => urlOf(text, 2),
      (text: string) => jsonOf(urlOf(text, 1), 2),
      (text: string) =>
        text.replaceAll('"', '&quot;').replaceAll("'", '&#39;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      (text: string) => text.replaceAll('"', '\\u0022'),
    );
    fc.assert(
      fc.property(
        around,
        pairs,
        fc.constantFrom(...wrappings),
        escaping,
        around,
        (before, [name, value], wrap, inText, after) => {
          const text = `${before}${inText(wrap(name, value))}${after}`;
          // Other parts may contain the same digits as a short number.
          fc.pre(!`${before}${inText(wrap(name, ''))}${after}`.includes(value));
          expect({ text, left: withoutSecrets(text).includes(value) }).toEqual({ text, left: false });
        },
      ),
      runs({ few: 200, many: 2_000 }),
    );
  });

  it('is removed from plain text', () => {
    const phrase = fc.constantFrom(
      'policy',
      'Policy number',
      'policy no.',
      'the policy with number',
      'account',
      'ACCOUNT NR',
      'member',
      'claim #',
      'contract:',
      'policy number is',
    );
    fc.assert(
      fc.property(
        phrase,
        numbers,
        fc.constantFrom('', '.', ', which', ' was refused', ')', '"'),
        (words, number, after) => {
          expect(withoutSecrets(`No answer for ${words} ${number}${after}`)).not.toContain(number);
        },
      ),
      runs({ few: 100, many: 500 }),
    );
  });

  it('is removed by its shape alone, without a name', () => {
    const shape = fc.oneof(
      digits(6, 20),
      fc.tuple(digits(3, 4), digits(3, 4), digits(2, 4)).map((parts) => parts.join(' ')),
      fc.emailAddress(),
      fc.tuple(digits(1, 4), digits(2, 2)).map(([whole, cents]) => `R ${whole}.${cents}`),
      values.map((value) => `eyJ${value}.eyJ${value}.${value}`),
      fc.uuid(),
    );
    fc.assert(
      fc.property(
        shape,
        fc.constantFrom('', ' ', '(', '"', ': '),
        fc.constantFrom('', ' ', ')', '"', '.'),
        (secret, before, after) => {
          expect(withoutSecrets(`was${before === '' ? ' ' : before}${secret}${after}`)).not.toContain(secret);
        },
      ),
      runs({ few: 100, many: 1_000 }),
    );
  });
});

it('Values are removed after the names that the operator configured', () => {
  const names = ['owed.amount', 'shoe.size', ''];
  expect(withoutSecrets('owed.amount: 17 of 2', { names })).toBe('owed.amount: *** of 2');
  expect(withoutSecrets('owed_amounT: x of 2', { names })).toBe('owed_amounT: x of 2');
  expect(withoutSecrets('shoe.size: large or owed.amount: some', { names })).toBe('shoe.size: *** or owed.amount: ***');
  expect(withoutSecrets('shoe_size: large', { names })).toBe('shoe_size: large');
  expect(withoutSecrets('size: large', { names: [''] })).toBe('size: large');
});

describe('a text made to take long', () => {
  const pieces = [
    ...[
      'x',
      '"',
      '\\',
      'token',
      'token=',
      ' ',
      "policyNo':",
      'policy ',
      'policy 1, ',
      '1',
      '1 ',
      '1,',
      'a@',
      'a.',
      '.js:1',
      ':1',
    ],
    ...[
      '?a=',
      '#/',
      'https://',
      'https://a?',
      '%3f',
      '%25',
      '%253d',
      'eyJ',
      'R 1',
      'L-',
      'and ',
      '\\"',
      '[',
      '{',
      '"password":"',
      '&quot;',
    ],
    ...['Bearer ', 'u0022', 'token"', '@a.', 'a%40', '()', '1.', '\u200b1', 'policy\\\\', 'cookie: ', '***'],
  ];

  it.each(pieces)('made of %j is read quickly, and shortened', (piece) => {
    // If the time grew with the square of the length, this would take minutes.
    const text = piece.repeat(2_000_000 / piece.length);
    for (const long of [text, `${text} is not valid JSON`, text.slice(0, LONGEST_TEXT), `GET /${text}: 500`]) {
      expect(withoutSecrets(long, { values: ['known-secret', 'another/secret+'] }).length).toBeLessThanOrEqual(
        2 * LONGEST_TEXT,
      );
    }
  });

  it('can be any text without an error', () => {
    const parts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: anyCharacter, maxLength: 3 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(parts, fc.string({ unit: anyCharacter, minLength: 4 }), (text, secret) => {
        expect(typeof withoutSecrets(text.join(''), { values: [secret], names: [secret] })).toBe('string');
      }),
      runs({ few: 100, many: 500 }),
    );
  });
});
