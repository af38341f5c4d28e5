import { showDocumentTitle } from '../platform/document';
import type { Navigation, Place } from '../platform/services';
import { type Screen, screenAt } from '../state/navigation/slice';

/** The name of each screen: its `h1`, and the tab's title (rule `start.title`). */
export const screenTitles: Readonly<Record<Screen, string>> = {
  portfolio: 'Portfolio overview',
  'bal-portfolio': 'Balance portfolio',
  'not-found': 'Page not found',
};

const addressOf = ({ pathname, search, hash }: Place) => `${pathname}${search}${hash}`;

/**
 * Shows a place of the store in the tab's title, before the application's name `title`, and in the address bar, unless
 * it came from there.
 */
export const showPlace = (place: Place, title: string, navigation: Pick<Navigation, 'location' | 'replace'>): void => {
  showDocumentTitle(`${screenTitles[screenAt(place.pathname)]} · ${title}`);
  if (place.pathname !== '' && addressOf(place) !== addressOf(navigation.location())) navigation.replace(place);
};
