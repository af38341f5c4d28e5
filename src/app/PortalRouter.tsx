import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { createPath, Router } from 'react-router-dom';
import { showDocumentTitle } from '../platform/document';
import type { Navigation } from '../platform/navigation';
import type { ConfigurationPart } from '../state/configuration';
import { screenAt, selectPlace } from '../state/navigation/slice';
import { selectWarning } from '../state/session/slice';
import { textOf } from '../texts/text';

/** Shows the address in the store: to the router, in the address bar, and as the tab's title (rule `start.title`). */
export const PortalRouter = ({ navigation, children }: { navigation: Navigation; children: ReactNode }) => {
  const place = useSelector(selectPlace);
  const title = useSelector(({ configuration }: ConfigurationPart) => configuration.title);
  const notice = useSelector(selectWarning)?.says;
  useEffect(() => {
    showDocumentTitle(`${textOf(notice ?? { key: `screen.${screenAt(place.pathname)}` })} · ${title}`);
    // Before it has been read from the address bar there is none.
    if (place.pathname !== '' && createPath(place) !== createPath(navigation.location())) navigation.replace(place);
  }, [place, title, navigation, notice]);
  return (
    <Router location={{ ...place, pathname: place.pathname || '/' }} navigator={navigation}>
      {children}
    </Router>
  );
};
