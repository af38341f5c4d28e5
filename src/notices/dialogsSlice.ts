import { createAction, createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { connectionRestored } from '../state/connection/slice';
import { tracked } from '../state/eventMeta';
import { locationChanged, type NavigationPart, screenEntered, selectScreen } from '../state/navigation/slice';
import { endNeared, sessionProlonged } from '../state/session/slice';

/** The dialogs that may ask for the member's attention, in the order in which they get it (rule `dialog.queue`). */
export const dialogOrder = ['privacyStatement', 'marketingConsent', 'seniorsOnboarding'] as const;

/** A dialog that opens by itself, when its check says that it is due. */
export type UnaskedDialog = (typeof dialogOrder)[number];

/** The dialogs that the member opens by a button, on any screen. */
export type AskedDialog = 'managePreferences' | 'amountsExplained';

export type DialogName = UnaskedDialog | AskedDialog;

export const isUnasked = (dialog: DialogName): dialog is UnaskedDialog =>
  (dialogOrder as readonly DialogName[]).includes(dialog);

/**
 * What is known of a dialog that opens by itself. One that became due too late waits for the next screen, and so does
 * one whose script could not be loaded, if the connection does not come back before. One that the operator has turned
 * off is asked for once it is on.
 */
export type DialogCheck = 'pending' | 'off' | 'notDue' | 'due' | 'late' | 'unloaded' | 'closed' | 'closedElsewhere';

export interface DialogsState {
  readonly checks: Readonly<Record<UnaskedDialog, DialogCheck>>;
  /**
   * The dialog whose turn it is, or null; it is shown only on the overview, and stays until it is closed, even if another
   * one becomes due.
   */
  readonly turn: UnaskedDialog | null;
  /** The dialog that the member asked for, or null; it takes precedence over the one of the overview. */
  readonly asked: AskedDialog | null;
  /** Whether dialogs have stopped waiting for the checks of those before them. */
  readonly waitEnded: boolean;
  /** Whether a dialog that becomes due from now on is too late for this screen (rule `dialog.late`). */
  readonly late: boolean;
  /** Whether the member is being taken away from the page, so that no other dialog may open. */
  readonly leaving: boolean;
  /** Whether the session's warning stands, above the open dialog: no other one opens meanwhile (rule `session.warning`). */
  readonly warned: boolean;
}

export interface DialogsPart {
  readonly dialogs: DialogsState;
}

// "privacy-statement".
const trackedAs = (action: 'shown' | 'dismissed', dialog: DialogName) =>
  tracked({ category: 'popup', action, label: dialog.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) });

interface OfDialog<Name = DialogName> {
  readonly dialog: Name;
}

type OfUnasked = PayloadAction<OfDialog<UnaskedDialog>>;

export const turnGiven = createAction<OfDialog>('dialogs/turnGiven');

export const dialogShown = createAction('dialogs/dialogShown', (dialog: DialogName) => ({
  payload: { dialog },
  ...trackedAs('shown', dialog),
}));

/** A dialog's content arrived after it had opened, so its buttons may have moved. */
export const dialogFilled = createAction<OfDialog>('dialogs/dialogFilled');

/** A dialog is visible again: another screen or dialog is gone. */
export const dialogReturned = createAction<OfDialog>('dialogs/dialogReturned');

/**
 * The member has answered a dialog, or their answer is saved, so the other tabs close theirs, however the sending ends
 * (rule `dialog.tabs`).
 */
export const dialogDecided = createAction<OfDialog<UnaskedDialog>>('dialogs/dialogDecided');

const initialState: DialogsState = {
  checks: { privacyStatement: 'pending', marketingConsent: 'pending', seniorsOnboarding: 'pending' },
  turn: null,
  asked: null,
  waitEnded: false,
  late: false,
  leaving: false,
  warned: false,
};

// Nobody has answered it, and no check has found that it is due.
const isAskable = (check: DialogCheck): boolean => ['pending', 'off', 'notDue'].includes(check);

const nextInTurn = ({ checks, waitEnded }: DialogsState): UnaskedDialog | null => {
  const next = dialogOrder.find((dialog) => checks[dialog] === 'due' || (checks[dialog] === 'pending' && !waitEnded));
  return next !== undefined && checks[next] === 'due' ? next : null;
};

const giveTurn = (state: Draft<DialogsState>): void => {
  if (state.turn === null && !state.leaving && !state.warned) state.turn = nextInTurn(state);
};

const close = (state: Draft<DialogsState>, dialog: DialogName, check: DialogCheck = 'closed'): void => {
  if (!isUnasked(dialog)) {
    state.asked = null;
    return;
  }
  state.checks[dialog] = check;
  if (state.turn === dialog) state.turn = null;
  giveTurn(state);
};

