import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { Clock } from '../platform/services';

/** An action as the reducers got it, and when, in milliseconds since 1970. */
export interface RecordedAction {
  readonly action: UnknownAction;
  readonly timestamp: number;
}

/** Records every action of a store, for a page that can export its session; the oldest comes first. */
export const createRecorder = (
  clock: Clock,
): { readonly actions: readonly RecordedAction[]; readonly middleware: Middleware } => {
  const actions: RecordedAction[] = [];
  return {
    actions,
    middleware: () => (next) => (action) => {
      if (isAction(action)) actions.push({ action: { ...action }, timestamp: clock.now() });
      return next(action);
    },
  };
};
