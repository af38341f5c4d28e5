import { createAction, createReducer } from '@reduxjs/toolkit';

/** Whether the member is still signed in; `page` stands before a screen's address (see `Page.path`). */
export type SessionState = { readonly status: 'active' } | { readonly status: 'ended'; readonly page: string };

/** The corner of the state that the session holds. */
export interface SessionCorner {
  readonly session: SessionState;
}

/** An answer said that nobody is signed in any longer. */
export const sessionEnded = createAction<{ readonly page: string }>('session/sessionEnded');

/** The session: active until an answer says otherwise; signing in loads the page anew. */
export const sessionReducer = createReducer<SessionState>({ status: 'active' }, (builder) => {
  builder.addCase(sessionEnded, (_, { payload }) => ({ status: 'ended', page: payload.page }));
});

/** Whether the member is still signed in. */
export const selectSession = (state: SessionCorner): SessionState => state.session;
