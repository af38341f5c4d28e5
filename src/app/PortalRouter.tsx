import { type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Router } from 'react-router-dom';
import type { Navigation } from '../platform/services';
import { selectPlace, selectScreen } from '../state/navigation/slice';

/**
 * Hands the store's location to the router, and the router's links to the platform's navigation. The router gets the
 * route as it is written in its own table, so that it draws the screen that the store has matched, and no other.
 */
export const PortalRouter = ({ navigation, children }: { navigation: Navigation; children: ReactNode }) => {
  const place = useSelector(selectPlace);
  const screen = useSelector(selectScreen);
  const navigator = useMemo(
    () => ({ createHref: navigation.href, push: navigation.push, replace: navigation.replace, go: navigation.go }),
    [navigation],
  );
  return (
    <Router location={{ ...place, pathname: `/${screen}` }} navigator={navigator}>
      {children}
    </Router>
  );
};
