import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { connectionLost, connectionRestored } from '../state/connection/slice';
import { delay, put, type Saga, select, takeLatest } from '../state/effects';
import { screenEntered } from '../state/navigation/slice';
import { safely } from '../state/safely';
import { isSaid } from '../state/said';

export interface RemarkPart {
  readonly remark: string;
}

/** What the page says while there is no connection. */
export const OFFLINE = 'You are offline. What you see may be out of date.';

// Screen readers do not speak a text that does not change: the same remark again differs by a blank at its end.
const NO_BREAK_SPACE = '\u00a0';

const differing = (before: string, words: string): string => (before === words ? words + NO_BREAK_SPACE : words);

const remarkSlice = createSlice({
  name: 'notices',
  initialState: '',
  reducers: {
    /** Something to say aloud besides how the load goes; replaces the remark before it. */
    remarkMade: (state, { payload }: PayloadAction<string>) => differing(state, payload),
  },
  extraReducers: (builder) => {
    builder.addCase(screenEntered, () => '').addMatcher(isSaid, (state, { meta }) => differing(state, meta.said));
  },
});

export const { remarkMade } = remarkSlice.actions;

/** The latest remark, until the member arrives on a screen (rule `overview.remarks`). */
export const remarkReducer = remarkSlice.reducer;

/** What the announcer says instead of how the load goes; empty if nothing. */
export const selectRemark = ({ remark }: RemarkPart): string => remark;

/** A connection that comes and goes is one message: what has been true for so long, in milliseconds. */
const STEADY_MS = 1_000;

function* sayConnection({ type }: { readonly type: string }): Saga {
  yield* delay(STEADY_MS);
  yield* put(remarkMade(type === connectionLost.type ? OFFLINE : 'You are online again.'));
}

/** Says that the connection was lost or is back (rule `overview.remarks`). */
export function* connectionRemarksSaga(): Saga {
  yield* takeLatest([connectionLost, connectionRestored], safely(sayConnection));
}

const SAVING = 'Saving';

/** Says aloud that what the member decided is being sent, while `send`, which never throws, does (rule `dialog.saving`). */
export function* sayingSaving<Result>(send: () => Saga<Result>): Saga<Result> {
  yield* put(remarkMade(SAVING));
  const result = yield* send();
  // Nothing is spoken for a blank, and what was said of the load before is not said again.
  if ((yield* select(selectRemark)).trim() === SAVING) yield* put(remarkMade(NO_BREAK_SPACE));
  return result;
}