const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    /** A check found that the dialog is due: the first one, or a later one that replaces a check that failed. */
    dialogDue: (state, { payload: { dialog } }: OfUnasked) => {
      if (!isAskable(state.checks[dialog])) return;
      state.checks[dialog] = state.late ? 'late' : 'due';
      giveTurn(state);
    },
    /** A check found that the dialog is not due, or failed. */
    dialogNotDue: (state, { payload: { dialog } }: OfUnasked) => {
      if (!isAskable(state.checks[dialog])) return;
      state.checks[dialog] = 'notDue';
      giveTurn(state);
    },
    waitEnded: (state) => {
      state.waitEnded = true;
      giveTurn(state);
    },
    /** The member has long been on the screen and has begun to use it. */
    lateBegan: (state) => {
      state.late = true;
    },
    dialogAsked: (state, { payload }: PayloadAction<{ readonly dialog: AskedDialog }>) => {
      state.asked = payload.dialog;
    },
    /** A dialog cannot be shown because its script failed to load: the next one gets its turn. */
    dialogFailed: (state, { payload: { dialog } }: PayloadAction<OfDialog>) => close(state, dialog, 'unloaded'),
    /** The member answered it in another tab. Any script could claim that, so the next arrival checks it again. */
    dialogDecidedElsewhere: (state, { payload }: OfUnasked) => close(state, payload.dialog, 'closedElsewhere'),
    /** The operator has turned a dialog off: it is not asked for, or no longer shown (rule `features.off`). */
    dialogWithdrawn: (state, { payload: { dialog } }: OfUnasked) => {
      if (!['closed', 'closedElsewhere'].includes(state.checks[dialog])) close(state, dialog, 'off');
    },
    /** The member is done with a dialog; with `leaving`, the page is about to be left and nothing else may open. */
    dialogClosed: {
      prepare: (dialog: DialogName, { leaving = false } = {}) => ({
        payload: { dialog, leaving },
        ...trackedAs('dismissed', dialog),
      }),
      reducer: (state, { payload }: PayloadAction<OfDialog & { readonly leaving: boolean }>) => {
        if (payload.leaving) state.leaving = true;
        close(state, payload.dialog);
      },
    },
    /** The page is not left after all. */
    leavingPrevented: (state) => {
      state.leaving = false;
      giveTurn(state);
    },
  },
  extraReducers: (builder) => {
    // Going back closes a dialog that the member asked for, as if it were a page.
    builder.addCase(locationChanged, (state) => {
      state.asked = null;
    });
    builder.addCase(endNeared, (state, { payload }) => {
      if (payload.isFirst) state.warned = true;
    });
    builder.addCase(sessionProlonged, (state) => {
      state.warned = false;
      giveTurn(state);
    });
    // Rule `connection.scripts`.
    builder.addCase(connectionRestored, (state) => {
      for (const dialog of dialogOrder) {
        if (state.checks[dialog] === 'unloaded') state.checks[dialog] = state.late ? 'late' : 'due';
      }
      giveTurn(state);
    });
    builder.addCase(screenEntered, (state) => {
      state.late = false;
      // The browser may have brought the page back that was left.
      state.leaving = false;
      for (const dialog of dialogOrder) {
        if (state.checks[dialog] === 'late' || state.checks[dialog] === 'unloaded') state.checks[dialog] = 'due';
        if (state.checks[dialog] === 'closedElsewhere') state.checks[dialog] = 'pending';
      }
      giveTurn(state);
    });
  },
});

export const {
  dialogDue,
  dialogNotDue,
  waitEnded,
  lateBegan,
  dialogAsked,
  dialogFailed,
  dialogDecidedElsewhere,
  dialogWithdrawn,
  dialogClosed,
  leavingPrevented,
} = dialogsSlice.actions;

/** The queue: at most one dialog at a time, in the fixed order as long as the checks end within the waiting time. */
export const dialogsReducer = dialogsSlice.reducer;

export const selectDialogCheck = (state: DialogsPart, dialog: UnaskedDialog): DialogCheck =>
  state.dialogs.checks[dialog];

/** The dialog whose turn it is, or null; also while the member is on another screen. */
export const selectTurn = ({ dialogs }: DialogsPart): UnaskedDialog | null => dialogs.turn;

/** The visible dialog, or null. Dialogs that open by themselves show only on the overview. */
export const selectOpenDialog = (state: DialogsPart & NavigationPart): DialogName | null =>
  state.dialogs.asked ?? (selectScreen(state) === 'portfolio' ? selectTurn(state) : null);
