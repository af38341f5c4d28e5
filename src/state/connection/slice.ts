import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The part of the state that says whether there is a connection, and what could not be had for want of it. */
export interface ConnectionPart {
  readonly connection: {
    readonly online: boolean;
    /** How often the connection has come back; a script that could not be had is fetched anew each time. */
    readonly returns: number;
    /** The names of the calls, and the keys of the fragments, that no answer came to, each once. */
    readonly missed: readonly string[];
  };
}

const connectionSlice = createSlice({
  name: 'connection',
  initialState: { online: true, returns: 0, missed: [] } as ConnectionPart['connection'],
  reducers: {
    connectionLost: (state) => ({ ...state, online: false }),
    /** Each part asks again for what it missed, if that has failed (rule `connection.return`). */
    connectionRestored: ({ returns }, _: PayloadAction<{ readonly missed: readonly string[] }>) => ({
      online: true,
      returns: returns + 1,
      missed: [],
    }),
    /** No answer came to a call: the connection was lost, or was never there. */
    callMissed: ({ missed }, { payload }: PayloadAction<string>) => {
      if (!missed.includes(payload)) missed.push(payload);
    },
  },
});

export const { connectionLost, connectionRestored, callMissed } = connectionSlice.actions;

/** The event of a returned connection. */
export type ConnectionRestored = ReturnType<typeof connectionRestored>;

export const connectionReducer = connectionSlice.reducer;

export const selectIsOnline = ({ connection }: ConnectionPart): boolean => connection.online;

/** Whether the call or fragment of this name or key fails for want of the connection, which is still lost. */
export const selectIsMissed = ({ connection }: ConnectionPart, name: string): boolean =>
  !connection.online && connection.missed.includes(name);
