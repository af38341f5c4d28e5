import { locationChanged, navigationReducer, screenAt, selectScreen } from '../../../src/state/navigation/slice';

describe('the screen of an address', () => {
  it.each([
    ['', 'portfolio'],
    ['/', 'portfolio'],
    ['/portfolio', 'portfolio'],
    ['/portfolio/', 'portfolio'],
    ['bal-portfolio', 'bal-portfolio'],
    ['/bal-portfolio', 'bal-portfolio'],
    ['/Portfolio', 'not-found'],
    ['/portfolio/online-payments', 'not-found'],
    ['/constructor', 'not-found'],
  ])('%j is %s', (pathname, screen) => {
    expect(screenAt(pathname)).toBe(screen);
    expect(selectScreen({ navigation: { pathname, search: '', hash: '' } })).toBe(screen);
  });
});

describe('the place in the store', () => {
  it('is empty until the address bar has been read', () => {
    const empty = navigationReducer(undefined, { type: 'start' });
    expect(empty).toEqual({ pathname: '', search: '', hash: '' });
    const there = { pathname: '/portfolio', search: '?a', hash: '#b' };
    expect(navigationReducer(empty, locationChanged(there))).toEqual(there);
  });
});
