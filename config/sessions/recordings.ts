import * as v from 'valibot';
import { digestOf } from '../../src/app/recordings/history';
import { createRootReducer, type RootState } from '../../src/app/rootReducer';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';

// What a file of `writeRecording` must have to be replayed.
const file = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    committedState: v.record(v.string(), v.unknown()),
    stagedActionIds: v.array(v.number()),
    actionsById: v.record(v.string(), v.object({ action: v.looseObject({ type: v.string() }), digest: v.string() })),
  }),
);

/** A file that cannot be replayed; the message says why. */
export class UnreadableRecording extends Error {}

const changedParts = (before: object, after: object): string => {
  const known = new Map(Object.entries(before));
  const changed = Object.entries(after).flatMap(([name, part]) => (part === known.get(name) ? [] : [name]));
  return changed.length === 0 ? 'nothing' : changed.join(', ');
};

/**
 * Replays a recording, and compares each state with its digest. Returns whether all are equal, and in words that,
 * or the first action after which one differs. @throws UnreadableRecording
 */
export const replay = (text: string, reduce = createRootReducer(defaultConfiguration)) => {
  const read = v.safeParse(file, text);
  if (!read.success) {
    const [{ message }] = read.issues;
    throw new UnreadableRecording(`${read.issues[0].path?.map(({ key }) => key).join('.') ?? 'The file'}: ${message}`);
  }
  const { committedState, stagedActionIds, actionsById } = read.output;
  const last = stagedActionIds.length - 1;
  let state = committedState as unknown as RootState;
  for (const [step, id] of stagedActionIds.entries()) {
    const entry = actionsById[id];
    if (entry === undefined) throw new UnreadableRecording(`There is no action ${id}.`);
    const place = `action ${step} of ${last}, ${entry.action.type}`;
    const before = state;
    try {
      state = reduce(before, entry.action);
    } catch (cause) {
      return { isEqual: false, words: `the reducers fail at ${place}: ${String(cause)}` };
    }
    if (digestOf(state) !== entry.digest) {
      const words = `the state differs after ${place}, which now changes: ${changedParts(before, state)}`;
      return { isEqual: false, words };
    }
  }
  return { isEqual: true, words: `final state equal, ${last} actions` };
};
