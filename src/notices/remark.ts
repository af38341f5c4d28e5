import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { connectionLost, connectionRestored } from '../state/connection/slice';
import { delay, put, type SagaGenerator, select, takeLatest } from '../state/effects';
import { isSaid } from '../state/eventMeta';
import { screenEntered } from '../state/navigation/slice';
import { safely } from '../state/safely';
import { services } from '../state/services';
import { sessionAsked, sessionProlonged } from '../state/session/slice';
import { type Message, textOf } from '../texts/text';

/** What the announcer says besides the progress of loading: each object once; without a message, silence. */
interface Remark {
  readonly message: Message | null;
}

export interface RemarkPart {
  readonly remark: Remark | null;
}

/** What the page says while there is no connection. */
export const OFFLINE: Message = { key: 'connection.lost' };

const remarkSlice = createSlice({
  name: 'remark',
  initialState: null as Remark | null,
  reducers: {
    /** Something to say aloud besides how the load goes, or `null` for nothing; replaces the remark before it. */
    remarkMade: (_, { payload }: PayloadAction<Message | null>) => ({ message: payload }),
  },
  extraReducers: (builder) => {
    builder
      // What was said of another screen, or that the session ends soon, is no longer true; and what was said before the
      // page was emptied is not said again.
      .addMatcher(isAnyOf(screenEntered, sessionAsked, sessionProlonged), (remark) => remark && { message: null })
      .addMatcher(isSaid, (_, { meta }) => ({ message: meta.said }));
  },
});

export const { remarkMade } = remarkSlice.actions;

/** The latest remark, until the member arrives on a screen (rule `overview.remarks`). */
export const remarkReducer = remarkSlice.reducer;

/** What the announcer says instead of how the load goes; null if nothing. */
export const selectRemark = ({ remark }: RemarkPart): Remark | null => remark;

/** The words of a remark, empty if it has none. */
export const spokenRemark = (remark: Remark | null): string => (remark?.message ? textOf(remark.message) : '');

/** Says aloud how an attempt of the member's ended; without a connection, that instead (rule `connection.silence`). */
export function* sayOutcome(outcome: Message): SagaGenerator {
  const { connection } = yield* services();
  yield* put(remarkMade(connection.wasLost() ? OFFLINE : outcome));
}

/** How long a change of the connection must last to be announced, in milliseconds: a flicker is one message. */
const STEADY_MS = 1_000;

function* sayConnection({ type }: { readonly type: string }): SagaGenerator {
  yield* delay(STEADY_MS);
  yield* put(remarkMade(type === connectionLost.type ? OFFLINE : { key: 'connection.restored' }));
}

/** Says that the connection was lost or is back (rule `overview.remarks`). */
export function* connectionRemarksSaga(): SagaGenerator {
  yield* takeLatest([connectionLost, connectionRestored], safely(sayConnection));
}

const SAVING: Message = { key: 'action.saving' };

/** Says aloud that what the member decided is being sent, while `send`, which never throws, does (rule `dialog.saving`). */
export function* sayingSaving<Result>(send: () => SagaGenerator<Result>): SagaGenerator<Result> {
  yield* put(remarkMade(SAVING));
  const result = yield* send();
  // Silence, so that the progress of loading is not announced again.
  if ((yield* select(selectRemark))?.message?.key === SAVING.key) yield* put(remarkMade(null));
  return result;
}
