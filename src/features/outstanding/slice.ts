import { createAction, createSlice, type PayloadAction, type StateFromReducersMapObject } from '@reduxjs/toolkit';
import { endpoints } from '../../contract/endpoints';
import { createOpenListSlice } from '../../state/carouselSlice';
import { createSummarySlice, reducersOf } from '../../state/createSummarySlice';
import { said } from '../../state/said';
import type { Message } from '../../texts/text';

/** The answers of the four sources; each settles on its own, and a failure only shows in the state (rule `outstanding.failure`). */
export const devices = createSummarySlice('outstandingDevices', endpoints.mandateItems);
export const consent = createSummarySlice('outstandingConsent', endpoints.digitalConsent);
export const acceptance = createSummarySlice('outstandingAcceptance', endpoints.digitalAcceptance);
export const wills = createSummarySlice('outstandingWill', endpoints.willItems);

/** In the order in which their actions are merged (rule `outstanding.sources`). */
export const sources = [devices, consent, acceptance, wills] as const;

const listSlice = createOpenListSlice('outstanding');

/** The events of the list of all actions, which the member can open instead of the carousel. */
export const actionsList = listSlice.actions;

/** An action on the page of the carousel that the member sees. */
interface Position {
  /** From 0. */
  readonly index: number;
  /** The key of the action if the member must not lose it when others join before it. */
  readonly key: string | null;
}

const outstandingSlice = createSlice({
  name: 'outstanding',
  initialState: {
    position: { index: 0, key: null } as Position,
    /** Whether actions still wait for the sources before theirs (rule `outstanding.order`). */
    waits: true,
  },
  reducers: {
    waitEnded: (state) => {
      state.waits = false;
    },
    /** The member turned to the page of the carousel that begins with the action of this index, from 0, and key. */
    pageTurned: {
      prepare: (index: number, key: string | null = null, place?: Message) => ({
        payload: { index, key: index === 0 ? null : key },
        ...said(place),
      }),
      reducer: (state, { payload }: PayloadAction<Position>) => {
        state.position = payload;
      },
    },
    actionFocused: (state, { payload }: PayloadAction<Position>) => {
      state.position = payload;
    },
  },
});

export const { waitEnded, pageTurned, actionFocused } = outstandingSlice.actions;

/** The member asked to check again the sources that failed. */
export const tryAgainClicked = createAction('outstanding/tryAgainClicked');

export const outstandingReducers = {
  ...reducersOf(sources),
  outstanding: outstandingSlice.reducer,
  outstandingList: listSlice.reducer,
};

export type OutstandingPart = StateFromReducersMapObject<typeof outstandingReducers>;
