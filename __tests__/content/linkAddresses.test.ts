import { linkAddress } from '../../src/content/sanitise';
import { processorTimeOf } from '../support/processorTime';

const replacements = { '/device-consent': '/portal/devices?from=tile' };

describe('where a link of a fragment leads', () => {
  it.each([
    ['/device-consent', '/portal/devices?from=tile'],
    ['https://content.example/a/device-consent', '/portal/devices?from=tile'],
    [' /device-consent\n', '/portal/devices?from=tile'],
    ['/device-consent/more', '/device-consent/more'],
    ['/other', '/other'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s becomes %s', (address, expected) => {
    expect(linkAddress(address, replacements)).toBe(expected);
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
    expect(linkAddress(address)).toBeUndefined();
  });

  it('has no link if the replacement is not safe', () => {
    expect(linkAddress('/device-consent', { '/device-consent': 'javascript:alert(1)' })).toBeUndefined();
  });

  it('is not replaced by an empty key', () => {
    expect(linkAddress('/folder/', { '/': '/x', '': '/y' })).toBe('/folder/');
  });

  it('is found quickly in an address made to take long', () => {
    const find = () => {
      for (let time = 0; time < 600; time += 1) linkAddress(`a${' '.repeat(4_000)}b`);
    };
    expect(processorTimeOf(find)).toBeLessThan(1_000);
  });
});
