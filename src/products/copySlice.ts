import { createAction } from '@reduxjs/toolkit';
import { createReducer } from '../state/createReducer';

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

/** There is a clipboard. */
export const clipboardFound = createAction('copy/clipboardFound');

/** The member asked to copy a number. */
export const copyClicked = createAction<LabelledNumber>('copy/copyClicked');

/** A number was copied. */
export const numberCopied = createAction<LabelledNumber>('copy/numberCopied');

/** The confirmation of the number that was copied last has been shown for long enough. */
export const copyConfirmed = createAction('copy/copyConfirmed');

/** The reducer of what is copied. */
export const copyReducer = createReducer<CopyState>({ possible: false, copied: null }, (builder) => {
  builder
    .addCase(clipboardFound, (state) => ({ ...state, possible: true }))
    .addCase(numberCopied, (state, { payload }) => ({ ...state, copied: payload }))
    .addCase(copyConfirmed, (state) => ({ ...state, copied: null }));
});

/** Whether numbers can be copied. */
export const selectCanCopy = ({ copy }: CopyPart): boolean => copy.possible;

/** Whether this number has just been copied. */
export const selectIsCopied = ({ copy: { copied } }: CopyPart, label: string, number: string): boolean =>
  copied?.label === label && copied.number === number;
