import { legacy_createStore as createStore, type Store, type UnknownAction } from '@reduxjs/toolkit';
import { type OpenedSession, offerReplay, type ReplayStep, type ReplayWindow } from '../../platform/replayFrame';
import type { Navigation } from '../../platform/services';
import { overviewBlocks } from '../../screens/overviewBlocks';
import { nextRemark } from '../devTools/pastRemark';
import type { RootState } from '../rootReducer';
import { withoutPicturesIn } from './pictures';
import { replay, startOf } from './replay';
import { type Replayable, readSession, UnreadableSession } from './sessionFile';
import { tellOrigin, tellOutcome, tellTrace } from './tell';

// Links lead nowhere.
const nowhere: Navigation = {
  location: () => ({ pathname: '', search: '', hash: '' }),
  subscribe: () => () => undefined,
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
  reload: () => undefined,
  href: () => '#',
  entry: () => 0,
  addGuard: () => () => undefined,
  leaveFor: () => undefined,
};

const SHOWN = 'sessions/shown';

const stepsOf = ({ actions }: Replayable): readonly ReplayStep[] =>
  actions.map(({ action, by, recorded }) => {
    const to = by?.to === undefined ? undefined : actions[by.to - 1]?.action.type;
    return {
      type: action.type,
      origin: `Put ${tellOrigin(by)}${to === undefined ? '' : `, in answer to step ${by?.to}, ${to}`}`,
      changed:
        recorded.kind === 'digest' ? Object.entries(recorded.changed).map(([path, value]) => `${path}: ${value}`) : [],
    };
  });

/** Opens sessions and shows their states in a store that nothing else changes. */
export const createReplayStore = () => {
  const start = startOf({});
  const store = createStore(
    (state: RootState = start, action: UnknownAction): RootState =>
      action.type === SHOWN ? (action.payload as RootState) : state,
  );
  let states: readonly RootState[] = [];
  const show = (state: RootState) => void store.dispatch({ type: SHOWN, payload: state });
  return {
    store,
    open: (text: string): OpenedSession => {
      try {
        const session = readSession(text);
        const replayed = replay(session);
        states = replayed.states.map(withoutPicturesIn);
        return { steps: stepsOf(session), outcome: tellOutcome(session, replayed), trace: tellTrace(session) };
      } catch (cause) {
        if (cause instanceof UnreadableSession) return { problem: cause.message };
        throw cause;
      }
    },
    show: (step: number) => {
      const state = states[step];
      if (state !== undefined) show(state);
    },
    /** The announcer says that a press had no effect (rule `past.click`). */
    remark: () => show({ ...store.getState(), remark: nextRemark(store.getState().remark) }),
  };
};

/**
 * The page that replays sessions within the sandbox's page: it draws the states of a session, runs no saga and sends
 * nothing.
 */
export const showSessions = async (
  window: ReplayWindow,
  draw: (store: Store<RootState>, navigation: Navigation) => void,
): Promise<void> => {
  await overviewBlocks.load();
  const { store, open, show, remark } = createReplayStore();
  draw(store, nowhere);
  offerReplay(window, { open, show }, remark);
};
