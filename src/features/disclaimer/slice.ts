import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A privacy statement that is due; `contentPath` is the path of its fragment. */
export interface Statement {
  readonly sessionId: string;
  readonly contentPath: string;
  readonly version?: string | undefined;
  /** Whether its acceptance is being sent. */
  readonly isSending?: boolean;
}

export const disclaimerSlice = createSlice({
  name: 'disclaimer',
  initialState: null as Statement | null,
  reducers: {
    statementFound: (_, { payload }: PayloadAction<Statement>) => payload,
    acceptanceSent: (statement) => statement && { ...statement, isSending: true },
    /** The acceptance was saved or has failed. */
    acceptanceSettled: (statement) => statement && { ...statement, isSending: false },
  },
});

export const { statementFound, acceptanceSent, acceptanceSettled } = disclaimerSlice.actions;

export const statementAccepted = createAction('disclaimer/statementAccepted');
/** The member closed the statement without accepting it. */
export const statementRejected = createAction('disclaimer/statementRejected');

/** The statement that is due, or null. */
export const selectStatement = disclaimerSlice.selectSlice;
