// The floor: every mandatory package, really used, and nothing else. The portal's size is compared with it.
import styled from '@emotion/styled';
import { combineSlices, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { HashRouter, Link, Route, Routes } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { call, put, takeLatest } from 'redux-saga/effects';
import { createSelector } from 'reselect';

const products = createSlice({
  name: 'products',
  initialState: { names: [] as string[] },
  reducers: {
    asked: () => {},
    arrived: (state, { payload }: PayloadAction<string[]>) => {
      state.names = payload;
    },
  },
});

const reducer = combineSlices(products);
const selectSorted = createSelector([(state: ReturnType<typeof reducer>) => state.products.names], (names) =>
  [...names].sort(),
);

function* load() {
  const names: string[] = yield call(() => Promise.resolve(['Bank', 'Health']));
  yield put(products.actions.arrived(names));
}

function* watch() {
  yield takeLatest(products.actions.asked.type, load);
}

const saga = createSagaMiddleware();
const store = configureStore({
  reducer,
  middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(saga),
});
saga.run(watch);
store.dispatch(products.actions.asked());

const Tile = styled.article`
  padding: 1rem;
  border-radius: 1rem;
`;

const Carousel = lazy(() => import('./floorCarousel'));

function Overview() {
  const names = useSelector(selectSorted);
  const dispatch = useDispatch();
  const online = useSyncExternalStore(
    () => () => {},
    () => navigator.onLine,
  );
  return (
    <main>
      <h1>{online ? 'Floor' : 'Offline'}</h1>
      <button type="button" onClick={() => dispatch(products.actions.asked())}>
        Again
      </button>
      {names.map((name) => (
        <Tile key={name}>
          <Link to="/other">{name}</Link>
        </Tile>
      ))}
      <Suspense fallback={null}>
        <Carousel names={names} />
      </Suspense>
    </main>
  );
}

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <Provider store={store}>
      <HashRouter>
        <Routes>
          <Route path="/other" element={<Link to="/">Back</Link>} />
          <Route path="*" element={<Overview />} />
        </Routes>
      </HashRouter>
    </Provider>,
  );
}
