import { createAction, createReducer, createSelector } from '@reduxjs/toolkit';
import type { Place } from '../../platform/services';

/** A screen of the portal (spec section 2, Routes), or none of them. */
export type Screen = 'portfolio' | 'bal-portfolio' | 'not-found';

/** The address changed: by a link, back or forward, or by hand. */
export const locationChanged = createAction<Place>('navigation/locationChanged');

/** The member arrived on a screen. Everything a screen needs is fetched in answer to this. */
export const screenEntered = createAction<{ readonly screen: Screen; readonly at: number }>('navigation/screenEntered');

/** The member asked for the page anew, because a part of it could not be had. */
export const reloadClicked = createAction('navigation/reloadClicked');

/** The corner of the state that the navigation holds. */
export interface NavigationCorner {
  readonly navigation: Place;
}

/** The location in the store, empty until the address bar has been read; a jump in time brings the address along. */
export const navigationReducer = createReducer<Place>({ pathname: '', search: '', hash: '' }, (builder) => {
  builder.addCase(locationChanged, (_, { payload }) => payload);
});

/** The screen of an address; the root counts as the overview, which it leads to. */
export const screenAt = (pathname: string): Screen => {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  if (path === '' || path === 'portfolio') return 'portfolio';
  return path === 'bal-portfolio' ? 'bal-portfolio' : 'not-found';
};

/** Where the member is. */
export const selectPlace = (state: NavigationCorner): Place => state.navigation;

/** The screen the member is on. */
export const selectScreen = createSelector([selectPlace], ({ pathname }) => screenAt(pathname));
