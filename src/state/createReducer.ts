import type { Action, Reducer } from '@reduxjs/toolkit';

/** An action creator that recognises its own actions. */
interface EventCreator<Event extends Action> {
  readonly type: string;
  match(action: Action): action is Event;
}

/** Registers the cases of a reducer. */
export interface Cases<State> {
  /** Returns the state after an event; the same object if nothing changes. */
  addCase<Event extends Action>(event: EventCreator<Event>, next: (state: State, event: Event) => State): this;
  /** The same for every event that a matcher accepts, after the cases. */
  addMatcher(matcher: (action: Action) => boolean, next: (state: State, event: Action) => State): this;
}

/**
 * A reducer made of cases, at most one per event (a second one throws), with the same API as Redux Toolkit's. Redux
 * Toolkit's brings immer, 3 kB of the first script, to allow changing the state in place; we never do that, and our
 * types forbid it.
 */
export const createReducer = <State>(initialState: State, build: (cases: Cases<State>) => unknown): Reducer<State> => {
  type Step = (state: State, action: Action) => State;
  const byType = new Map<string, Step>();
  const matched: Step[] = [];
  const cases: Cases<State> = {
    addCase(event, next) {
      if (byType.has(event.type)) throw new Error(`${event.type} has two cases.`);
      byType.set(event.type, (state, action) => (event.match(action) ? next(state, action) : state));
      return cases;
    },
    addMatcher(matcher, next) {
      matched.push((state, action) => (matcher(action) ? next(state, action) : state));
      return cases;
    },
  };
  build(cases);
  return (state = initialState, action) => {
    const next = byType.get(action.type)?.(state, action) ?? state;
    return matched.length === 0 ? next : matched.reduce((current, step) => step(current, action), next);
  };
};
