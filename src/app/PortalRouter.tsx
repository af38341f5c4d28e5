import { type ReactNode, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { createPath, Router } from 'react-router-dom';
import { showDocumentTitle } from '../platform/document';
import type { Navigation } from '../platform/navigation';
import type { ConfigurationPart } from '../state/configuration';
import { screenAt, selectPlace } from '../state/navigation/slice';
import { selectWarning } from '../state/session/slice';
import { textOf } from '../texts/text';

/**
 * The one place that follows the address in the store: the router draws it, and the tab's title and the address bar
 * show it, also after a DevTools jump. The title is the name of the screen (rule `start.title`), or a notice for a member
 * who is in another tab. The router's links go to the platform's navigation.
 */
export const PortalRouter = ({ navigation, children }: { navigation: Navigation; children: ReactNode }) => {
  const place = useSelector(selectPlace);
  const title = useSelector(({ configuration }: ConfigurationPart) => configuration.title);
  const notice = useSelector(selectWarning)?.says;
  const navigator = useMemo(
    () => ({ createHref: navigation.href, push: navigation.push, replace: navigation.replace, go: navigation.go }),
    [navigation],
  );
  useEffect(() => {
    showDocumentTitle(`${textOf(notice ?? { key: `screen.${screenAt(place.pathname)}` })} · ${title}`);
    // Before it has been read from the address bar there is none.
    if (place.pathname !== '' && createPath(place) !== createPath(navigation.location())) navigation.replace(place);
  }, [place, title, navigation, notice]);
  return (
    <Router location={{ ...place, pathname: place.pathname || '/' }} navigator={navigator}>
      {children}
    </Router>
  );
};
