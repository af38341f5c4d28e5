import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { connectionLost, connectionRestored } from '../state/connection/slice';
import { delay, put, type SagaGenerator, select, takeLatest } from '../state/effects';
import { screenEntered } from '../state/navigation/slice';
import { safely } from '../state/safely';
import { isSaid } from '../state/said';
import { services } from '../state/services';
import { endPutOff } from '../state/session/slice';
import { isSameMessage, type Message, textOf } from '../texts/text';

/** What the announcer says besides how the load goes; without a message it falls silent. */
interface Remark {
  readonly message: Message | null;
  /** Whether it is the same as the one before: screen readers do not speak a text that does not change. */
  readonly repeats: boolean;
}

export interface RemarkPart {
  readonly remark: Remark | null;
}

/** What the page says while there is no connection. */
export const OFFLINE: Message = { key: 'connection.lost' };

/** The remark with this message after another one. */
export const nextRemark = (before: Remark | null, message: Message | null): Remark => ({
  message,
  repeats: before !== null && !before.repeats && isSameMessage(before.message, message),
});

const remarkSlice = createSlice({
  name: 'remark',
  initialState: null as Remark | null,
  reducers: {
    /** Something to say aloud besides how the load goes, or `null` for nothing; replaces the remark before it. */
    remarkMade: (state, { payload }: PayloadAction<Message | null>) => nextRemark(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(screenEntered, () => null)
      // That the session ends soon is no longer true.
      .addCase(endPutOff, (state) => nextRemark(state, null))
      .addMatcher(isSaid, (state, { meta }) => nextRemark(state, meta.said));
  },
});

export const { remarkMade } = remarkSlice.actions;

/** The latest remark, until the member arrives on a screen (rule `overview.remarks`). */
export const remarkReducer = remarkSlice.reducer;

/** What the announcer says instead of how the load goes; null if nothing. */
export const selectRemark = ({ remark }: RemarkPart): Remark | null => remark;

// A repeated remark differs by a blank at its end; nothing is spoken for a blank alone.
const NO_BREAK_SPACE = '\u00a0';

/** The words of a remark, empty if there is none. */
export const spokenRemark = (remark: Remark | null): string => {
  if (remark === null) return '';
  if (remark.message === null) return NO_BREAK_SPACE;
  return textOf(remark.message) + (remark.repeats ? NO_BREAK_SPACE : '');
};

/** Says aloud how an attempt of the member's ended; without a connection, that instead (rule `connection.silence`). */
export function* sayOutcome(outcome: Message): SagaGenerator {
  const { connection } = yield* services();
  yield* put(remarkMade(connection.wasLost() ? OFFLINE : outcome));
}

/** A connection that comes and goes is one message: what has been true for so long, in milliseconds. */
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
  // What was said of the load before is not said again.
  if ((yield* select(selectRemark))?.message?.key === SAVING.key) yield* put(remarkMade(null));
  return result;
}
