import { combineReducers, createAction } from '@reduxjs/toolkit';
import type { ManageDetails } from '../../contract/answers/blocks';
import { extraEndpoints } from '../../contract/extraEndpoints';
import { createSummarySlice, type SummaryState } from '../../state/createSummarySlice';
import { firstIndexReducer } from '../../state/firstIndexReducer';
import { createOpenList } from '../../state/openList';
import { tracked } from '../../state/track';

/** The answer of "Manage your details": requested, then loaded or failed. */
export const detailsSlice = createSummarySlice('details', extraEndpoints.manageDetails);

/** The member turned to another page of the slider; the payload is the index, from 0, of its first link. */
export const pageTurned = createAction<number>('details/pageTurned');

/** The member followed a link of the slider; `position` counts the visible links, from 1. */
export const linkFollowed = createAction('details/linkFollowed', (position: number) => ({
  payload: position,
  ...tracked({ category: 'cta', action: 'click', label: `details ${position}` }),
}));

/** The list of all links, which the member can open instead of the slider. */
export const linksList = createOpenList('details');

/** The links as they arrived, the index, from 0, of the first visible one, and how many an open list shows, or 0. */
export interface DetailsState {
  readonly answer: SummaryState<ManageDetails>;
  readonly firstIndex: number;
  readonly listed: number;
}

/** This feature's part of the state. */
export interface DetailsPart {
  readonly details: DetailsState;
}

/** The reducer of the answer and the slider's position. */
export const detailsReducer = combineReducers({
  answer: detailsSlice.reducer,
  firstIndex: firstIndexReducer(pageTurned),
  listed: linksList.reducer,
});
