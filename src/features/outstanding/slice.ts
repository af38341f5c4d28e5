import { createAction, createSlice, type StateFromReducersMapObject } from '@reduxjs/toolkit';
import { endpoints } from '../../contract/endpoints';
import { createCarouselSlice } from '../../state/carouselSlice';
import { createSummarySlice, reducersOf } from '../../state/createSummarySlice';

/** The answers of the four sources; each settles on its own, and a failure only shows in the state (rule `outstanding.failure`). */
export const devices = createSummarySlice('outstandingDevices', endpoints.mandateItems);
export const consent = createSummarySlice('outstandingConsent', endpoints.digitalConsent);
export const acceptance = createSummarySlice('outstandingAcceptance', endpoints.digitalAcceptance);
export const wills = createSummarySlice('outstandingWill', endpoints.willItems);

/** In the order in which their actions are merged (rule `outstanding.sources`). */
export const sources = [devices, consent, acceptance, wills] as const;

export const actionsCarousel = createCarouselSlice('outstandingCarousel');

const outstandingSlice = createSlice({
  name: 'outstanding',
  /** Whether actions still wait for the sources before theirs (rule `outstanding.order`). */
  initialState: { waits: true },
  reducers: {
    waitEnded: (state) => {
      state.waits = false;
    },
  },
});

export const { waitEnded } = outstandingSlice.actions;

/** The member asked to check again the sources that failed. */
export const tryAgainClicked = createAction('outstanding/tryAgainClicked');

export const outstandingReducers = reducersOf([...sources, outstandingSlice, actionsCarousel]);

export type OutstandingPart = StateFromReducersMapObject<typeof outstandingReducers>;
