import { locationChanged, navigationReducer, screenAt, selectScreen } from '../../../src/state/navigation/slice';
import { matchedPaths } from '../../support/addresses';

describe('the screen of an address', () => {
  it.each(matchedPaths)('%j is that of its route, %s', (pathname, route) => {
    const screen = route ?? 'not-found';
    expect(screenAt(pathname)).toBe(screen);
    expect(selectScreen({ navigation: { pathname, search: '', hash: '' } })).toBe(screen);
  });
});

it('The place in the store is empty until the address bar has been read', () => {
  const empty = navigationReducer(undefined, { type: 'start' });
  expect(empty).toEqual({ pathname: '', search: '', hash: '' });
  const there = { pathname: '/portfolio', search: '?a', hash: '#b' };
  expect(navigationReducer(empty, locationChanged(there))).toEqual(there);
});
