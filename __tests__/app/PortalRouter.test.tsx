import { combineReducers, legacy_createStore as createStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { NavLink, Route, Routes } from 'react-router-dom';
import { PortalRouter } from '../../src/app/PortalRouter';
import { navigationReducer, selectScreen } from '../../src/state/navigation/slice';
import { matchedPaths } from '../support/addresses';
import { fakeServices } from '../support/builders';

it.each(matchedPaths.map(([pathname]) => [pathname]))(
  'The router draws the screen that the store has for %s',
  (pathname) => {
    const navigation = { pathname, search: '', hash: '' };
    const store = createStore(combineReducers({ navigation: navigationReducer }), { navigation });
    render(
      <Provider store={store}>
        <PortalRouter navigation={fakeServices().services.navigation}>
          <NavLink to="/portfolio">Portfolio</NavLink>
          <NavLink to="/bal-portfolio">Balance</NavLink>
          <Routes>
            <Route path="/portfolio" element={<h1>portfolio</h1>} />
            <Route path="/bal-portfolio" element={<h1>bal-portfolio</h1>} />
            <Route path="*" element={<h1>not-found</h1>} />
          </Routes>
        </PortalRouter>
      </Provider>,
    );
    const drawn = selectScreen(store.getState());
    expect(screen.getByRole('heading')).toHaveTextContent(new RegExp(`^${drawn}$`));
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(
      drawn === 'not-found' ? [] : [drawn === 'portfolio' ? 'Portfolio' : 'Balance'],
    );
  },
);
