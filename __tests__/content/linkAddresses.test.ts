import { linkAddress } from '../../src/content/sanitise';
import { processorTimeOf } from '../support/processorTime';

const redirect = '/portal/devices?from=tile';
const fragment = { path: '/outstanding/device-consent', redirect };

describe('where a link of a fragment leads', () => {
  it.each([
    ['/device-consent', '/portal/devices?from=tile'],
    ['https://content.example/a/device-consent', '/portal/devices?from=tile'],
    [' /device-consent\n', '/portal/devices?from=tile'],
    ['/device-consent/more', '/device-consent/more'],
    ['/other', '/other'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s becomes %s', (address, expected) => {
    expect(linkAddress(address, fragment)).toBe(expected);
  });

  it.each([
    null,
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    '#terms',
    ' #',
    '',
    `/${'a'.repeat(9000)}`,
    `/a${' '.repeat(100)}b`,
  ])('%j has no link', (address) => {
    expect(linkAddress(address, fragment)).toBeUndefined();
  });

  // Rule `outstanding.replacement`.
  it.each(['device-consent', '/outstanding/device-consent/', '/device-consent?from=a/b#c/d', '  /a/device-consent '])(
    'is redirected in the fragment %j',
    (path) => {
      expect(linkAddress('/device-consent', { path, redirect })).toBe(redirect);
    },
  );

  it.each(['', '/', '?a', '//', 'data:text/html,<a href="/folder/">'])(
    'is not redirected in the fragment %j',
    (path) => {
      expect(linkAddress('/folder/', { path, redirect })).toBe('/folder/');
    },
  );

  it('is its own in a fragment without a redirect', () => {
    expect(linkAddress('/device-consent', { path: '/device-consent' })).toBe('/device-consent');
  });

  it('is none if the redirect is not safe', () => {
    expect(linkAddress('/device-consent', { ...fragment, redirect: 'javascript:alert(1)' })).toBeUndefined();
  });

  it('is found quickly in an address made to take long', () => {
    const find = () => {
      for (let time = 0; time < 600; time += 1) linkAddress(`a${' '.repeat(4_000)}b`, fragment);
    };
    expect(processorTimeOf(find)).toBeLessThan(1_000);
  });
});
