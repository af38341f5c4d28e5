import { combineReducers, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, type RenderOptions, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import type { EndpointName } from '../../src/contract/endpoints';
import type { Services } from '../../src/platform/createServices';
import { keepFocus } from '../../src/platform/keepFocus';
import type { Answered } from '../../src/platform/services';
import { CANCEL, type SendOptions } from '../../src/platform/services';
import { type ConfigurationPart, createConfigurationReducer } from '../../src/state/configuration';
import { connectionReducer } from '../../src/state/connection/slice';
import { trackingSaga } from '../../src/state/eventMeta';
import { locationChanged, type Screen, screenEntered } from '../../src/state/navigation/slice';
import { pageReducer } from '../../src/state/page';
import { type Answer, type FragmentAnswer, fakeServices, keepingStorage } from './builders';

export type { Answer } from './builders';

/** What a feature consists of: its part of the state, and its saga. */
export interface Feature<State> {
  readonly reducer: { readonly [Name in keyof State]: Reducer<State[Name]> };
  readonly sagas: readonly (() => Generator)[];
}

/** A call that was sent and that the test answers by hand. */
export interface SentCall {
  readonly name: string;
  readonly options: SendOptions | undefined;
  readonly answer: (value?: unknown) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** What surrounds a feature in its world; by default every call fails, and every fragment is a short text. */
export interface Surroundings<State> {
  /** Parts of the state that do not start as their reducers make them. */
  readonly initial?: Partial<State>;
  /** Hears of errors that no saga has caught. */
  readonly onError?: (error: Error) => void;
  /** Answers by the call's name. */
  readonly answers?: Partial<Record<EndpointName, Answer>>;
  /** Whether the test answers each call itself, through `call` and `callsTo`. */
  readonly byHand?: boolean;
  readonly fragment?: FragmentAnswer;
  /** Events that happened before the sagas started. */
  readonly before?: readonly UnknownAction[];
  /** The content of the storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether the storage can be written; it can by default. */
  readonly storageWrites?: boolean;
  /** Services in place of those of the world. */
  readonly services?: Partial<Services>;
}

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
});

