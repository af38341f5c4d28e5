import { showPlace } from '../../src/app/showPlace';
import type { Place } from '../../src/platform/services';

const placeOf = (pathname: string, search = ''): Place => ({ pathname, search, hash: '' });

/** Shows a place of the store; returns what the address bar is replaced by. */
const show = (place: Place, inAddressBar = place) => {
  const replaced: unknown[] = [];
  showPlace(place, 'portfolio-ui', { location: () => inAddressBar, replace: (to) => void replaced.push(to) });
  return replaced;
};

describe('the tab and the address bar', () => {
  // Rule `start.title`.
  it.each([
    ['/portfolio', 'Portfolio overview · portfolio-ui'],
    ['/bal-portfolio', 'Balance portfolio · portfolio-ui'],
    ['/nowhere', 'Page not found · portfolio-ui'],
  ])('say which screen the store is on at %s', (pathname, title) => {
    expect(show(placeOf(pathname))).toEqual([]);
    expect(document.title).toBe(title);
  });

  it('follow a jump in time', () => {
    const there = placeOf('/portfolio', '?a=b');
    expect(show(there, placeOf('/bal-portfolio'))).toEqual([there]);
  });

  it('stay where they are on a jump to before the address was read', () => {
    expect(show(placeOf(''), placeOf('/portfolio'))).toEqual([]);
  });
});
