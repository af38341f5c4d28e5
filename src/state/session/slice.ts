import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Whether the session in which the page was opened is active, or over, or somebody else is signed in and the page is
 * about to reload. `page` is the part before a screen's address (see `Page.path`).
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

const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'active' } as SessionState,
  reducers: {
    /** Nobody is signed in any more. Everything about the member is forgotten with this event. */
    sessionEnded: (_, { payload }: PayloadAction<{ readonly page: string }>): SessionState => ({
      status: 'ended',
      page: payload.page,
    }),
    /** Another session was seen: the page forgets everything and reloads. */
    sessionChanged: (): SessionState => ({ status: 'changed' }),
  },
});

export const { sessionEnded, sessionChanged } = sessionSlice.actions;

/** The session: active until one of the two events, and never again after it; signing in reloads the page. */
export const sessionReducer = sessionSlice.reducer;

/** Whether the member is still signed in. */
export const selectSession = (state: SessionPart): SessionState => state.session;
