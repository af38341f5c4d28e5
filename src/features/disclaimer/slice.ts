import { createAction } from '@reduxjs/toolkit';
import { createReducer } from '../../state/createReducer';

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

/** The check found a statement that is due. */
export const statementFound = createAction<Statement>('disclaimer/statementFound');
/** The member accepted the statement. */
export const statementAccepted = createAction('disclaimer/statementAccepted');
/** The member closed the statement without accepting it. */
export const statementRejected = createAction('disclaimer/statementRejected');

/** The reducer of the statement that is due. */
export const disclaimerReducer = createReducer<DisclaimerState>({ status: 'hidden' }, (builder) => {
  builder.addCase(statementFound, (_, { payload }) => ({ status: 'due', statement: payload }));
});

/** The statement that is due, if any. */
export const selectStatement = ({ disclaimer }: DisclaimerPart): Statement | undefined =>
  disclaimer.status === 'due' ? disclaimer.statement : undefined;
