import { createAction } from '@reduxjs/toolkit';
import { createReducer } from '../createReducer';

/** Whether there is a connection, and what could not be had for want of it. */
export interface ConnectionState {
  readonly online: boolean;
  /** How often the connection has come back; a script that could not be had is fetched anew each time. */
  readonly returns: number;
  /** The names of the calls, and the keys of the fragments, that no answer came to, each once. */
  readonly missed: readonly string[];
}

/** The part of the state that holds the connection. */
export interface ConnectionPart {
  readonly connection: ConnectionState;
}

/** The connection was lost. */
export const connectionLost = createAction('connection/connectionLost');

/**
 * The connection came back. Each part asks again for what it missed, if that is still missing (rule
 * `connection.return`).
 */
export const connectionRestored = createAction<{ readonly missed: readonly string[] }>('connection/connectionRestored');

/** No answer came to a call: the connection was lost, or was never there. */
export const callMissed = createAction<string>('connection/callMissed');

/** The event of a returned connection. */
export type Return = ReturnType<typeof connectionRestored>;

const initialState: ConnectionState = { online: true, returns: 0, missed: [] };

/** The connection; what was missed is handed over with its return. */
export const connectionReducer = createReducer<ConnectionState>(initialState, (builder) => {
  builder
    .addCase(connectionLost, (state) => ({ ...state, online: false }))
    .addCase(connectionRestored, ({ returns }) => ({ online: true, returns: returns + 1, missed: [] }))
    .addCase(callMissed, (state, { payload }) =>
      state.missed.includes(payload) ? state : { ...state, missed: [...state.missed, payload] },
    );
});

/** Whether the browser has a connection. */
export const selectIsOnline = ({ connection }: ConnectionPart): boolean => connection.online;

/** How often the connection has come back. */
export const selectReturns = ({ connection }: ConnectionPart): number => connection.returns;

/** What could not be had for want of a connection. */
export const selectMissed = ({ connection }: ConnectionPart): readonly string[] => connection.missed;
