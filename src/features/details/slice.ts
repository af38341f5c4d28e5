import { combineReducers, createAction, createReducer } from '@reduxjs/toolkit';
import type { ManageDetails } from '../../contract/answers/portfolio';
import { endpoints } from '../../contract/endpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { tracked } from '../../state/track';

/** The answer behind "Manage your details" (spec section 2): asked, then loaded or failed. */
export const detailsSlice = createSummarySlice('details', endpoints.manageDetails);

/** The member turned to another page of the slider; the payload is the index, from 0, of its first link. */
export const pageTurned = createAction<number>('details/pageTurned');

/** The member followed a link of the slider; a click of category "cta", labelled with the link's text. */
export const linkFollowed = createAction('details/linkFollowed', (description: string) => ({
  payload: description,
  ...tracked({ category: 'cta', action: 'click', label: description }),
}));

/** The links as they came, and the index, from 0, of the first one that the member sees. */
export interface DetailsState {
  readonly answer: SummaryState<ManageDetails>;
  readonly firstIndex: number;
}

/** The corner of the state that this feature holds. */
export interface DetailsCorner {
  readonly details: DetailsState;
}

const firstIndexReducer = createReducer(0, (builder) => {
  builder.addCase(pageTurned, (_, { payload }) => payload);
});

/** Holds the answer, and where the member is in the slider. */
export const detailsReducer = combineReducers({ answer: detailsSlice.reducer, firstIndex: firstIndexReducer });
