import type { UnknownAction } from '@reduxjs/toolkit';
import { replay } from '../../src/app/sessions/replay';
import { readSession, type Session, type SessionEntry, writeSessionText } from '../../src/app/sessions/sessionFile';
import { fragmentFailed, fragmentLoaded } from '../../src/content/slice';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { dialogFilled } from '../../src/notices';
import { clipboardFound } from '../../src/products/copy';
import { locationChanged } from '../../src/state/navigation/slice';
import { openStore, settle } from './openStore';
import { createStandInMatch, type Mismatch } from './standInMatch';

/** What came of playing a session. */
export interface PlayedSession {
  /** `final state equal, N actions`, or the first action at which the visit and the file part, and in what. */
  readonly outcome: readonly string[];
  /** What was sent, by the names of the calls. */
  readonly requests: readonly string[];
}

const tellMismatch = ({ path, recorded, now }: Mismatch): readonly string[] => [
  `  ${path || 'it'}`,
  `    recorded: ${recorded}`,
  `    now:      ${now}`,
];

/** The path of a fragment whose text, or whose failure, an action brings; it is its key in the state. */
const fragmentOf = (action: UnknownAction): string | undefined =>
  fragmentLoaded.match(action) || fragmentFailed.match(action) ? action.payload.key : undefined;

/**
 * Plays a recorded session as the script of the saga harness: a page opens at the time of the file, before the
 * sandbox's persona with the file's faults; the member's actions happen when they were recorded, and answers come in
 * the recorded order. Everything else the real sagas do, in virtual time. Words that the file has stand-ins for are the
 * sandbox's own again. Call `jest.useFakeTimers()` before, and have an address that the session began at.
 */
export const playSession = async (session: Session): Promise<PlayedSession> => {
  const startedAt = Date.parse(session.startedAt);
  jest.setSystemTime(startedAt);
  // The only thing that sagas ask of the browser itself.
  const hadClipboard = session.actions.some(({ action }) => clipboardFound.match(action));
  if (hadClipboard) Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
  const visit = openStore({
    member: session.member,
    faults: session.faults,
    configuration: session.configuration as Partial<RuntimeConfiguration>,
  });
  const { configuration, page, room } = visit.store.getState();
  const match = createStandInMatch();
  /** What has happened and is not in the script yet: an answer may come to more than was recorded at once. */
  const ahead: UnknownAction[] = [];
  let seen = 0;

  /**
   * Scripts come at once here. A dialog whose script came after its text is shown earlier, and filled when the text
   * comes.
   */
  const isOfScript = (more: UnknownAction): boolean =>
    dialogFilled.match(more) &&
    !session.actions.some(({ action }) => dialogFilled.match(action) && action.payload.dialog === more.payload.dialog);

  /** Lets in the first of the waiting answers that is meant; returns whether there is one. */
  const letIn = async (isMeant: (name: string) => boolean): Promise<boolean> => {
    const place = visit.waiting.findIndex(({ name }) => isMeant(name));
    if (place === -1) return false;
    visit.answer(place);
    await settle();
    return true;
  };

  /** Finds the action among those that have happened; otherwise returns what is different in the closest. */
  const find = ({ action }: SessionEntry): Mismatch | undefined => {
    ahead.push(...visit.actions.slice(seen));
    seen = visit.actions.length;
    let closest: Mismatch = { path: '', recorded: action.type, now: 'nothing' };
    for (const [place, { type }] of ahead.entries()) {
      if (type !== action.type) continue;
      const mismatch = match.mismatch(action, ahead[place]);
      if (mismatch === undefined) {
        ahead.splice(place, 1);
        return undefined;
      }
      closest = mismatch;
    }
    return closest;
  };

  /** Makes an action happen that comes from outside: from the member, the address bar or the network. */
  const cause = async ({ action, by }: SessionEntry): Promise<void> => {
    const original = match.originalOf(action) as UnknownAction;
    const fragment = fragmentOf(original);
    if (by === undefined) visit.store.dispatch(original);
    else if (by.answer !== undefined) await letIn((name) => name === by.answer);
    else if (fragment !== undefined) await letIn((name) => fragment.includes(name) || name.endsWith(fragment));
    else if (locationChanged.match(original)) {
      const { pathname, search, hash } = original.payload;
      visit.go(`${pathname}${search}${hash}`);
    }
    await settle();
  };

  /** Compares an action with what happens, and makes it happen if it has to. */
  const take = async (entry: SessionEntry, later: readonly SessionEntry[]): Promise<Mismatch | undefined> => {
    if (entry.by !== undefined && find(entry) === undefined) return undefined;
    await cause(entry);
    let mismatch = find(entry);
    // The end of a session does not name the refusal that it follows from: a fault, or else the first that waits.
    const isOfLater = (name: string) => later.some(({ by }) => by?.answer === name);
    const isFault = (name: string) => session.faults.includes(name) && !isOfLater(name);
    while (mismatch !== undefined && ((await letIn(isFault)) || (await letIn((name) => !isOfLater(name)))))
      mismatch = find(entry);
    return mismatch;
  };

  const play = async (): Promise<readonly string[]> => {
    await settle();
    for (const [index, entry] of session.actions.entries()) {
      await jest.advanceTimersByTimeAsync(Math.max(0, startedAt + entry.after - Date.now()));
      const mismatch = await take(entry, session.actions.slice(index + 1));
      if (mismatch !== undefined) {
        const place = `${index + 1} of ${session.actions.length}, ${entry.action.type}`;
        return [`the visit does something else than action ${place}`, ...tellMismatch(mismatch)];
      }
    }
    const [more] = ahead.filter((action) => !isOfScript(action));
    if (more !== undefined) return [`the visit does more than was recorded: ${more.type}`];
    const recorded = readSession(writeSessionText(session));
    const { states } = replay({ ...recorded, start: { configuration, page, room } });
    const mismatch = match.mismatch(states.at(-1), visit.store.getState());
    if (mismatch !== undefined) return ['the final state differs', ...tellMismatch(mismatch)];
    return [`final state equal, ${session.actions.length} actions`];
  };

  try {
    return { outcome: await play(), requests: visit.requests };
  } finally {
    visit.close();
    if (hadClipboard) Reflect.deleteProperty(navigator, 'clipboard');
  }
};
