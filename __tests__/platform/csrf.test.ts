import fc from 'fast-check';
import { isOurRelativeAddress, readCookie, withXsrfToken } from '../../src/platform/csrf';
import { runs } from '../support/breadth';

const PAGE = 'https://portal.example/portfolio?x#y';
const post = { method: 'POST', address: '/api', page: PAGE, cookies: () => 'XSRF-TOKEN=abc' };

describe('a cookie', () => {
  it('is cut at its first equals sign and decoded', () => {
    expect(readCookie('a=1; XSRF-TOKEN=x%20y=z==; b=2', 'XSRF-TOKEN')).toBe('x y=z==');
  });

  it.each([
    ['MY-XSRF-TOKEN=a; XSRF-TOKEN-2=b; XSRF-TOKEN', undefined],
    ['XSRF-TOKENS', undefined],
    ['a=1;  XSRF-TOKEN = abc ', 'abc'],
    ['XSRF-TOKEN; XSRF-TOKEN=abc', 'abc'],
    ['XSRF-TOKEN=100%', '100%'],
  ])('of %j is %j', (cookies, value) => {
    expect(readCookie(cookies, 'XSRF-TOKEN')).toBe(value);
  });
});

// Rule `call.forgery`.
describe('the forgery token', () => {
  it.each(['POST', 'PUT', 'DELETE', 'patch'])('is sent with a %s to a relative address of ours', (method) => {
    expect(withXsrfToken({ Accept: 'x' }, { ...post, method })).toEqual({ Accept: 'x', 'X-XSRF-TOKEN': 'abc' });
  });

  it.each(['GET', 'HEAD', 'get'])('is not sent with a %s', (method) => {
    expect(withXsrfToken({}, { ...post, method })).toEqual({});
  });

  const absolute = 'https:evil.example|https:/api|https://evil.example/api|https://portal.example/api|data:,x|http://[';
  const disguised = '//evil.example/x|//portal.example/x|/\\evil.example|\\\\evil.example|\\/evil.example';
  const withBlanks = '/\t/evil.example|\t//evil.example| //evil.example|\u0000//evil.example|/\n/evil.example';

  it.each(`${absolute}|${disguised}|${withBlanks}`.split('|'))('is never sent to %j', (address) => {
    expect(withXsrfToken({}, { ...post, address })).toEqual({});
  });

  it('is not sent if the page has no origin', () => {
    for (const page of ['file:///portal/index.html', 'about:blank', ''])
      expect(withXsrfToken({}, { ...post, page })).toEqual({});
  });

  it.each(['', 'XSRF-TOKEN=', 'other=1', 'XSRF-TOKEN=a%0Ab', 'XSRF-TOKEN=%E2%82%AC'])(
    'is left out if the cookies are %j, so that the call can be made',
    (cookies) => {
      expect(withXsrfToken({}, { ...post, cookies: () => cookies })).toStrictEqual({});
    },
  );

  it('is only ever sent to our own origin, whatever the address', () => {
    const piece = fc.constantFrom(...'/|\\|\t|\n|\u0000| |https|:|evil.example|@|.|?|#|a'.split('|'));
    const address = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(address, (text) => {
        if (!isOurRelativeAddress(text, PAGE)) return;
        expect(new URL(text, PAGE).origin).toBe('https://portal.example');
        // A relative address depends on the page's origin; an absolute one does not.
        expect(new URL(text, 'https://other.example/').origin).toBe('https://other.example');
      }),
      runs({ few: 100, many: 1_000 }),
    );
  });
});
