import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConfigurationPart } from '../configuration';

/** The part of the state about the connection: whether there is one, what is missing without it, and what it brings. */
export interface ConnectionPart {
  readonly connection: {
    readonly online: boolean;
    /** How often the connection has come back; a script that could not be had is fetched anew each time. */
    readonly returns: number;
    /** The names of the calls, and the keys of the fragments, that no answer came to, each once. */
    readonly missed: readonly string[];
    /** In which language the services answer, BCP 47; empty if they differ, missing as long as none has said so. */
    readonly language?: string;
  };
}

const connectionSlice = createSlice({
  name: 'connection',
  initialState: { online: true, returns: 0, missed: [] } as ConnectionPart['connection'],
  reducers: {
    connectionLost: (state) => ({ ...state, online: false }),
    /** Each part asks again for what it missed, if that has failed (rule `connection.return`). */
    connectionRestored: (state, _: PayloadAction<{ readonly missed: readonly string[] }>) => {
      state.online = true;
      state.returns += 1;
      state.missed = [];
    },
    /** No answer came to a call: the connection was lost, or was never there. */
    callMissed: ({ missed }, { payload }: PayloadAction<string>) => {
      if (!missed.includes(payload)) missed.push(payload);
    },
    /** An answer says in which language it is. */
    languageTold: (state, { payload }: PayloadAction<string>) => {
      state.language = (state.language ?? payload) === payload ? payload : '';
    },
  },
});

export const { connectionLost, connectionRestored, callMissed, languageTold } = connectionSlice.actions;

/** The event of a returned connection. */
export type ConnectionRestored = ReturnType<typeof connectionRestored>;

export const connectionReducer = connectionSlice.reducer;

export const selectIsOnline = ({ connection }: ConnectionPart): boolean => connection.online;

/** Whether the call or fragment of this name or key has failed without a connection, which is still lost. */
export const selectIsMissed = ({ connection }: ConnectionPart, name: string): boolean =>
  !connection.online && connection.missed.includes(name);

/** The language of the services' words if it is known, and another one than the page's (rule `texts.answers`). */
export const selectServiceLanguage = ({
  connection: { language },
  configuration,
}: ConnectionPart & ConfigurationPart) =>
  language?.startsWith(configuration.language.replace(/-.*/, '')) ? undefined : language || undefined;
