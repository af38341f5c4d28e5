import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { Clock } from '../platform/services';

/** An action as the reducers got it, and when, in milliseconds since 1970. */
export interface RecordedAction {
  readonly action: UnknownAction;
  readonly timestamp: number;
}

/** Records every action of a store. */
export interface Recorder {
  /** Oldest first. */
  readonly actions: readonly RecordedAction[];
  readonly middleware: Middleware;
}

/** The recorder of a page that can export its session. */
export const createRecorder = (clock: Clock): Recorder => {
  const actions: RecordedAction[] = [];
  return {
    actions,
    middleware: () => (next) => (action) => {
      if (isAction(action)) actions.push({ action: { ...action }, timestamp: clock.now() });
      return next(action);
    },
  };
};
