import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import { fireEvent } from '@testing-library/react';
import createSagaMiddleware from 'redux-saga';
import type { EndpointName } from '../../src/contract/endpoints';
import { type Screen, screenEntered } from '../../src/state/navigation/slice';
import { trackingSaga } from '../../src/state/track';
import { type Answer, fakeServices } from './builders';

export type { Answer } from './builders';

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
  const { services, outbox } = fakeServices(answers, { clock: { now: () => 0 } }, fragment);
  const middleware = createSagaMiddleware({ context: { services } });
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
