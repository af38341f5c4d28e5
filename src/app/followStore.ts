import type { Store } from '@reduxjs/toolkit';
import type { Navigation, Place } from '../platform/services';
import { type NavigationCorner, type Screen, selectPlace, selectScreen } from '../state/navigation/slice';

const screenTitles: Readonly<Record<Screen, string>> = {
  portfolio: 'Portfolio overview',
  'bal-portfolio': 'Balance portfolio',
  'not-found': 'Page not found',
};

const addressOf = ({ pathname, search, hash }: Place) => `${pathname}${search}${hash}`;

/** What of the browser follows the store. */
export interface StoreFollowers {
  readonly navigation: Pick<Navigation, 'location' | 'replace'>;
  readonly showTitle: (title: string) => void;
  /** The application's title, behind the screen's. */
  readonly title: string;
}

/**
 * Keeps the tab's title and the address bar with the store, so that a jump in time brings both along. A location that
 * came from the address bar is there already. Returns the unsubscription.
 */
export const followStore = (
  store: Store<NavigationCorner>,
  { navigation, showTitle, title }: StoreFollowers,
): (() => void) => {
  let place = selectPlace(store.getState());
  return store.subscribe(() => {
    const state = store.getState();
    if (selectPlace(state) === place) return;
    place = selectPlace(state);
    showTitle(`${screenTitles[selectScreen(state)]} · ${title}`);
    if (place.pathname !== '' && addressOf(place) !== addressOf(navigation.location())) navigation.replace(place);
  });
};
