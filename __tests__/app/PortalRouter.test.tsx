import { combineReducers, legacy_createStore as createStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { NavLink, Route, Routes } from 'react-router-dom';
import { PortalRouter } from '../../src/app/PortalRouter';
import { configurationReducer } from '../../src/state/configuration';
import { locationChanged, navigationReducer } from '../../src/state/navigation/slice';
import { sessionReducer } from '../../src/state/session/slice';
import { fakeServices } from '../support/builders';

it('The router draws the address in the store, and its links ask the platform for another', () => {
  const pushed: unknown[] = [];
  const { navigation } = fakeServices().services;
  const store = createStore(
    combineReducers({ navigation: navigationReducer, configuration: configurationReducer, session: sessionReducer }),
  );
  render(
    <Provider store={store}>
      <PortalRouter navigation={{ ...navigation, push: (to) => void pushed.push(to) }}>
        <NavLink to="/bal-portfolio">Balance</NavLink>
        <Routes>
          <Route path="/" element={<h1>not known yet</h1>} />
          <Route path="/bal-portfolio" element={<h1>balance</h1>} />
        </Routes>
      </PortalRouter>
    </Provider>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('not known yet');
  fireEvent.click(screen.getByRole('link'));
  expect(pushed).toMatchObject([{ pathname: '/bal-portfolio' }]);
  expect(screen.getByRole('heading')).toHaveTextContent('not known yet');
  act(() => void store.dispatch(locationChanged({ pathname: '/bal-portfolio', search: '', hash: '' })));
  expect(screen.getByRole('heading')).toHaveTextContent('balance');
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
});
