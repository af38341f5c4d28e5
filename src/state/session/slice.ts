import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '../../texts/text';

/** The warning that the session ends soon. It stays while the answer of the member is being sent, or has failed. */
export interface Warning {
  readonly says: Message;
  readonly answer: 'none' | 'sending' | 'failed' | 'given';
}

/**
 * The session in which the page was opened. While the page checks whether it still holds (`asked`), and while the
 * member is `leaving`, the state is kept but not shown. `says` is why it is over.
 */
export type SessionState = { readonly says?: Message } & (
  | { readonly status: 'active'; readonly warning?: Warning | undefined }
  | { readonly status: 'asked' | 'leaving' | 'changed' | 'ended' }
);

export interface SessionPart {
  readonly session: SessionState;
}

/** The session is over: before everything is forgotten, sagas store what a member who comes back needs. */
export const lossNoticed = createAction('session/lossNoticed');

const active: SessionState = { status: 'active' };

const answered = (state: SessionState, answer: Warning['answer']): SessionState =>
  state.status === 'active' && state.warning ? { ...state, warning: { ...state.warning, answer } } : state;

const sessionSlice = createSlice({
  name: 'session',
  initialState: active as SessionState,
  reducers: {
    /** The end is near, or nearer than before; `isFirst` if it was not near. */
    endNeared: (
      state,
      { payload: { says, isFirst } }: PayloadAction<{ readonly says: Message; readonly isFirst: boolean }>,
    ): SessionState =>
      state.status === 'active'
        ? { ...state, warning: { says, answer: isFirst ? 'none' : (state.warning?.answer ?? 'given') } }
        : state,
    /** The session was used, here or in another tab. If it does not last longer, nobody is warned again. */
    sessionProlonged: (state): SessionState => (state.status === 'active' ? active : state),
    /** The member wants to stay signed in. */
    stayChosen: (state): SessionState => answered(state, 'sending'),
    stayFailed: (state): SessionState => answered(state, 'failed'),
    /** Whether there still is a session is being asked. */
    sessionAsked: (state): SessionState => (state.status === 'active' ? { status: 'asked' } : state),
    sessionHeld: (state): SessionState => (state.status === 'asked' ? active : state),
    /** The member signs out, here (`true`) or in another tab. */
    signOutBegan: (_, __: PayloadAction<boolean>): SessionState => ({
      status: 'leaving',
      says: { key: 'session.signedOut' },
    }),
    endExplained: (state, { payload }: PayloadAction<Message>): SessionState => ({ ...state, says: payload }),
    /** Nobody is signed in any more. Everything about the member is forgotten with this event. */
    sessionEnded: ({ says }): SessionState => ({ status: 'ended', ...(says && { says }) }),
    /** Another session was seen: the page forgets everything and reloads. */
    sessionChanged: (): SessionState => ({ status: 'changed' }),
  },
});

export const {
  endNeared,
  sessionProlonged,
  stayChosen,
  stayFailed,
  sessionAsked,
  sessionHeld,
  signOutBegan,
  endExplained,
  sessionEnded,
  sessionChanged,
} = sessionSlice.actions;

/** The session: over with `sessionEnded` or `sessionChanged`, and never active again; signing in reloads the page. */
export const sessionReducer = sessionSlice.reducer;

/** Whether the session is lost: nothing of its member is left in the store. */
export const isLost = ({ status }: SessionState): boolean => status === 'ended' || status === 'changed';

/** The warning while the end is near; otherwise `undefined`. */
export const selectWarning = ({ session }: SessionPart): Warning | undefined =>
  session.status === 'active' ? session.warning : undefined;

/** Whether the warning waits for the member's answer, or stands until that has arrived (rule `session.warning`). */
export const selectIsWarned = (state: SessionPart): boolean => (selectWarning(state)?.answer ?? 'given') !== 'given';

/**
 * Whether the page may send what the member has not asked for. During the warning that would prolong the session in the
 * member's place; while the session is asked for or left, nobody knows whether it still holds (rules `session.warning`,
 * `session.asked`).
 */
export const selectMaySend = (state: SessionPart): boolean =>
  !selectIsWarned(state) && !['asked', 'leaving'].includes(state.session.status);

export const selectSession = (state: SessionPart): SessionState => state.session;
