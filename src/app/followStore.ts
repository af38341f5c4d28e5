import type { Store } from '@reduxjs/toolkit';
import type { Navigation, Place } from '../platform/services';
import { type NavigationPart, type Screen, selectPlace, selectScreen } from '../state/navigation/slice';

/** The name of each screen: its `h1`, and the tab's title (rule `start.title`). */
export const screenTitles: Readonly<Record<Screen, string>> = {
  portfolio: 'Portfolio overview',
  'bal-portfolio': 'Balance portfolio',
  'not-found': 'Page not found',
};

const addressOf = ({ pathname, search, hash }: Place) => `${pathname}${search}${hash}`;

/** The parts of the browser that follow the store. */
export interface StoreFollowers {
  readonly navigation: Pick<Navigation, 'location' | 'replace'>;
  readonly showTitle: (title: string) => void;
  /** The application's name, which follows the screen's in the title. */
  readonly title: string;
}

/**
 * Keeps the tab's title and the address bar in step with the store, also after a DevTools jump. A location that came
 * from the address bar is not written back. Returns a function that unsubscribes.
 */
export const followStore = (
  store: Store<NavigationPart>,
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
