import { createAction } from '@reduxjs/toolkit';
import { connectionLost, connectionRestored } from '../state/connection/slice';
import { createReducer } from '../state/createReducer';
import { screenEntered } from '../state/navigation/slice';

/** The part of the state that holds the announcer's remark; empty if there is none. */
export interface RemarkPart {
  readonly remark: string;
}

/** What the page says while there is no connection. */
export const OFFLINE = 'You are offline. What you see may be out of date.';

/** Something to say aloud besides how the load goes; replaces the remark before it. */
export const remarkMade = createAction<string>('notices/remarkMade');

// Screen readers do not speak a text that does not change: the same remark again differs by a blank at its end.
const NO_BREAK_SPACE = '\u00a0';

/** The latest remark, until the member arrives on a screen (rule `overview.remarks`). */
export const remarkReducer = createReducer<string>('', (builder) => {
  builder
    .addCase(remarkMade, (state, { payload }) => (state === payload ? payload + NO_BREAK_SPACE : payload))
    .addCase(connectionLost, () => OFFLINE)
    .addCase(connectionRestored, () => 'You are online again.')
    .addCase(screenEntered, () => '');
});

/** What the announcer says instead of how the load goes; empty if nothing. */
export const selectRemark = ({ remark }: RemarkPart): string => remark;
