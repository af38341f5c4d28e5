import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { remarkMade, toastShown } from '../notices';
import { call, delay, put, type SagaGenerator, takeLatest } from '../state/effects';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { textOf, type Words } from '../texts/text';

/** A policy or account number as its tile shows it. */
interface LabelledNumber {
  readonly label: Words;
  readonly number: string;
}

/** The part of the state that says whether numbers can be copied, and which one has just been. */
export interface CopyPart {
  readonly copy: { readonly possible: boolean; readonly copied: LabelledNumber | null };
}

const initialState: CopyPart['copy'] = { possible: false, copied: null };

export const copySlice = createSlice({
  name: 'copy',
  initialState,
  reducers: {
    clipboardFound: (state) => {
      state.possible = true;
    },
    numberCopied: (state, { payload }: PayloadAction<LabelledNumber>) => ({ ...state, copied: payload }),
    /** The confirmation of the number that was copied last has been shown for long enough. */
    copyConfirmationEnded: (state) => {
      state.copied = null;
    },
  },
});

export const { clipboardFound, numberCopied, copyConfirmationEnded } = copySlice.actions;

/** The member asked to copy a number. */
export const copyClicked = createAction<LabelledNumber>('copy/copyClicked');

/** Whether numbers can be copied. */
export const selectCanCopy = ({ copy }: CopyPart): boolean => copy.possible;

/** Whether this number has just been copied. */
export const selectIsCopied = ({ copy: { copied } }: CopyPart, label: Words, number: string): boolean =>
  copied?.number === number && textOf(copied.label) === textOf(label);

/** How long a button shows that its number was copied, in milliseconds. */
const CONFIRMED_MS = 4_000;

/** Copies a number, and says so; browsers may forbid copying (rule `number.copy`). */
function* copyNumber({ payload }: ReturnType<typeof copyClicked>): SagaGenerator {
  const { clipboard } = yield* services();
  // The page shows no spaces around it.
  if (!(yield* call(clipboard.write, payload.number.trim()))) {
    // Another number may have been copied a moment ago.
    yield* put(copyConfirmationEnded());
    yield* put(toastShown('failure', { key: 'products.numberNotCopied' }));
    return;
  }
  yield* put(numberCopied(payload));
  yield* put(remarkMade({ key: 'products.numberCopied', values: payload }));
  yield* delay(CONFIRMED_MS);
  yield* put(copyConfirmationEnded());
}

/** Handles the buttons beside policy and account numbers. */
export function* copySaga(): SagaGenerator {
  const { clipboard } = yield* services();
  if (yield* call(clipboard.isAvailable)) yield* put(clipboardFound());
  yield* takeLatest(copyClicked, safely(copyNumber));
}
