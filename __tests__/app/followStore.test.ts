import { combineReducers, legacy_createStore as createStore } from '@reduxjs/toolkit';
import { followStore } from '../../src/app/followStore';
import type { Place } from '../../src/platform/services';
import { locationChanged, navigationReducer } from '../../src/state/navigation/slice';

const placeOf = (pathname: string, search = ''): Place => ({ pathname, search, hash: '' });

const follow = () => {
  const titles: string[] = [];
  const replaced: unknown[] = [];
  let address = placeOf('/portfolio');
  const store = createStore(combineReducers({ navigation: navigationReducer }));
  const unfollow = followStore(store, {
    navigation: {
      location: () => address,
      replace: (to) => {
        replaced.push(to);
      },
    },
    showTitle: (title) => {
      titles.push(title);
    },
    title: 'portfolio-ui',
  });
  const go = (place: Place, inAddressBar = place) => {
    address = inAddressBar;
    store.dispatch(locationChanged(place));
  };
  return { titles, replaced, go, unfollow, store };
};

describe('the tab and the address bar', () => {
  // Rule `start.title`.
  it('say which screen the store is on', () => {
    const { titles, replaced, go } = follow();
    for (const pathname of ['/portfolio', '/bal-portfolio', '/nowhere']) go(placeOf(pathname));
    expect(titles).toEqual([
      'Portfolio overview · portfolio-ui',
      'Balance portfolio · portfolio-ui',
      'Page not found · portfolio-ui',
    ]);
    expect(replaced).toEqual([]);
  });

  it('follow a jump in time', () => {
    const { replaced, go } = follow();
    go(placeOf('/portfolio', '?a=b'), placeOf('/bal-portfolio'));
    expect(replaced).toEqual([placeOf('/portfolio', '?a=b')]);
  });

  it('stay where they are on a jump to before the address was read', () => {
    const { replaced, go } = follow();
    go(placeOf('/portfolio'));
    go(placeOf(''), placeOf('/portfolio'));
    expect(replaced).toEqual([]);
  });

  it('do nothing while the place stays the same', () => {
    const { titles, store } = follow();
    store.dispatch({ type: 'other' });
    expect(titles).toEqual([]);
  });

  it('no longer change after unsubscribing', () => {
    const { titles, go, unfollow } = follow();
    unfollow();
    go(placeOf('/portfolio'));
    expect(titles).toEqual([]);
  });
});
