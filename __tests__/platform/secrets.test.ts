import fc from 'fast-check';
import { withoutSecrets } from '../../src/platform/secrets';

describe('a text for the log', () => {
  it.each([
    ['https://portal.example/x?accessToken=abc.def&b=1', 'https://portal.example/x?accessToken=***&b=1'],
    ['https://portal.example/#access_token=abc.def&state=1', 'https://portal.example/#access_token=***&state=1'],
    ['cookie XSRF-TOKEN=abc; other=1', 'cookie XSRF-TOKEN=***; other=1'],
    ['X-XSRF-TOKEN: abc', 'X-XSRF-TOKEN: ***'],
    ['{"accessToken":"abc","a":1}', '{"accessToken":"***","a":1}'],
    ['?next=%2Fx%3FaccessToken%3Dabc&b=1', '?next=%2Fx%3FaccessToken%3D***&b=1'],
    [
      '/cms/site/pay?processRequestTokens=true&arrearAmount=123.45',
      '/cms/site/pay?processRequestTokens=true&arrearAmount=***',
    ],
    ['{"policyNo":"0784512369"} and policyNumber: 17', '{"policyNo":"***"} and policyNumber: ***'],
    ['no secret at all', 'no secret at all'],
  ])('%j loses the values of tokens, policy numbers and arrears', (text, shown) => {
    expect(withoutSecrets(text)).toBe(shown);
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

  it.each(['x', '"', 'token', 'token=', ' ', "policyNo':"])('may be long, made of %j', (piece) => {
    // Were the time to grow with the square of the length, this would take minutes.
    const text = piece.repeat(400_000);
    expect(withoutSecrets(text).length).toBeGreaterThan(0);
    expect(withoutSecrets(`${text} is not valid JSON`).length).toBeGreaterThan(0);
  });

  it('loses a known secret wherever it stands, but not half of its letters for a short one', () => {
    expect(withoutSecrets('Bearer abc.def was refused', ['abc.def'])).toBe('Bearer *** was refused');
    expect(withoutSecrets('a cat', ['a', ''])).toBe('a cat');
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 4 }), fc.string(), (before, secret, after) => {
        fc.pre(!'***'.includes(secret) && !`${before}***${after}`.includes(secret));
        expect(withoutSecrets(before + secret + after, [secret])).not.toContain(secret);
      }),
    );
  });
});
