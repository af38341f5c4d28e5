import { createAction, type StateFromReducersMapObject } from '@reduxjs/toolkit';
import { endpoints } from '../../contract/endpoints';
import { createCarouselSlice, createOpenListSlice } from '../../state/carouselSlice';
import { createBlockSaga } from '../../state/createBlockSaga';
import { createSummarySlice } from '../../state/createSummarySlice';
import { tracked } from '../../state/track';

export const detailsSlice = createSummarySlice(
  'details',
  endpoints.manageDetails,
  'There was an issue fetching Manage Your Details summary',
);

const sliderSlice = createCarouselSlice('details');

export const { pageTurned } = sliderSlice.actions;

/** The member followed a link of the slider; `position` counts the visible links, from 1. */
export const linkFollowed = createAction('details/linkFollowed', (position: number) => ({
  payload: position,
  ...tracked({ category: 'cta', action: 'click', label: `details ${position}` }),
}));

const listSlice = createOpenListSlice('details');

/** The events of the list of all links, which the member can open instead of the slider. */
export const linksList = listSlice.actions;

export const detailsReducers = {
  details: detailsSlice.reducer,
  detailsPage: sliderSlice.reducer,
  detailsList: listSlice.reducer,
};

export type DetailsPart = StateFromReducersMapObject<typeof detailsReducers>;

/** Fetches the links when the member arrives on the overview; a failure hides the block (rule `details.hidden`). */
export const detailsSaga = createBlockSaga({ summaries: [detailsSlice], feature: 'details' });
