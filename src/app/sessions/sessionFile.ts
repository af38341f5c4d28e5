import { isRecord } from '../../contract/readers';

/** The name and version of the format. */
export const SESSION_FORMAT = 'portfolio-session/1';

/** An action as a file has it. */
export interface RecordedAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** One action of a session, with what is known of it. */
export interface SessionEntry {
  /** What happened, as the reducers received it; personal values are replaced by stand-ins of the same shape. */
  readonly action: RecordedAction;
  /** The digest of the whole state after it, see `digest.ts`. */
  readonly state: string;
  /** What it changed in the state, by dotted path: short values as JSON, long ones as `#` and a digest. */
  readonly changed: Readonly<Record<string, string>>;
  /** Milliseconds since the start of the session. */
  readonly after: number;
  /**
   * The saga that put it, and the number of the action that this saga answered, from 1. Missing for the member's own.
   * `answer` names a call if this is the first action that followed from its answer.
   */
  readonly by?: { readonly saga: string; readonly to?: number; readonly answer?: string };
}

/** A recorded session: the JSON file that "Export session" writes. Ids that are random are in the actions. */
export interface Session {
  readonly format: typeof SESSION_FORMAT;
  /** The version of the portal that recorded it. */
  readonly version: string;
  /** The runtime configuration of the page. */
  readonly configuration: Readonly<Record<string, unknown>>;
  /** The other parts of the state that the page starts with. */
  readonly start: { readonly page: unknown; readonly room: unknown };
  /** The persona and the faults of the sandbox; empty if the page was not before the sandbox. */
  readonly member: string;
  readonly faults: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly actions: readonly SessionEntry[];
}

/** The text of a session's file: an action on each line, so that two files can be compared. */
export const writeSessionText = ({ actions, ...session }: Session): string => {
  const head = JSON.stringify(session, null, 1).replace(/\n}$/, '');
  return `${head},\n "actions": [\n${actions.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n ]\n}\n`;
};

/** What a recording says of the state after an action: its digest, the state itself, or nothing. */
export type RecordedState =
  | { readonly kind: 'digest'; readonly digest: string; readonly changed: Readonly<Record<string, string>> }
  | { readonly kind: 'state'; readonly state: Readonly<Record<string, unknown>> }
  | { readonly kind: 'nothing' };

/** A session as it is replayed: of our own format, or the history of Redux DevTools, which has whole states. */
export interface Replayable {
  readonly start: Readonly<Record<string, unknown>>;
  readonly actions: readonly (Pick<SessionEntry, 'action' | 'by' | 'after'> & { readonly recorded: RecordedState })[];
}

/** A file that cannot be replayed; the message says why. */
export class UnreadableSession extends Error {}

const parse = (text: string): Record<string, unknown> => {
  let given: unknown;
  try {
    // Some editors begin a file with a byte order mark.
    given = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableSession('The file is not JSON.');
  }
  if (!isRecord(given)) throw new UnreadableSession('The file is not a JSON object.');
  return given;
};

const expected = (what: string): never => {
  throw new UnreadableSession(`The file is damaged: ${what} was expected.`);
};

const listOf = (value: unknown, what: string): readonly unknown[] => (Array.isArray(value) ? value : expected(what));
const recordOf = (value: unknown, what: string): Record<string, unknown> => (isRecord(value) ? value : expected(what));
const textOf = (value: unknown, what: string): string => (typeof value === 'string' ? value : expected(what));

const actionOf = (value: unknown, what: string): RecordedAction => {
  const action = recordOf(value, what);
  return { ...action, type: textOf(action.type, `${what} with a type`) };
};

const byOf = (value: unknown): Pick<SessionEntry, 'by'> => {
  if (!isRecord(value) || typeof value.saga !== 'string') return {};
  const { saga, to, answer } = value;
  return {
    by: {
      saga,
      ...(typeof to === 'number' ? { to } : {}),
      ...(typeof answer === 'string' ? { answer } : {}),
    },
  };
};

const entryOf = (value: unknown, index: number): SessionEntry => {
  const what = `action ${index + 1}`;
  const entry = recordOf(value, what);
  const changed = isRecord(entry.changed) ? Object.entries(entry.changed) : [];
  return {
    action: actionOf(entry.action, what),
    state: textOf(entry.state, `${what} with the digest of its state`),
    changed: Object.fromEntries(changed.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
    after: typeof entry.after === 'number' ? entry.after : 0,
    ...byOf(entry.by),
  };
};

const sessionOf = (given: Record<string, unknown>): Session => {
  if (given.format !== SESSION_FORMAT) {
    throw new UnreadableSession(`The file is no session (${SESSION_FORMAT}) and no history of Redux DevTools.`);
  }
  const start = isRecord(given.start) ? given.start : {};
  return {
    format: SESSION_FORMAT,
    version: textOf(given.version, 'a version'),
    configuration: recordOf(given.configuration, 'a configuration'),
    start: { page: start.page, room: start.room },
    member: textOf(given.member, 'a member'),
    faults: textOf(given.faults, 'faults'),
    startedAt: textOf(given.startedAt, 'the time of the start'),
    actions: listOf(given.actions, 'a list of actions').map(entryOf),
  };
};

/**
 * Reads a session of our own format, with member, faults and times.
 * @throws UnreadableSession
 */
export const readRecordedSession = (text: string): Session => sessionOf(parse(text));

// What Redux DevTools export: the whole history ...
const historyOf = (given: Record<string, unknown>): Replayable => {
  const actionsById = recordOf(given.actionsById, 'actions');
  const skipped = listOf(given.skippedActionIds ?? [], 'a list of skipped actions');
  const states = listOf(given.computedStates, 'a list of states').map((entry) =>
    recordOf(recordOf(entry, 'a state').state, 'a state'),
  );
  return {
    start: states[0] ?? {},
    actions: listOf(given.stagedActionIds, 'a list of actions').flatMap((id, index) => {
      if (index === 0 || skipped.includes(id)) return [];
      const { action } = recordOf(actionsById[String(id)], `action ${index}`);
      const state = states[index];
      return [
        {
          action: actionOf(action, `action ${index}`),
          after: 0,
          recorded: state === undefined ? { kind: 'nothing' } : { kind: 'state', state },
        },
      ];
    }),
  };
};

// ... or the actions alone, and the state before them, as JSON within JSON.
const exportOf = (payload: string, preloadedState: unknown): Replayable => ({
  start: typeof preloadedState === 'string' ? parse(preloadedState) : {},
  actions: listOf(parse(`{"actions":${payload}}`).actions, 'a list of actions').map((action, index) => ({
    action: actionOf(action, `action ${index + 1}`),
    after: 0,
    recorded: { kind: 'nothing' },
  })),
});

/**
 * Reads the text of a file: a session of ours, or what Redux DevTools export.
 * @throws UnreadableSession
 */
export const readSession = (text: string): Replayable => {
  const given = parse(text);
  if ('actionsById' in given) return historyOf(given);
  if (typeof given.payload === 'string') return exportOf(given.payload, given.preloadedState);
  const { configuration, start, actions } = sessionOf(given);
  return {
    start: { configuration, page: start.page, room: start.room },
    actions: actions.map(({ state: digest, changed, ...rest }) => ({
      ...rest,
      recorded: { kind: 'digest', digest, changed },
    })),
  };
};
