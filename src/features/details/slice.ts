import type { StateFromReducersMapObject } from '@reduxjs/toolkit';
import { endpoints } from '../../contract/endpoints';
import { createCarouselSlice, createOpenListSlice } from '../../state/carouselSlice';
import { createBlockSaga } from '../../state/createBlockSaga';
import { createSummarySlice } from '../../state/createSummarySlice';

export const detailsSlice = createSummarySlice('details', endpoints.manageDetails, 'Manage Your Details summary');

const sliderSlice = createCarouselSlice('details');

export const { pageTurned, itemFocused } = sliderSlice.actions;

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
