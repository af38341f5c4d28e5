import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationChanged, type NavigationPart, selectScreen } from '../state/navigation/slice';
import { tracked } from '../state/track';

/** The dialogs that may ask for the member's attention, in the order in which they get it (rule `dialog.queue`). */
export const dialogOrder = ['privacyStatement', 'marketingConsent', 'seniorsOnboarding'] as const;

/** A dialog that opens by itself, when its check says that it is due. */
export type UnaskedDialog = (typeof dialogOrder)[number];

/** Whether a dialog opens by itself. */
export const isUnasked = (dialog: DialogName): dialog is UnaskedDialog =>
  (dialogOrder as readonly DialogName[]).includes(dialog);

/** A dialog that the member opens by a button, on any screen. */
export type AskedDialog = 'managePreferences' | 'amountsExplained';

/** One of the dialogs. */
export type DialogName = UnaskedDialog | AskedDialog;

/** What is known of a dialog: its check is pending, it is not due, it is due, or it is done. */
export type DialogCheck = 'pending' | 'notDue' | 'due' | 'closed';

/** The queue of dialogs. */
export interface DialogsState {
  readonly checks: Readonly<Record<UnaskedDialog, DialogCheck>>;
  /** The dialog shown on the overview, or null. It stays until it is closed, even if another one becomes due. */
  readonly open: UnaskedDialog | null;
  /** The dialog that the member asked for, or null; it takes precedence over the one of the overview. */
  readonly asked: AskedDialog | null;
  /** Whether dialogs have stopped waiting for the checks of those before them. */
  readonly waitEnded: boolean;
  /** Whether the member is being taken away from the page, so that no other dialog may open. */
  readonly leaving: boolean;
}

/** The part of the state that holds the dialogs. */
export interface DialogsPart {
  readonly dialogs: DialogsState;
}

/** How the dialogs are named in analytics events. */
export const dialogLabels: Readonly<Record<DialogName, string>> = {
  privacyStatement: 'privacy-statement',
  marketingConsent: 'marketing-consent',
  seniorsOnboarding: 'seniors-onboarding',
  managePreferences: 'manage-preferences',
  amountsExplained: 'amounts-explained',
};

interface OfDialog {
  readonly dialog: DialogName;
}

interface OfUnasked {
  readonly dialog: UnaskedDialog;
}

/** It is a dialog's turn. */
export const turnGiven = createAction<OfDialog>('dialogs/turnGiven');

/** A dialog became visible. */
export const dialogShown = createAction('dialogs/dialogShown', (dialog: DialogName) => ({
  payload: { dialog },
  ...tracked({ category: 'popup', action: 'shown', label: dialogLabels[dialog] }),
}));

/** A dialog's content arrived after it had opened, so its buttons may have moved. */
export const dialogFilled = createAction<OfDialog>('dialogs/dialogFilled');

/** A dialog is visible again after the member was on another screen. */
export const dialogReturned = createAction<OfDialog>('dialogs/dialogReturned');

/** The member has answered a dialog, so the other tabs close theirs, however the sending ends (rule `dialog.tabs`). */
export const dialogDecided = createAction<OfUnasked>('dialogs/dialogDecided');

const initialState: DialogsState = {
  checks: { privacyStatement: 'pending', marketingConsent: 'pending', seniorsOnboarding: 'pending' },
  open: null,
  asked: null,
  waitEnded: false,
  leaving: false,
};

const nextInTurn = ({ checks, waitEnded: waitIsOver }: DialogsState): UnaskedDialog | null => {
  for (const dialog of dialogOrder) {
    if (checks[dialog] === 'due') return dialog;
    if (checks[dialog] === 'pending' && !waitIsOver) return null;
  }
  return null;
};

const withTurnGiven = (state: DialogsState): DialogsState =>
  state.open !== null || state.leaving ? state : { ...state, open: nextInTurn(state) };

