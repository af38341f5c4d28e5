import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A policy or account number as its tile shows it. */
export interface LabelledNumber {
  readonly label: string;
  readonly number: string;
}

/** Whether numbers can be copied, and the one that has just been. */
export interface CopyState {
  readonly possible: boolean;
  readonly copied: LabelledNumber | null;
}

/** The part of the state that holds it. */
export interface CopyPart {
  readonly copy: CopyState;
}

const initialState: CopyState = { possible: false, copied: null };

const copySlice = createSlice({
  name: 'copy',
  initialState,
  reducers: {
    /** There is a clipboard. */
    clipboardFound: (state) => {
      state.possible = true;
    },
    /** A number was copied. */
    numberCopied: (state, { payload }: PayloadAction<LabelledNumber>) => {
      state.copied = payload;
    },
    /** The confirmation of the number that was copied last has been shown for long enough. */
    copyConfirmed: (state) => {
      state.copied = null;
    },
  },
});

export const { clipboardFound, numberCopied, copyConfirmed } = copySlice.actions;

/** The member asked to copy a number. */
export const copyClicked = createAction<LabelledNumber>('copy/copyClicked');

/** The reducer of what is copied. */
export const copyReducer = copySlice.reducer;

/** Whether numbers can be copied. */
export const selectCanCopy = ({ copy }: CopyPart): boolean => copy.possible;

/** Whether this number has just been copied. */
export const selectIsCopied = ({ copy: { copied } }: CopyPart, label: string, number: string): boolean =>
  copied?.label === label && copied.number === number;
