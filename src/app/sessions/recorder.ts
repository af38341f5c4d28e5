import type { RuntimeConfiguration } from '../../contract/runtimeConfiguration';
import type { Page } from '../../platform/services';
import type { Room } from '../../portfolio/room';
import { rootReducer } from '../rootReducer';
import type { SessionLog } from '../sessionLog';
import { changesBetween, digestOf } from './digest';
import { startOf } from './replay';
import { type RecordedAction, SESSION_FORMAT, type Session, type SessionEntry } from './sessionFile';
import { createStandIns } from './standIns';
import { createTrace, type HeardAction, type NameSaga, nameInScript, nameSagas, type SagaFunction } from './trace';

/** What the page starts with, as its state has it. */
export interface SessionStart {
  readonly configuration: RuntimeConfiguration;
  readonly page: Page;
  readonly room: Room;
}

/** What a file says besides what happened. */
export interface SessionDescription extends Pick<Session, 'version' | 'member' | 'faults'> {
  readonly start: SessionStart;
}

/** Records a session. */
export interface Recorder {
  /** The session so far, without anything personal. */
  session(description: SessionDescription, nameOf?: NameSaga): Session;
  /** The sagas that have put something, each once. */
  sagas(): ReadonlySet<SagaFunction>;
}

const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/**
 * The file of what happened. Its digests are those of the states to which the stand-ins lead, so the states are
 * computed here, by the same reducers as anywhere.
 */
export const writeSession = (
  heard: readonly HeardAction[],
  { start, ...description }: SessionDescription,
  nameOf: NameSaga = nameInScript,
): Session => {
  const from = heard[0]?.at ?? 0;
  const actions = heard.map(({ action }) => asJson(action) as RecordedAction);
  const standIns = createStandIns(start.configuration, { from, to: heard.at(-1)?.at ?? from }, [actions, start.page]);
  const configuration = asJson({ ...start.configuration });
  const page = { ...start.page, path: standIns.text(start.page.path) };
  const { room } = start;
  let before = startOf({ configuration, page, room });
  return {
    format: SESSION_FORMAT,
    ...description,
    startedAt: new Date(from).toISOString(),
    configuration,
    start: { page, room },
    actions: heard.map(({ at, by }, index): SessionEntry => {
      const action = standIns.action(actions[index] ?? { type: '' });
      const after = rootReducer(before, action);
      const changed = changesBetween(before, after);
      before = after;
      const origin = by === undefined ? {} : { by: nameSagas(by, nameOf) };
      return { action, after: at - from, ...origin, state: digestOf({ ...after }), changed };
    }),
  };
};

/** Takes over what the page's log has heard, and everything that it hears from now on. */
export const createRecorder = (log: SessionLog): Recorder => {
  const trace = createTrace();
  for (const entry of log.heard.splice(0)) trace.hear(entry);
  log.hear = trace.hear;
  return {
    session: (description, nameOf) => writeSession(trace.actions, description, nameOf),
    sagas: () => new Set(trace.actions.flatMap(({ by }) => by?.sagas ?? [])),
  };
};
