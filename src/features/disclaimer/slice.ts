import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A privacy statement that is due. */
export interface Statement {
  readonly sessionId: string;
  /** The source path of the statement's fragment. */
  readonly contentPath: string;
  readonly version?: string | undefined;
}

export type DisclaimerState = { readonly status: 'hidden' } | { readonly status: 'due'; readonly statement: Statement };

export interface DisclaimerPart {
  readonly disclaimer: DisclaimerState;
}

const disclaimerSlice = createSlice({
  name: 'disclaimer',
  initialState: { status: 'hidden' } as DisclaimerState,
  reducers: {
    statementFound: (_, { payload }: PayloadAction<Statement>): DisclaimerState => ({
      status: 'due',
      statement: payload,
    }),
  },
});

export const { statementFound } = disclaimerSlice.actions;

export const statementAccepted = createAction('disclaimer/statementAccepted');
/** The member closed the statement without accepting it. */
export const statementRejected = createAction('disclaimer/statementRejected');

export const disclaimerReducer = disclaimerSlice.reducer;

export const selectStatement = ({ disclaimer }: DisclaimerPart): Statement | undefined =>
  disclaimer.status === 'due' ? disclaimer.statement : undefined;
