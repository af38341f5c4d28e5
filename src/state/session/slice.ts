import { createAction } from '@reduxjs/toolkit';
import { createReducer } from '../createReducer';

/**
 * Whether the session in which the page was opened is still active, or nobody is signed in any more, or somebody else
 * is and the page is about to reload. `page` is the part before a screen's address (see `Page.path`).
 */
export type SessionState =
  | { readonly status: 'active' }
  | { readonly status: 'ended'; readonly page: string }
  | { readonly status: 'changed' };

/** The session's part of the state. */
export interface SessionPart {
  readonly session: SessionState;
}

/** The session is lost. Sagas store what is needed when the member comes back now, before everything is forgotten. */
export const lossNoticed = createAction('session/lossNoticed');

/** Nobody is signed in any more. Everything about the member is forgotten with this event. */
export const sessionEnded = createAction<{ readonly page: string }>('session/sessionEnded');

/** Another session was seen: the page forgets everything and reloads. */
export const sessionChanged = createAction('session/sessionChanged');

/** The session: active until one of the two events, and never again after it; signing in reloads the page. */
export const sessionReducer = createReducer<SessionState>({ status: 'active' }, (builder) => {
  builder
    .addCase(sessionEnded, (_, { payload }) => ({ status: 'ended', page: payload.page }))
    .addCase(sessionChanged, () => ({ status: 'changed' }));
});

/** Whether the member is still signed in. */
export const selectSession = (state: SessionPart): SessionState => state.session;
