import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { PortalRouter } from '../../src/app/PortalRouter';
import type { Place } from '../../src/platform/services';
import { locationChanged, navigationReducer } from '../../src/state/navigation/slice';
import { sessionReducer } from '../../src/state/session/slice';
import { fakeServices } from '../support/builders';
import { createWorld } from '../support/world';

const placeOf = (pathname: string, search = ''): Place => ({ pathname, search, hash: '' });

const Drawn = () => <h1>{useLocation().pathname}</h1>;

/** The router at an address of the address bar, with a link and its way of going somewhere. */
const open = (inAddressBar: Place) => {
  const asked: unknown[] = [];
  const ask = (to: unknown) => void asked.push(to);
  const navigation = { ...fakeServices().services.navigation, location: () => inAddressBar, push: ask, replace: ask };
  const { show, dispatch } = createWorld({
    reducer: { navigation: navigationReducer, session: sessionReducer },
    sagas: [],
  });
  show(
    <PortalRouter navigation={navigation}>
      <Link to="/bal-portfolio">Balance</Link>
      <Drawn />
    </PortalRouter>,
  );
  return { asked, go: (place: Place) => act(() => dispatch(locationChanged(place))) };
};

it('The router draws the address in the store, and its links ask the platform for another', () => {
  const { asked, go } = open(placeOf('/bal-portfolio'));
  fireEvent.click(screen.getByRole('link'));
  expect(asked).toMatchObject([{ pathname: '/bal-portfolio' }]);
  expect(screen.getByRole('heading')).toHaveTextContent(/^\/$/);
  go(placeOf('/bal-portfolio'));
  expect(screen.getByRole('heading')).toHaveTextContent('/bal-portfolio');
  expect(asked).toHaveLength(1);
});

// Rule `start.title`.
it.each([
  ['/portfolio', 'Portfolio overview · portfolio-ui'],
  ['/bal-portfolio', 'Balance portfolio · portfolio-ui'],
  ['/nowhere', 'Page not found · portfolio-ui'],
])('The tab says which screen the store is on at %s, and the address bar follows a jump in time', (pathname, title) => {
  const { asked, go } = open(placeOf('/portfolio'));
  const there = placeOf(pathname, '?a=b');
  go(there);
  expect(document.title).toBe(title);
  expect(asked).toEqual([there]);
});
