import { combineReducers, legacy_createStore as createStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { NavLink, Route, Routes } from 'react-router-dom';
import { PortalRouter } from '../../src/app/PortalRouter';
import type { Place } from '../../src/platform/services';
import { configurationReducer } from '../../src/state/configuration';
import { locationChanged, navigationReducer } from '../../src/state/navigation/slice';
import { sessionReducer } from '../../src/state/session/slice';
import { fakeServices } from '../support/builders';

const placeOf = (pathname: string, search = ''): Place => ({ pathname, search, hash: '' });

/** The router at an address of the address bar, with a link and its way of going somewhere. */
const open = (inAddressBar: Place) => {
  const asked: unknown[] = [];
  const { navigation } = fakeServices().services;
  const store = createStore(
    combineReducers({ navigation: navigationReducer, configuration: configurationReducer, session: sessionReducer }),
  );
  const ask = (to: unknown) => void asked.push(to);
  render(
    <Provider store={store}>
      <PortalRouter navigation={{ ...navigation, location: () => inAddressBar, push: ask, replace: ask }}>
        <NavLink to="/bal-portfolio">Balance</NavLink>
        <Routes>
          <Route path="/bal-portfolio" element={<h1>balance</h1>} />
          <Route path="*" element={<h1>elsewhere</h1>} />
        </Routes>
      </PortalRouter>
    </Provider>,
  );
  return { asked, go: (place: Place) => act(() => void store.dispatch(locationChanged(place))) };
};

it('The router draws the address in the store, and its links ask the platform for another', () => {
  const { asked, go } = open(placeOf('/bal-portfolio'));
  expect(screen.getByRole('heading')).toHaveTextContent('elsewhere');
  fireEvent.click(screen.getByRole('link'));
  expect(asked).toMatchObject([{ pathname: '/bal-portfolio' }]);
  expect(screen.getByRole('heading')).toHaveTextContent('elsewhere');
  go(placeOf('/bal-portfolio'));
  expect(screen.getByRole('heading')).toHaveTextContent('balance');
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
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
