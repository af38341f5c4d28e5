import { fragmentKey, isPicture, lastSegment } from '../../src/content/source';

describe('the name of a fragment in the state', () => {
  it('is its path', () => {
    expect(fragmentKey({ path: '/a' })).toBe('/a');
  });

  it('distinguishes the path with a prefix from the one without', () => {
    expect(fragmentKey({ path: '/a', ownContext: true })).not.toBe(fragmentKey({ path: '/a' }));
    expect(fragmentKey({ path: '/a', ownContext: true })).not.toBe(fragmentKey({ path: '/b', ownContext: true }));
  });
});

describe('a picture', () => {
  it.each([
    '/a.png',
    '/a.jpg',
    '/a.JPEG',
    '/a.gif?x=1',
    '/a.webp#b',
    '/a.avif ',
    '/a.b/c.svg',
    'data:image/png;base64,AA',
    '  data:image/gif,x',
  ])('is %j', (path) => {
    expect(isPicture({ path })).toBe(true);
  });

  it.each([
    '/a',
    '/a.png/b',
    '/a.pngs',
    '/a?b=c.png',
    '/a#b.png',
    '/jpg',
    'data:text/html,a.png',
    '  data:text/html,a.png',
    '/data:image/a',
  ])('is not %j', (path) => {
    expect(isPicture({ path })).toBe(false);
  });
});

describe('the last part of a path, by which its links are counted', () => {
  it.each([
    ['/a/b', 'b'],
    ['/a/b/', 'b'],
    ['/a/b//?c=/d#/e', 'b'],
    ['/a/b#/d\n/e', 'b'],
    [' /a/b ', 'b'],
    ['a', 'a'],
    ['/', undefined],
    ['', undefined],
    ['?a', undefined],
  ])('of %j is %j', (path, part) => {
    expect(lastSegment(path)).toBe(part);
  });
});
