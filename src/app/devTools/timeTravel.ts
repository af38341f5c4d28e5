import type { LiftedState } from '@redux-devtools/instrument';
import { isAction, type Store, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { createPath } from 'react-router-dom';
import { call, cps } from 'redux-saga/effects';
import { weakMapMemoize } from 'reselect';
import type { RemarkPart } from '../../notices';
import type { Services } from '../../platform/createServices';
import type { PortalWindow } from '../../platform/services';
import { keepStill } from '../../platform/stillPage';
import { selectPlace } from '../../state/navigation/slice';
import type { Message } from '../../texts/text';
import type { RootState } from '../rootReducer';
import type { Instruments } from '../store';
import { shortenAction, shortenState } from './shorten';

/** What the announcer says to a click on a page of the past (rule `past.click`). */
export const PAST_REMARK: Message = { key: 'page.past' };

// The log of a long session; the extension keeps 50 by default and forgets how the page began.
const KEPT_ACTIONS = 1_000;

// What Redux DevTools keep of a store: its recorded states, and which of them is shown.
type LiftedStore = Store<LiftedState<unknown, UnknownAction, unknown>>;

// Forks and takes are not held, so that sagas miss no event; what they do next is. Our sagas use no other effects that
// have consequences.
const HELD: ReadonlySet<unknown> = new Set(['PUT', 'CALL', 'SELECT']);

const isHeldKind = (effect: unknown): boolean =>
  typeof effect === 'object' && effect !== null && 'type' in effect && HELD.has(effect.type);

// Each element reports only once that it came into view, so this event is kept and dispatched in the present.
const CAME_INTO_VIEW = /\/(?:itemNeared|cardSeen)$/;

// redux-saga marks the events of sagas.
const isOfSaga = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && '@@redux-saga/SAGA_ACTION' in action;

// The remark is about the page that looks at the past, and no part of any recorded state.
const withRemark = weakMapMemoize((state: object, remark: object) => ({ ...state, remark }));

/**
 * What a store needs for Redux DevTools: a log that is short enough to read, and time travel. While an earlier state is
 * shown, the effects of sagas wait in their order, and a change of the address is not an arrival.
 * Rules `past.answers`, `past.click`.
 */
export const createDevTools = (
  window: Pick<PortalWindow, 'fetch' | 'addEventListener'>,
  services: Services,
): { readonly instruments: Instruments; readonly services: Services } => {
  const { navigation } = services;
  let lifted: LiftedStore | undefined;
  let latestAction: unknown;
  let presentState: unknown;
  let presentIds: readonly number[] = [];
  let shownAddress = () => '';
  let remark: RemarkPart['remark'] = null;
  const waiting: (() => void)[] = [];
  let isReleasing = false;

  const isPast = (): boolean => {
    if (lifted === undefined || presentState === undefined) return false;
    const { stagedActionIds, computedStates, currentStateIndex, skippedActionIds, isLocked, actionsById } =
      lifted.getState();
    const last = stagedActionIds.length - 1;
    if (currentStateIndex !== last || skippedActionIds.length > 0 || isLocked) return true;
    // The last state of a history that was imported or reset is not the present: nothing on this page led to it.
    // DevTools compute new state objects after an action was skipped for a while, so the latest action and the ids
    // identify the present too. Sweeping an action away changes the ids for good.
    const isLatest =
      latestAction !== undefined &&
      stagedActionIds.length === presentIds.length &&
      stagedActionIds.every((id, place) => id === presentIds[place]) &&
      actionsById[stagedActionIds[last] ?? -1]?.action === latestAction;
    return !isLatest && computedStates[last]?.state !== presentState;
  };

  const release = () => {
    if (isReleasing) return;
    isReleasing = true;
    // A released effect may cause a jump; then the rest keeps waiting.
    while (waiting.length > 0 && !isPast()) waiting.shift()?.();
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
    if (!('liftedStore' in store)) return store;
    const history = store.liftedStore as LiftedStore;
    lifted = history;
    const remember = () => {
      const { computedStates, stagedActionIds } = history.getState();
      presentState = computedStates.at(-1)?.state;
      presentIds = stagedActionIds;
    };
    remember();
    let known = history.getState();
    history.subscribe(() => {
      const [before, now] = [known, history.getState()];
      known = now;
      // The extension's own "Dispatch" adds an event without the store's dispatch.
      if (now.nextActionId === before.nextActionId + 1 && before.computedStates.at(-1)?.state === presentState) {
        latestAction = now.actionsById[before.nextActionId]?.action;
        remember();
      }
      release();
    });
    shownAddress = () => createPath(selectPlace(store.getState() as RootState));
    return {
      ...store,
      getState: () => {
        if (!isPast()) remark = null;
        const state = store.getState() as object;
        return remark === null ? state : withRemark(state, remark);
      },
      dispatch: (action: UnknownAction) => {
        // An event that a saga put just before a jump is still added to what happened here.
        const isOurs = !isPast() || history.getState().computedStates.at(-1)?.state === presentState;
        const done = store.dispatch(action as never);
        if (isOurs) {
          latestAction = action;
          remember();
        }
        return done;
      },
    } as never;
  };

  const pressed = () => {
    remark = { message: PAST_REMARK };
    // DevTools ignore this action; it only makes the store notify its subscribers.
    lifted?.dispatch({ type: 'past/clicked' });
  };
  keepStill(window, { isStill: isPast, wait: waitFor, pressed });
  // The address follows what is shown. A step through the history is refused, even to an entry with the same address.
  navigation.setGuard((to) => {
    if (!isPast()) return true;
    const shown = shownAddress();
    return createPath(to) === shown && createPath(navigation.location()) !== shown;
  });

  return {
    instruments: {
      devTools: {
        name: 'portfolio-ui',
        maxAge: KEPT_ACTIONS,
        actionSanitizer: shortenAction,
        stateSanitizer: shortenState,
      },
      enhancers: [enhancer],
      middleware: [
        ({ dispatch }) =>
          (next) =>
          (action) => {
            if (!isPast() || isOfSaga(action)) return next(action);
            if (isAction(action) && CAME_INTO_VIEW.test(action.type)) waitFor(() => dispatch(action));
            return action;
          },
      ],
      effectMiddlewares: [
        (next) => (effect: unknown) => next(isPast() && isHeldKind(effect) ? call(later, effect) : effect),
      ],
    },
    services: {
      ...services,
      navigation: {
        ...navigation,
        subscribe: (listener) =>
          navigation.subscribe((place) => {
            if (!isPast()) listener(place);
          }),
      },
    },
  };
};
