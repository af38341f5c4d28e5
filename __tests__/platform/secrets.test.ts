import { withoutSecrets } from '../../src/platform/secrets';

describe('a text for the log', () => {
  it.each([
    ['https://portal.example/x?accessToken=abc.def&b=1', 'https://portal.example/x?accessToken=***&b=1'],
    ['cookie XSRF-TOKEN=abc; other=1', 'cookie XSRF-TOKEN=***; other=1'],
    ['X-XSRF-TOKEN: abc', 'X-XSRF-TOKEN: ***'],
    ['{"accessToken":"abc","a":1}', '{"accessToken":"***","a":1}'],
    ['?next=%2Fx%3FaccessToken%3Dabc&b=1', '?next=%2Fx%3FaccessToken%3D***&b=1'],
    ['no token at all', 'no token at all'],
  ])('%j loses the values of tokens', (text, shown) => {
    expect(withoutSecrets(text)).toBe(shown);
  });
});
