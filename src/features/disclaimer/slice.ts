import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A privacy statement that is due. */
export interface Statement {
  readonly sessionId: string;
  /** The source path of the statement's fragment. */
  readonly contentPath: string;
  readonly version?: string;
}

/** The privacy statement, once the check found that it is due. */
export type DisclaimerState = { readonly status: 'hidden' } | { readonly status: 'due'; readonly statement: Statement };

/** The privacy statement's part of the state. */
export interface DisclaimerPart {
  readonly disclaimer: DisclaimerState;
}

const disclaimerSlice = createSlice({
  name: 'disclaimer',
  initialState: { status: 'hidden' } as DisclaimerState,
  reducers: {
    /** The check found a statement that is due. */
    statementFound: (_, { payload }: PayloadAction<Statement>): DisclaimerState => ({
      status: 'due',
      statement: payload,
    }),
  },
});

export const { statementFound } = disclaimerSlice.actions;

/** The member accepted the statement. */
export const statementAccepted = createAction('disclaimer/statementAccepted');
/** The member closed the statement without accepting it. */
export const statementRejected = createAction('disclaimer/statementRejected');

/** The reducer of the statement that is due. */
export const disclaimerReducer = disclaimerSlice.reducer;

/** The statement that is due, if any. */
export const selectStatement = ({ disclaimer }: DisclaimerPart): Statement | undefined =>
  disclaimer.status === 'due' ? disclaimer.statement : undefined;
