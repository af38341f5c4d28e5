import { isPicture } from '../../src/content/contentPath';
import { lastSegment } from '../../src/content/sanitise';

describe('a picture', () => {
  const endings = ['/a.png', '/a.jpg', '/a.JPEG', '/a.gif?x=1', '/a.webp#b', '/a.avif ', '/a.b/c.svg'];
  it.each([...endings, 'data:image/png;base64,AA', '  data:image/gif,x'])('is %j', (path) => {
    expect(isPicture(path)).toBe(true);
  });

  const others = ['/a', '/a.png/b', '/a.pngs', '/a?b=c.png', '/a#b.png', '/jpg', '/data:image/a'];
  it.each([...others, 'data:text/html,a.png', '  data:text/html,a.png'])('is not %j', (path) => {
    expect(isPicture(path)).toBe(false);
  });
});

it.each([
  ['/a/b', 'b'],
  ['/a/b/', 'b'],
  ['/a/b//?c=/d#/e', 'b'],
  ['/a/b#/d\n/e', 'b'],
  [' /a/b ', 'b'],
  // Its text may say something about the member.
  ['data:text/html,<p>Dear Ms N, <a href="/x">policy 1</a></p>', undefined],
  ['a', 'a'],
  ['/', undefined],
  ['', undefined],
  ['?a', undefined],
])('The last part of the path %j, by which its links are counted, is %j', (path, part) => {
  expect(lastSegment(path)).toBe(part);
});
