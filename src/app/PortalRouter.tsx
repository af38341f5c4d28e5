import { type ReactNode, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Router } from 'react-router-dom';
import type { Navigation } from '../platform/services';
import type { ConfigurationPart } from '../state/configuration';
import { selectPlace } from '../state/navigation/slice';
import { selectWarning } from '../state/session/slice';
import { showPlace } from './showPlace';

/**
 * The one place that follows the address in the store: the router draws it, and the tab's title and the address bar
 * show it, also after a DevTools jump. The router's links go to the platform's navigation.
 */
export const PortalRouter = ({ navigation, children }: { navigation: Navigation; children: ReactNode }) => {
  const place = useSelector(selectPlace);
  const title = useSelector(({ configuration }: ConfigurationPart) => configuration.title);
  const notice = useSelector(selectWarning)?.says;
  const navigator = useMemo(
    () => ({ createHref: navigation.href, push: navigation.push, replace: navigation.replace, go: navigation.go }),
    [navigation],
  );
  useEffect(() => showPlace(place, title, navigation, notice), [place, title, navigation, notice]);
  return (
    <Router location={{ ...place, pathname: place.pathname || '/' }} navigator={navigator}>
      {children}
    </Router>
  );
};
