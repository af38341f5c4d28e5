import fc from 'fast-check';
import { type ContentSetting, contentAddress, fragmentAddress, isUnclear } from '../../src/content/addresses';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';

const at = (host: string, content: Partial<typeof defaultConfiguration.content> = {}): ContentSetting => ({
  page: { host, origin: `https://${host}` },
  configuration: { ...defaultConfiguration, content: { ...defaultConfiguration.content, ...content } },
});

const live = at('portal.example');

// Rule `content.prefix`.
describe('the prefix of a content path', () => {
  const configured = { previewPrefix: '/draft', sitePrefix: '/published' };

  it.each([
    ['localhost', {}, '/cms/preview'],
    ['www.test.portal.example', {}, '/cms/preview'],
    ['portal.example', {}, '/cms/site'],
    ['localhost', configured, '/draft'],
    ['portal.example', configured, '/published'],
  ])('on %s, where %j is configured, is %s', (host, content, prefix) => {
    expect(contentAddress('/a', at(host, content))).toBe(`${prefix}/a`);
  });
});

describe('the address of a piece of content', () => {
  it.each([
    ['a path', '/investments/action-items', '/cms/site/investments/action-items'],
    ['a path without a slash in front', 'investments/action-items', '/cms/site/investments/action-items'],
    ['a path with a query', '/a?b=c', '/cms/site/a?b=c'],
    ['an address of the content management itself', 'https://portal.example/a/b', '/cms/site/a/b'],
    ['a path that climbs out of the prefix', '/../../portal/api/x', '/cms/site/portal/api/x'],
    ['a path that climbs out in disguise', '/%2e%2e/%2E%2e/portal', '/cms/site/portal'],
    ['a data source', 'data:text/html,<p>x</p>', 'data:text/html,<p>x</p>'],
    ['a data source in capitals', ' DATA:text/html,x', ' DATA:text/html,x'],
    ['another origin', 'https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['another origin without a scheme', '//elsewhere.example/a', '//elsewhere.example/a'],
    ['another origin with a backslash', '/\\elsewhere.example/a', '/\\elsewhere.example/a'],
    ['another port', 'https://portal.example:8443/a', 'https://portal.example:8443/a'],
    ['another scheme', 'http://portal.example/a', 'http://portal.example/a'],
    ['an address inside another scheme', 'blob:https://portal.example/1', 'blob:https://portal.example/1'],
    ['no address at all', 'https://[', 'https://['],
  ])('of %s: %s becomes %s', (_, path, address) => {
    expect(contentAddress(path, live)).toBe(address);
  });

  it('stays as it is for a source with its own context', () => {
    const marked = at('portal.example', { ownContext: ['/brochures/'] });
    expect(contentAddress('/brochures/a', marked)).toBe('/brochures/a');
    expect(contentAddress('/a', marked)).toBe('/cms/site/a');
  });

  it("is on the content management's origin if that is another one", () => {
    const setting = at('portal.example', { origin: 'https://content.example' });
    expect(contentAddress('/a', setting)).toBe('https://content.example/cms/site/a');
    expect(contentAddress('https://content.example/a', setting)).toBe('https://content.example/cms/site/a');
    expect(contentAddress('https://portal.example/a', setting)).toBe('https://portal.example/a');
  });

  it('never becomes another host without a prefix', () => {
    const setting = at('portal.example', { sitePrefix: '' });
    expect(contentAddress('/.//elsewhere.example/a', setting)).toBe('/elsewhere.example/a');
  });

  it('of any content path stays below the prefix', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('..', '.', '%2e%2e', '\\'))), (segments) => {
        const address = contentAddress(`/start/${segments.join('/')}`, live);
        expect(new URL(address, live.page.origin).pathname.startsWith('/cms/site/')).toBe(true);
        expect(new URL(address, live.page.origin).origin).toBe(live.page.origin);
      }),
    );
  });
});

// Rule `content.tokens`.
describe('the tokens of a fragment', () => {
  it('are in the query, URL-encoded, after the parameter that requests processing', () => {
    const tokens = [{ tokenName: 'a b', tokenValue: 'R 1,5&x=y#z' }];
    expect(fragmentAddress({ path: '/a', tokens }, live)).toBe(
      '/cms/site/a?processRequestTokens=true&a%20b=R%201%2C5%26x%3Dy%23z',
    );
  });

  it.each([
    ['/a?b=c', '/cms/site/a?b=c&processRequestTokens=true&t=1'],
    ['/a?b=c&', '/cms/site/a?b=c&processRequestTokens=true&t=1'],
    ['/a#part', '/cms/site/a?processRequestTokens=true&t=1'],
    ['https://elsewhere.example/a?#part', 'https://elsewhere.example/a?processRequestTokens=true&t=1#part'],
    ['data:text/html,x', 'data:text/html,x'],
  ])('are appended to the query that %s has', (path, address) => {
    expect(fragmentAddress({ path, tokens: [{ tokenName: 't', tokenValue: '1' }] }, live)).toBe(address);
  });

  it('do not change the address if there are none', () => {
    expect(fragmentAddress({ path: '/a', tokens: [] }, live)).toBe('/cms/site/a');
  });

  it('of any name and value can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (tokenName, tokenValue) => {
        const address = fragmentAddress({ path: '/a', tokens: [{ tokenName, tokenValue }] }, live);
        const [, ...parameters] = new URL(address, live.page.origin).searchParams;
        expect(parameters).toEqual([[tokenName, tokenValue]]);
      }),
    );
  });
});

// Rules `content.calls`, `content.prefix`.
it.each([
  ['/cms/site/a?b=%20', false],
  ['https://content.example/portal/api/x', false],
  ['https://other.example/a', true],
  ['data:text/html,x', true],
  ['https://[', true],
  ['/cms/site/a%20b', true],
  ['/own/a', true],
  ['https://portal.example/own/a', true],
])('The address %s has to be looked at before it is fetched: %s', (address, expected) => {
  expect(isUnclear(address, at('portal.example', { origin: 'https://content.example' }))).toBe(expected);
});

it('What is no address has to be looked at too, where the content is on the page’s own origin', () => {
  expect(isUnclear('https://[', live)).toBe(true);
});
