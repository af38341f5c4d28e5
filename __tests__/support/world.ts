import type { Reducer } from '@reduxjs/toolkit';
import { fireEvent } from '@testing-library/react';
import type { EndpointName } from '../../src/contract/endpoints';
import type { Services } from '../../src/platform/services';
import { type Screen, screenEntered } from '../../src/state/navigation/slice';
import { trackingSaga } from '../../src/state/track';
import { type Answer, fakeServices } from './builders';
import { createTestStore } from './store';

export type { Answer } from './builders';

/** What a feature consists of: its part of the state, and its saga. */
export interface Feature<State> {
  readonly reducer: { readonly [Name in keyof State]: Reducer<State[Name]> };
  readonly sagas: readonly (() => Generator)[];
}

/** A real store with a feature's parts of the state and its sagas, over services with prepared answers. */
export const createWorld = <State>(
  { reducer, sagas }: Feature<State>,
  answers: Partial<Record<EndpointName, Answer>>,
  fragment: Answer = '<p>Words</p>',
  over: Partial<Services> = {},
) => {
  const { services, outbox } = fakeServices(answers, { clock: { now: () => 0 }, ...over }, fragment);
  const { store, sagas: middleware } = createTestStore(reducer, services);
  for (const saga of [...sagas, trackingSaga]) middleware.run(saga);
  const arrive = (screen: Screen = 'portfolio', at = 0) => {
    store.dispatch(screenEntered({ screen, at }));
  };
  return {
    store,
    outbox,
    state: (): State => store.getState(),
    /** The member arrives on a screen; `at` is in milliseconds since 1970. */
    arrive,
    /** The member arrives twice before anything has answered, and once more after that. */
    arriveRepeatedly: async () => {
      arrive();
      arrive();
      await settle();
      arrive();
      await settle();
    },
  };
};

/** Runs everything that needs no time. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** The member follows a link; jsdom cannot navigate, so the navigation itself is prevented. */
export const follow = (link: HTMLElement): void => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
};
