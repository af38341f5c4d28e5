import type { UnknownAction } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '../rootReducer';
import { changesBetween, digestOf, showWhole } from './digest';
import type { Replayable } from './sessionFile';

/** The state before the first action: given parts, and the others as their reducers start. */
export const startOf = (start: Replayable['start']): RootState => {
  const initial = rootReducer(undefined, { type: 'sessions/start' });
  const known = Object.entries(start).filter(([part, value]) => Object.hasOwn(initial, part) && value !== undefined);
  return { ...initial, ...Object.fromEntries(known) };
};

/** The first action after which the state is not as recorded. */
export interface Difference {
  /** The number of the action, from 1. */
  readonly step: number;
  readonly type: string;
  /** By dotted path of the state; `nothing` for what is not there. */
  readonly fields: readonly { readonly path: string; readonly recorded: string; readonly now: string }[];
}

/** A replayed session. */
export interface Replayed {
  /** The state before the first action, then the one after each. */
  readonly states: readonly RootState[];
  readonly difference?: Difference;
}

const fieldsOf = (
  recorded: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Difference['fields'] =>
  [...new Set([...Object.keys(recorded), ...Object.keys(now)])]
    .map((path) => ({ path, recorded: recorded[path] ?? 'unchanged', now: now[path] ?? 'unchanged' }))
    // A long value begins with its digest, which is all that a file has of it.
    .filter(({ recorded: one, now: other }) => one !== other && !(one.startsWith('#') && other.startsWith(`${one} `)));

type Recorded = Replayable['actions'][number]['recorded'];

// A history of Redux DevTools may be of an older build: only the parts that it has are compared.
const partsOf = (state: RootState, like: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(state).filter(([part]) => Object.hasOwn(like, part)));

const differs = (recorded: Recorded, before: RootState, after: RootState): Difference['fields'] | undefined => {
  if (recorded.kind === 'nothing') return undefined;
  if (recorded.kind === 'digest') {
    const digest = digestOf({ ...after });
    if (recorded.digest === digest) return undefined;
    const fields = fieldsOf(recorded.changed, changesBetween(before, after, showWhole));
    // The state began otherwise, or the file lacks an action.
    const path = 'the digest of the whole state; what the action changed is as recorded';
    return fields.length > 0 ? fields : [{ path, recorded: showWhole(recorded.digest), now: showWhole(digest) }];
  }
  const now = partsOf(after, recorded.state);
  if (digestOf(recorded.state) === digestOf(now)) return undefined;
  return fieldsOf(changesBetween(now, recorded.state, showWhole), changesBetween(recorded.state, now, showWhole));
};

/** Replays a session through the reducers, to its end even if it comes to other states than were recorded. */
export const replay = ({ start, actions }: Replayable, reduce: typeof rootReducer = rootReducer): Replayed => {
  let difference: Difference | undefined;
  let before = startOf(start);
  const states = [before];
  for (const [index, { action, recorded }] of actions.entries()) {
    let after = before;
    let fields: Difference['fields'] | undefined;
    try {
      after = reduce(before, action as UnknownAction);
      fields = difference === undefined ? differs(recorded, before, after) : undefined;
    } catch (cause) {
      // A reducer that an old or a damaged file breaks: the state stays as it was.
      fields = [{ path: '', recorded: 'another', now: `none: ${String(cause)}` }];
    }
    if (difference === undefined && fields !== undefined) difference = { step: index + 1, type: action.type, fields };
    states.push(after);
    before = after;
  }
  return { states, ...(difference === undefined ? {} : { difference }) };
};