/** Something outside of the store that a saga listens to, and that the test lets happen. */
export const createSignal = <Message = void>() => {
  const listeners = new Set<(message: Message) => void>();
  return {
    subscribe: (listener: (message: Message) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (message: Message) => {
      for (const listener of [...listeners]) listener(message);
    },
    isHeard: () => listeners.size > 0,
  };
};

const isTimeVirtual = (): boolean => Object.hasOwn(setTimeout, 'clock');

/**
 * Runs everything that needs no time: sagas resume some microtasks after an answer, and chunks arrive after some more.
 */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

/**
 * The small world of tests: a real store with a feature's parts of the state and its sagas, over services with prepared
 * answers. Time is virtual, and its sagas end with the test. For the whole application see `openPortal`.
 */
export const createWorld = <State,>(feature: Feature<State>, surroundings: Surroundings<State> = {}) => {
  const { answers, byHand = false, fragment, before = [], stored = {}, initial, onError } = surroundings;
  if (!isTimeVirtual()) jest.useFakeTimers();
  let now = 0;
  const calls: SentCall[] = [];
  const sent: SendOptions[] = [];
  const left: string[] = [];
  const told: string[] = [];
  const [news, front, pressed, used] = [createSignal<string>(), createSignal(), createSignal(), createSignal()];
  const kept = new Map(Object.entries(stored));
  const { services: fakes, outbox } = fakeServices(answers, {}, fragment);
  const services: Services = {
    ...fakes,
    http: {
      ...fakes.http,
      send: (endpoint, options) => {
        sent.push(options ?? {});
        if (!byHand) return fakes.http.send(endpoint, options);
        const { name } = endpoint;
        outbox.calls.push(name);
        const answered = new Promise<Answered>((resolve, reject) => {
          calls.push({
            name,
            options,
            answer: (value) => {
              resolve({ body: value, language: undefined });
              return settle();
            },
            fail: () => {
              reject(new Error('down'));
              return settle();
            },
          });
        });
        return Object.assign(answered, { [CANCEL]: () => outbox.aborted.push(name) });
      },
    },
    storage: keepingStorage(kept, surroundings.storageWrites),
    navigation: { ...fakes.navigation, leaveFor: (address) => left.push(address) },
    tabs: { tell: (topic) => told.push(topic), subscribe: news.subscribe },
    front: { ...fakes.front, subscribe: front.subscribe },
    interaction: { subscribe: pressed.subscribe, subscribeToUse: used.subscribe },
    clock: { now: () => now },
    ...surroundings.services,
  };
  const sagas = createSagaMiddleware({ context: { services }, ...(onError && { onError }) });
  const actions: UnknownAction[] = [];
  // The toolkit's checks run, but do not warn about how long they take.
  const unhurried = { warnAfter: Number.POSITIVE_INFINITY };
  const store = configureStore({
    reducer: combineReducers({
      configuration: createConfigurationReducer(services.configuration),
      page: pageReducer,
      connection: connectionReducer,
      ...(feature.reducer as Record<string, Reducer>),
    }) as unknown as Reducer<State & ConfigurationPart>,
    // The reducers start with their own initial state, except where the test sets one.
    preloadedState: { page: services.page, ...initial } as unknown as State & ConfigurationPart,
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: unhurried, immutableCheck: unhurried }).concat(
        () => (next) => (action) => {
          actions.push(action as UnknownAction);
          return next(action);
        },
        sagas,
      ),
  });
  const state = (): State => store.getState();
  const dispatch = (...events: readonly UnknownAction[]) => {
    for (const event of events) store.dispatch(event);
  };
  dispatch(...before);
  actions.length = 0;
  const run = (saga: () => Generator) => {
    const task = sagas.run(saga);
    ends.push(() => task.cancel());
    return task;
  };
  for (const saga of [...feature.sagas, trackingSaga]) run(saga);
  const arrive = (screen: Screen = 'portfolio', at = now) =>
    dispatch(locationChanged({ pathname: `/${screen}`, search: '', hash: '' }), screenEntered({ screen, at }));
  const enter = async (...where: Parameters<typeof arrive>) => {
    arrive(...where);
    await settle();
  };
  const Stored = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const show = (part: ReactNode, options: Pick<RenderOptions, 'onCaughtError'> = {}) => {
    // As the page does for its parts.
    keepFocus(document);
    return render(part, { wrapper: Stored, ...options });
  };
  return {
    store,
    state,
    /** Everything that was dispatched after `before`. */
    actions,
    outbox,
    /** The options of each call. */
    sent,
    /** Addresses for which the member left the portal. */
    left,
    /** What the other tabs were told. */
    told,
    /** Another tab tells this one something. */
    hear: news.tell,
    /** The page comes to the front. */
    front,
    /** The member presses something, or uses the page in any way. */
    pressed,
    used,
    /** What the storage holds. */
    kept,
    run,
    dispatch,
    /** Dispatches these events at once, and resolves to the state once everything that needs no time has happened. */
    happen: async (...events: readonly UnknownAction[]): Promise<State> => {
      dispatch(...events);
      await settle();
      return state();
    },
    /** The calls of a name that wait, or waited, for the test's answer. */
    callsTo: (name: string): readonly SentCall[] => calls.filter((one) => one.name === name),
    /** The last call of a name. */
    call: (name: string): SentCall => {
      const found = calls.findLast((one) => one.name === name);
      if (found === undefined) throw new Error(`${name} was not sent, but: ${outbox.calls.join(', ')}`);
      return found;
    },
    /** Advances the clock, but no timer. */
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** The member arrives on a screen; `at` is in milliseconds since 1970. */
    arrive,
    /** The same, until everything that needs no time has happened. */
    enter,
    show,
    /** Shows a part of the page to a member who then arrives on the overview. */
    visit: async (part: ReactNode) => {
      const shown = show(part);
      await act(() => enter());
      return shown;
    },
  };
};

/** A world with these parts of the state. */
export type World<State> = ReturnType<typeof createWorld<State>>;

/** The member follows a link; jsdom cannot navigate, so the navigation itself is prevented. */
export const follow = (link: HTMLElement): void => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
};
