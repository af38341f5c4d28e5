import { showDocumentTitle } from '../platform/document';
import type { Navigation, Place } from '../platform/services';
import { screenAt } from '../state/navigation/slice';
import { type Message, textOf } from '../texts/text';

const addressOf = ({ pathname, search, hash }: Place) => `${pathname}${search}${hash}`;

/**
 * Shows the name of a place of the store in the tab's title (rule `start.title`), before the application's name `title`,
 * and in the address bar, unless it came from there. In the title a `notice` takes its place, for a member who is in
 * another tab.
 */
export const showPlace = (
  place: Place,
  title: string,
  navigation: Pick<Navigation, 'location' | 'replace'>,
  notice: Message = { key: `screen.${screenAt(place.pathname)}` },
): void => {
  showDocumentTitle(`${textOf(notice)} · ${title}`);
  if (place.pathname !== '' && addressOf(place) !== addressOf(navigation.location())) navigation.replace(place);
};