const withCheck = (state: DialogsState, dialog: UnaskedDialog, check: DialogCheck): DialogsState => ({
  ...state,
  checks: { ...state.checks, [dialog]: check },
});

const over = (state: DialogsState, dialog: UnaskedDialog, leaving = false): DialogsState =>
  withTurnGiven({
    ...withCheck(state, dialog, 'closed'),
    open: state.open === dialog ? null : state.open,
    leaving: state.leaving || leaving,
  });

const closed = (state: DialogsState, dialog: DialogName, leaving = false): DialogsState =>
  isUnasked(dialog) ? over(state, dialog, leaving) : { ...state, asked: null };

const answered = (state: DialogsState, dialog: UnaskedDialog, check: 'due' | 'notDue'): DialogsState =>
  state.checks[dialog] === 'pending' || (state.checks[dialog] === 'notDue' && check === 'due')
    ? withTurnGiven(withCheck(state, dialog, check))
    : state;

const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    /**
     * A check ended: the dialog is due. Only the first result in a page load counts, unless it was that the check could
     * not be had for want of a connection, so that the dialog was taken not to be due.
     */
    dialogDue: (state, { payload }: PayloadAction<OfUnasked>) => answered(state, payload.dialog, 'due'),
    /** A check ended: the dialog is not due. */
    dialogNotDue: (state, { payload }: PayloadAction<OfUnasked>) => answered(state, payload.dialog, 'notDue'),
    /** Dialogs stop waiting for the checks of those before them. */
    waitEnded: (state) => withTurnGiven({ ...state, waitEnded: true }),
    /** The member opened a dialog by its button. */
    dialogAsked: (state, { payload }: PayloadAction<{ readonly dialog: AskedDialog }>) => {
      state.asked = payload.dialog;
    },
    /** A dialog cannot be shown because its script failed to load: the next one gets its turn. */
    dialogFailed: (state, { payload }: PayloadAction<OfDialog>) => closed(state, payload.dialog),
    /** The member answered the same dialog in another tab: it closes here, and nothing is sent. */
    dialogDecidedElsewhere: (state, { payload }: PayloadAction<OfUnasked>) => over(state, payload.dialog),
    /** The member is done with a dialog; with `leaving`, the page is about to be left and nothing else may open. */
    dialogClosed: {
      prepare: (dialog: DialogName, { leaving = false } = {}) => ({
        payload: { dialog, leaving },
        ...tracked({ category: 'popup', action: 'dismissed', label: dialogLabels[dialog] }),
      }),
      reducer: (state, { payload }: PayloadAction<OfDialog & { readonly leaving: boolean }>) =>
        closed(state, payload.dialog, payload.leaving),
    },
  },
  extraReducers: (builder) => {
    // Going back closes a dialog that the member asked for, as if it were a page.
    builder.addCase(locationChanged, (state) => {
      state.asked = null;
    });
  },
});

export const { dialogDue, dialogNotDue, waitEnded, dialogAsked, dialogFailed, dialogDecidedElsewhere, dialogClosed } =
  dialogsSlice.actions;

/** The queue: at most one dialog at a time, in the fixed order as long as the checks end within the waiting time. */
export const dialogsReducer = dialogsSlice.reducer;

/** The result of a dialog's check. */
export const selectDialogCheck = (state: DialogsPart, dialog: UnaskedDialog): DialogCheck =>
  state.dialogs.checks[dialog];

/** Whether the dialogs no longer wait for each other's checks. */
export const selectWaitEnded = (state: DialogsPart): boolean => state.dialogs.waitEnded;

/**
 * The visible dialog, or null; there is never more than one. Dialogs that open by themselves show only on the overview.
 */
export const selectOpenDialog = (state: DialogsPart & NavigationPart): DialogName | null =>
  state.dialogs.asked ?? (selectScreen(state) === 'portfolio' ? state.dialogs.open : null);
