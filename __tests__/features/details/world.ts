import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { fireEvent } from '@testing-library/react';
import createSagaMiddleware from 'redux-saga';
import type { AnalyticsEvent } from '../../../src/contract/analytics';
import type { EndpointName } from '../../../src/contract/endpoints';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { CANCEL, type CancellablePromise, type Services } from '../../../src/platform/services';
import { type Screen, screenEntered } from '../../../src/state/navigation/slice';
import { trackingSaga } from '../../../src/state/track';
import { logTo } from '../../support/log';

/** A service's answer: a value, a failure (an Error), or a function that makes either, also later. */
export type Answer = unknown | Error | (() => unknown);

/** Everything that left the house, in order. */
export interface Outbox {
  readonly calls: string[];
  readonly fragments: string[];
  readonly analytics: AnalyticsEvent[];
  readonly logged: string[];
}

const cancellable = <Value>(promise: Promise<Value>): CancellablePromise<Value> =>
  Object.assign(promise, { [CANCEL]: () => undefined });

const give = async (answer: Answer): Promise<unknown> => {
  const given: unknown = typeof answer === 'function' ? await answer() : answer;
  if (given instanceof Error) throw given;
  return given;
};

const unused = () => {
  throw new Error('not part of this test');
};

const fakeServices = (answers: Partial<Record<EndpointName, Answer>>, outbox: Outbox, fragment: Answer): Services => {
  const log = logTo((message) => outbox.logged.push(message));
  return {
    http: {
      send: ({ name }) => {
        outbox.calls.push(name);
        return cancellable(give(answers[name as EndpointName] ?? new Error('no answer')));
      },
      fragment: (address) => {
        outbox.fragments.push(address);
        return cancellable(give(fragment) as Promise<string>);
      },
    },
    storage: { read: () => undefined, write: () => false },
    navigation: {
      location: () => ({ pathname: '/portfolio', search: '', hash: '' }),
      subscribe: () => () => undefined,
      push: unused,
      replace: unused,
      go: unused,
      reload: unused,
      href: () => '',
      addGuard: unused,
      leaveFor: unused,
    },
    clock: { now: () => 0 },
    log,
    analytics: {
      send: (event) => {
        outbox.analytics.push(event);
      },
    },
    page: { host: 'portal.example', origin: 'https://portal.example', path: '/' },
    session: { ended: () => new Promise(() => undefined) },
    clipboard: { write: async () => true },
    configuration: defaultConfiguration,
    timeoutMs: 60_000,
  };
};

/** What a feature brings: its corner, and its saga. */
export interface Feature<State> {
  readonly reducer: { readonly [Name in keyof State]: Reducer<State[Name]> };
  readonly sagas: readonly (() => Generator)[];
}

/** A real store with a feature's corners and sagas, on services that answer as told. */
export const createWorld = <State>(
  { reducer, sagas }: Feature<State>,
  answers: Partial<Record<EndpointName, Answer>>,
  fragment: Answer = '<p>Words</p>',
) => {
  const outbox: Outbox = { calls: [], fragments: [], analytics: [], logged: [] };
  const middleware = createSagaMiddleware({ context: { services: fakeServices(answers, outbox, fragment) } });
  const store = configureStore({
    reducer: combineReducers(reducer as Record<string, Reducer>) as unknown as Reducer<State>,
    // The checks run; only their word on how long they took is left out, for a state of ten thousand items.
    middleware: (defaults) =>
      defaults({
        thunk: false,
        serializableCheck: { warnAfter: 60_000 },
        immutableCheck: { warnAfter: 60_000 },
      }).concat(middleware),
  });
  for (const saga of [...sagas, trackingSaga]) middleware.run(saga);
  return {
    store,
    outbox,
    state: (): State => store.getState(),
    /** The member arrives on a screen; `at` is in milliseconds since 1970. */
    arrive: (screen: Screen = 'portfolio', at = 0) => {
      store.dispatch(screenEntered({ screen, at }));
    },
  };
};

/** Lets everything happen that needs no time. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** The member follows a link; jsdom cannot navigate, so the navigation itself is held back. */
export const follow = (link: HTMLElement): void => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
};
