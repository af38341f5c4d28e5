import { showDocumentTitle } from '../platform/document';
import type { Navigation, Place } from '../platform/services';
import { screenAt } from '../state/navigation/slice';
import { text } from '../texts/text';

const addressOf = ({ pathname, search, hash }: Place) => `${pathname}${search}${hash}`;

/**
 * Shows the name of a place of the store in the tab's title (rule `start.title`), before the application's name `title`, and in the address bar, unless
 * it came from there.
 */
export const showPlace = (place: Place, title: string, navigation: Pick<Navigation, 'location' | 'replace'>): void => {
  showDocumentTitle(`${text(`screen.${screenAt(place.pathname)}`)} · ${title}`);
  if (place.pathname !== '' && addressOf(place) !== addressOf(navigation.location())) navigation.replace(place);
};
