import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import { type Route, routeAt } from '../../contract/routes';
import type { Place } from '../../platform/services';
import { said } from '../eventMeta';

/** A screen of the portal: that of a route, or the one for an address without a route. */
export type Screen = Route | 'not-found';

/** The member arrived on a screen. This event triggers everything the screen fetches. */
export const screenEntered = createAction<{ readonly screen: Screen; readonly at: number }>('navigation/screenEntered');

/** The event of an arrival. */
export type ScreenEntered = ReturnType<typeof screenEntered>;

/** Tells whether an event is about one of these screens; for a worker that serves no other. */
export const onScreen =
  (...screens: readonly Screen[]) =>
  ({ payload }: { readonly payload: { readonly screen: Screen } }): boolean =>
    screens.includes(payload.screen);

/** The member asked to reload the page, because a part of it could not be loaded. */
export const reloadClicked = createAction('navigation/reloadClicked');

/** The member chose another language, in which everything comes anew. */
export const languageChosen = createAction<{ readonly language: string }>('navigation/languageChosen');

/** The page was not loaded anew, because there is no connection. */
export const reloadPrevented = createAction('navigation/reloadPrevented', () => ({
  payload: undefined,
  ...said({ key: 'connection.lost' }),
}));

export interface NavigationPart {
  readonly navigation: Place;
}

const navigationSlice = createSlice({
  name: 'navigation',
  initialState: { pathname: '', search: '', hash: '' } as Place,
  reducers: {
    /** The address changed: by a link, back or forward, or by hand. */
    locationChanged: (_, { payload }: PayloadAction<Place>) => payload,
  },
});

export const { locationChanged } = navigationSlice.actions;

/** The location in the store, empty until the address bar has been read. */
export const navigationReducer = navigationSlice.reducer;

/** The screen of an address; the root counts as the overview, to which it redirects. */
export const screenAt = (pathname: string): Screen => routeAt(pathname) ?? 'not-found';

export const selectPlace = (state: NavigationPart): Place => state.navigation;

export const selectScreen = createSelector([selectPlace], ({ pathname }) => screenAt(pathname));
