import { combineReducers, createAction, createReducer } from '@reduxjs/toolkit';
import { endpoints } from '../../contract/endpoints';
import { createOpenListSlice } from '../../state/carouselSlice';
import { createSummarySlice } from '../../state/createSummarySlice';
import { said } from '../../state/said';
import type { Message } from '../../texts/text';

/** The four sources in the order in which their actions are merged (rule `outstanding.sources`). */
export const sourceNames = ['connectedDevice', 'consent', 'acceptance', 'will'] as const;

export type SourceName = (typeof sourceNames)[number];

/** The answers of the four sources; each settles on its own, and a failure only shows in the state (rule `outstanding.failure`). */
export const sources = {
  connectedDevice: createSummarySlice('outstandingDevices', endpoints.mandateItems),
  consent: createSummarySlice('outstandingConsent', endpoints.digitalConsent),
  acceptance: createSummarySlice('outstandingAcceptance', endpoints.digitalAcceptance),
  will: createSummarySlice('outstandingWill', endpoints.willItems),
} satisfies Record<SourceName, unknown>;

const listSlice = createOpenListSlice('outstanding');

/** The events of the list of all actions, which the member can open instead of the carousel. */
export const actionsList = listSlice.actions;

/** The actions have waited long enough for slower sources before theirs (rule `outstanding.order`). */
export const waitEnded = createAction('outstanding/waitEnded');

/** The member turned to the page of the carousel that begins with the action of this index, from 0, and key. */
export const pageTurned = createAction(
  'outstanding/pageTurned',
  (index: number, key: string | null = null, place?: Message) => ({
    payload: { index, key: index === 0 ? null : key },
    ...said(place),
  }),
);

/** The focus came to the action of this index, from 0, and key. */
export const actionFocused = createAction<{ readonly index: number; readonly key: string | null }>(
  'outstanding/actionFocused',
);

/** The member asked to check again the sources that failed. */
export const tryAgainClicked = createAction('outstanding/tryAgainClicked');

/** An action on the page of the carousel that the member sees. */
interface Position {
  /** From 0. */
  readonly index: number;
  /** The key of the action if the member must not lose it when others join before it. */
  readonly key: string | null;
}

const start: Position = { index: 0, key: null };

export const outstandingReducer = combineReducers({
  sources: combineReducers({
    connectedDevice: sources.connectedDevice.reducer,
    consent: sources.consent.reducer,
    acceptance: sources.acceptance.reducer,
    will: sources.will.reducer,
  }),
  position: createReducer(start, (builder) => {
    builder.addCase(pageTurned, (_, { payload }) => payload).addCase(actionFocused, (_, { payload }) => payload);
  }),
  listed: listSlice.reducer,
  /** Whether actions still wait for the sources before theirs (rule `outstanding.order`). */
  waits: createReducer(true, (builder) => {
    builder.addCase(waitEnded, () => false);
  }),
});

export interface OutstandingPart {
  readonly outstanding: ReturnType<typeof outstandingReducer>;
}
