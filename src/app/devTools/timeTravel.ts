import type { Middleware, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { EffectMiddleware } from 'redux-saga';
import { call, cps } from 'redux-saga/effects';
import type { Navigation, Place } from '../../platform/services';
import { keepStill, type StilledWindow } from '../../platform/stillPage';
import { selectPlace } from '../../state/navigation/slice';
import type { RootState } from '../rootReducer';

/** What the announcer says to a click on a page of the past (rule `past.click`). */
export const PAST_REMARK = 'This is an earlier state of the page. Nothing happens until you are back to now.';

// Screen readers do not speak a text that does not change.
const NO_BREAK_SPACE = '\u00a0';

/** The part of the instrument's state that says which of its recorded states is shown. */
interface LiftedState {
  readonly actionsById: Readonly<Record<number, { readonly action: unknown }>>;
  readonly stagedActionIds: readonly number[];
  readonly skippedActionIds: readonly number[];
  readonly currentStateIndex: number;
  readonly computedStates: readonly { readonly state: unknown }[];
  readonly isLocked: boolean;
}

interface LiftedStore {
  getState(): LiftedState;
  subscribe(listener: () => void): () => void;
}

const liftedStoreOf = (store: object): LiftedStore | undefined =>
  'liftedStore' in store ? (store.liftedStore as LiftedStore) : undefined;

/** What makes a store safe to travel in; all of it is passed to the store before it is created. */
export interface TimeTravel {
  /** Whether the store shows another state than the present one. */
  readonly isPast: () => boolean;
  readonly enhancer: StoreEnhancer;
  readonly middleware: Middleware;
  readonly effectMiddlewares: EffectMiddleware[];
  /** The navigation as sagas hear it: the address that follows a jump is no arrival. */
  readonly navigation: (navigation: Navigation) => Navigation;
  /** Keeps the page still while it shows the past: clicks do nothing, links lead nowhere, nothing is sent. */
  readonly still: (window: StilledWindow) => void;
}

// Forks and takes go on, so that their sagas miss nothing; what they do next waits. Our sagas use no other effects that
// lead anywhere.
const HELD: ReadonlySet<unknown> = new Set(['PUT', 'CALL', 'SELECT']);

const isHeldKind = (effect: unknown): boolean =>
  typeof effect === 'object' && effect !== null && 'type' in effect && HELD.has(effect.type);

// redux-saga marks the events of sagas.
const isOfSaga = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && '@@redux-saga/SAGA_ACTION' in action;

/**
 * Time travel under Redux DevTools: while the store shows another state than the present one, answers, timers and
 * everything else that would make a saga go on wait, and "Back to now" lets them in, in their order. Sagas never see a
 * past state, nothing is sent, and what the member does has no effect but that the announcer says so. Rules
 * `past.answers`, `past.click`.
 */
export const createTimeTravel = (): TimeTravel => {
  let lifted: LiftedStore | undefined;
  let latestAction: unknown;
  let presentState: unknown;
  let shownPlace = (): Place => ({ pathname: '', search: '', hash: '' });
  let remark = '';
  let say = () => {};
  const waiting: (() => void)[] = [];
  let isReleasing = false;

  const isPast = (): boolean => {
    const history = lifted?.getState();
    if (history === undefined || presentState === undefined) return false;
    const { stagedActionIds, computedStates, currentStateIndex, skippedActionIds, isLocked, actionsById } = history;
    const last = stagedActionIds.length - 1;
    if (currentStateIndex !== last || skippedActionIds.length > 0 || isLocked) return true;
    // A history that was imported, or reset, is not this page's: its last state is no state that anything led to here.
    // States are computed anew when a reducer is replaced, so the latest event counts as well.
    const isLatest = latestAction !== undefined && actionsById[stagedActionIds[last] ?? -1]?.action === latestAction;
    return !isLatest && computedStates[last]?.state !== presentState;
  };

  const release = () => {
    if (isReleasing || isPast()) return;
    isReleasing = true;
    // What goes on may lead to a jump: the rest waits again.
    while (!isPast()) {
      const next = waiting.shift();
      if (next === undefined) break;
      next();
    }
    isReleasing = false;
  };

  const waitFor = (goOn: () => void): (() => void) => {
    waiting.push(goOn);
    return () => void waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== goOn));
  };

  function wait(done: ((error: unknown) => void) & { cancel?: () => void }): void {
    done.cancel = waitFor(() => done(null));
  }

  // A saga of its own: if the saga that wanted the effect is cancelled meanwhile, the effect never happens.
  function* later(effect: unknown): Generator {
    yield cps(wait as (done: (error: unknown) => void) => void);
    return yield effect;
  }

  const enhancer: StoreEnhancer = (next) => (reducer, preloaded) => {
    const store = next(reducer, preloaded);
    lifted = liftedStoreOf(store);
    if (lifted === undefined) return store;
    const remember = () => {
      presentState = lifted?.getState().computedStates.at(-1)?.state;
    };
    remember();
    lifted.subscribe(release);
    const listeners = new Set<() => void>();
    let said: { readonly state: object; readonly remark: string; readonly shown: object } | undefined;
    say = () => {
      remark = remark === PAST_REMARK ? PAST_REMARK + NO_BREAK_SPACE : PAST_REMARK;
      for (const listener of [...listeners]) listener();
    };
    const getState = () => {
      const state = store.getState() as object;
      if (remark === '') return state;
      if (!isPast()) {
        remark = '';
        return state;
      }
      // The remark is about the page that looks at the past, and no part of any recorded state.
      if (said?.state !== state || said.remark !== remark) said = { state, remark, shown: { ...state, remark } };
      return said.shown;
    };
    shownPlace = () => selectPlace(store.getState() as RootState);
    return {
      ...store,
      getState,
      dispatch: (action: UnknownAction) => {
        // An event that a saga put just before a jump is still added to what happened here.
        const isOurs = !isPast() || lifted?.getState().computedStates.at(-1)?.state === presentState;
        const done = store.dispatch(action as never);
        if (isOurs) {
          latestAction = action;
          remember();
        }
        return done;
      },
      replaceReducer: (nextReducer: never) => {
        store.replaceReducer(nextReducer);
        remember();
      },
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        const leave = store.subscribe(listener);
        return () => {
          listeners.delete(listener);
          leave();
        };
      },
    } as never;
  };

  return {
    isPast,
    enhancer,
    middleware: () => (next) => (action) => (isPast() && !isOfSaga(action) ? action : next(action)),
    effectMiddlewares: [
      (next) => (effect: unknown) => next(isPast() && isHeldKind(effect) ? call(later, effect) : effect),
    ],
    navigation: (navigation) => {
      const address = ({ pathname, search, hash }: Place) => `${pathname}${search}${hash}`;
      navigation.addGuard((to) => !isPast() || address(to) === address(shownPlace()));
      return {
        ...navigation,
        subscribe: (listener) =>
          navigation.subscribe((place) => {
            if (!isPast()) listener(place);
          }),
      };
    },
    still: (window) => keepStill(window, { isStill: isPast, wait: waitFor, pressed: () => say() }),
  };
};
