import { createAction, createReducer } from '@reduxjs/toolkit';

/** A privacy statement that waits for the member. */
export interface Statement {
  readonly sessionId: string;
  /** The source path of the statement's fragment. */
  readonly contentPath: string;
  readonly version?: string;
}

/** The privacy statement, once the check found that it is due. */
export type DisclaimerState = { readonly status: 'hidden' } | { readonly status: 'due'; readonly statement: Statement };

/** The corner of the state that the privacy statement holds. */
export interface DisclaimerCorner {
  readonly disclaimer: DisclaimerState;
}

/** The check found a statement that waits for the member. */
export const statementFound = createAction<Statement>('disclaimer/statementFound');
/** The member accepted the statement. */
export const statementAccepted = createAction('disclaimer/statementAccepted');
/** The member closed the statement without accepting it. */
export const statementRejected = createAction('disclaimer/statementRejected');

/** Keeps the statement that waits. */
export const disclaimerReducer = createReducer<DisclaimerState>({ status: 'hidden' }, (builder) => {
  builder.addCase(statementFound, (_, { payload }) => ({ status: 'due', statement: payload }));
});

/** The statement that waits for the member, if any. */
export const selectStatement = ({ disclaimer }: DisclaimerCorner): Statement | undefined =>
  disclaimer.status === 'due' ? disclaimer.statement : undefined;
