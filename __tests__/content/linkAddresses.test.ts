import { linkAddress, pictureAddress } from '../../src/content/linkAddresses';

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
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    '',
    `/${'a'.repeat(9000)}`,
    `/a${' '.repeat(100)}b`,
  ])('%j becomes no link', (address) => {
    expect(linkAddress(address)).toBeUndefined();
  });

  it('is no link where the replacement is not safe', () => {
    expect(linkAddress('/device-consent', { '/device-consent': 'javascript:alert(1)' })).toBeUndefined();
  });

  it('is not taken over by a key that says nothing', () => {
    expect(linkAddress('/folder/', { '/': '/x', '': '/y' })).toBe('/folder/');
  });

  it('is no link without an address', () => {
    expect(linkAddress(null, replacements)).toBeUndefined();
  });

  it('is found in a moment in an address made to take long', () => {
    const started = Date.now();
    for (let time = 0; time < 60; time += 1) linkAddress(`a${' '.repeat(8000)}b`);
    expect(Date.now() - started).toBeLessThan(1000);
  });
});

describe('where a picture of a fragment comes from', () => {
  it.each([
    '/images/a.png',
    'https://content.example/a.png',
    'http://content.example/a.png',
    'a.png',
    'data:image/png;base64,AAAA',
    'data:image/webp;base64,AAAA',
  ])('may be %s', (address) => {
    expect(pictureAddress(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/svg+xml,<svg/>',
    'mailto:a@b.example',
    'tel:1',
    'blob:x',
    '',
    null,
  ])('may not be %s', (address) => {
    expect(pictureAddress(address)).toBeUndefined();
  });

  it('may be a long picture in the text itself', () => {
    const address = `data:image/png;base64,${'A'.repeat(100_000)}`;
    expect(pictureAddress(address)).toBe(address);
  });
});
