import { endpoints } from '../../contract/endpoints';
import { createCarouselSlice } from '../../state/carouselSlice';
import { createBlockSaga } from '../../state/createBlockSaga';
import { createSummarySlice, reducersOf } from '../../state/createSummarySlice';

export const detailsSlice = createSummarySlice('details', endpoints.manageDetails, 'Manage Your Details summary');

export const detailsCarousel = createCarouselSlice('detailsCarousel');

export const detailsReducers = reducersOf([detailsSlice, detailsCarousel]);

/** Fetches the links when the member arrives on the overview; a failure hides the block (rule `details.hidden`). */
export const detailsSaga = createBlockSaga({ summaries: [detailsSlice], feature: 'details' });
