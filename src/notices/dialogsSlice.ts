import { createAction, createReducer } from '@reduxjs/toolkit';
import { type NavigationCorner, selectScreen } from '../state/navigation/slice';
import { tracked } from '../state/track';

/** The dialogs that may ask for the member's attention, in the order in which they get it. */
export const dialogOrder = ['privacyStatement', 'marketingConsent', 'seniorsOnboarding'] as const;

/** One of the dialogs. */
export type DialogName = (typeof dialogOrder)[number];

/** What is known of a dialog: not yet whether it is due, that it is not, that it is, or that it is over. */
export type DialogCheck = 'pending' | 'notDue' | 'due' | 'closed';

/** The queue of dialogs. */
export interface DialogsState {
  readonly checks: Readonly<Record<DialogName, DialogCheck>>;
  /** The dialog that has the page, or null. It keeps it until it is closed, whatever becomes due meanwhile. */
  readonly open: DialogName | null;
  /** Whether the time is over for which a dialog waits for the checks of those before it. */
  readonly waitEnded: boolean;
  /** Whether the member is being taken away from the page, so that no further dialog may open. */
  readonly leaving: boolean;
}

/** The corner of the state that the dialogs hold. */
export interface DialogsCorner {
  readonly dialogs: DialogsState;
}

/** How the dialogs are named in analytics events. */
export const dialogLabels: Readonly<Record<DialogName, string>> = {
  privacyStatement: 'privacy-statement',
  marketingConsent: 'marketing-consent',
  seniorsOnboarding: 'seniors-onboarding',
};

interface OfDialog {
  readonly dialog: DialogName;
}

/** A check ended: the dialog asks for the page. Once a page load; what comes after that changes nothing. */
export const dialogDue = createAction<OfDialog>('dialogs/dialogDue');

/** A check ended: the dialog does not ask for the page. */
export const dialogNotDue = createAction<OfDialog>('dialogs/dialogNotDue');

/** No dialog waits any longer for the checks of those before it. */
export const waitEnded = createAction('dialogs/waitEnded');

/** It is a dialog's turn. */
export const turnGiven = createAction<OfDialog>('dialogs/turnGiven');

/** A dialog cannot be shown, because its script cannot be had: the next one gets its turn. */
export const dialogFailed = createAction<OfDialog>('dialogs/dialogFailed');

/** A dialog came before the member. */
export const dialogShown = createAction('dialogs/dialogShown', (dialog: DialogName) => ({
  payload: { dialog },
  ...tracked({ category: 'popup', action: 'shown', label: dialogLabels[dialog] }),
}));

/** The member is done with a dialog; with `leaving`, the page is about to be left and nothing else may open on it. */
export const dialogClosed = createAction('dialogs/dialogClosed', (dialog: DialogName, { leaving = false } = {}) => ({
  payload: { dialog, leaving },
  ...tracked({ category: 'popup', action: 'dismissed', label: dialogLabels[dialog] }),
}));

const initialState: DialogsState = {
  checks: { privacyStatement: 'pending', marketingConsent: 'pending', seniorsOnboarding: 'pending' },
  open: null,
  waitEnded: false,
  leaving: false,
};

const nextInTurn = ({ checks, waitEnded: waitIsOver }: DialogsState): DialogName | null => {
  for (const dialog of dialogOrder) {
    if (checks[dialog] === 'due') return dialog;
    if (checks[dialog] === 'pending' && !waitIsOver) return null;
  }
  return null;
};

const withTurnGiven = (state: DialogsState): DialogsState =>
  state.open !== null || state.leaving ? state : { ...state, open: nextInTurn(state) };

const withCheck = (state: DialogsState, dialog: DialogName, check: DialogCheck): DialogsState => ({
  ...state,
  checks: { ...state.checks, [dialog]: check },
});

const over = (state: DialogsState, dialog: DialogName, leaving: boolean): DialogsState =>
  withTurnGiven({
    ...withCheck(state, dialog, 'closed'),
    open: state.open === dialog ? null : state.open,
    leaving: state.leaving || leaving,
  });

const answered = (state: DialogsState, dialog: DialogName, check: 'due' | 'notDue'): DialogsState =>
  state.checks[dialog] === 'pending' ? withTurnGiven(withCheck(state, dialog, check)) : state;

/** The queue: at most one dialog at a time, in the fixed order as long as the answers come within the waiting time. */
export const dialogsReducer = createReducer<DialogsState>(initialState, (builder) => {
  builder
    .addCase(dialogDue, (state, { payload }) => answered(state, payload.dialog, 'due'))
    .addCase(dialogNotDue, (state, { payload }) => answered(state, payload.dialog, 'notDue'))
    .addCase(waitEnded, (state) => withTurnGiven({ ...state, waitEnded: true }))
    .addCase(dialogFailed, (state, { payload }) => over(state, payload.dialog, false))
    .addCase(dialogClosed, (state, { payload: { dialog, leaving } }) => over(state, dialog, leaving));
});

/** What is known of a dialog. */
export const selectDialogCheck = (state: DialogsCorner, dialog: DialogName): DialogCheck =>
  state.dialogs.checks[dialog];

/** Whether the dialogs no longer wait for each other's checks. */
export const selectWaitEnded = (state: DialogsCorner): boolean => state.dialogs.waitEnded;

/** The dialog before the member, or null: they belong to the overview, and there is never more than one. */
export const selectOpenDialog = (state: DialogsCorner & NavigationCorner): DialogName | null =>
  selectScreen(state) === 'portfolio' ? state.dialogs.open : null;
