import type { Reducer } from '@reduxjs/toolkit';
import * as plain from 'redux-saga/effects';
import { reducers } from '../../src/app/rootReducer';
import { bringsIntoView } from '../../src/notices';
import type { Pattern, Saga } from '../../src/state/effects';
import { tracked } from '../../src/state/track';
import { fakeServices, never } from './builders';
import { createWorld } from './world';

type Worker = (...given: unknown[]) => unknown;

/** One `takeEvery`, `takeLatest` or `takeLeading` of a saga, for one of its patterns. */
interface Watcher {
  readonly name: string;
  readonly to: Pattern;
  readonly worker: Worker;
}

/** The result for one watcher whose worker threw. */
export interface Survival {
  readonly watcher: string;
  /** Whether an error could be thrown into the worker at all. */
  readonly thrown: boolean;
  /** Whether the worker ran again for the next event. */
  readonly answersAgain: boolean;
}

const samples = [
  { type: 'sample/tracked', ...tracked({ category: 'tile', action: 'click', label: 'sample' }) },
  { type: 'sample/broughtIntoView', ...bringsIntoView },
];

// Without a payload: most workers throw when they read it.
const triggerOf = (to: Pattern): { readonly type: string } => {
  if (typeof to !== 'string' && 'type' in to) return { type: to.type };
  const sample = samples.find((event) => typeof to === 'function' && to(event));
  if (sample === undefined) throw new Error(`No sample event fits ${String(to)}: add one.`);
  return sample;
};

// Nothing ever changes the state, so that every worker is free at the start.
const still = Object.fromEntries(
  Object.entries(reducers as Readonly<Record<string, Reducer>>).map(([name, reducer]) => {
    const start: unknown = reducer(undefined, { type: 'start' });
    return [name, (state: unknown = start) => state];
  }),
);

interface Start {
  readonly type: 'FORK' | 'CALL';
  readonly payload: { readonly fn: Worker; readonly args: readonly unknown[] };
}

// `takeLeading` calls its worker, the others fork it.
const isStart = (effect: unknown): effect is Start =>
  typeof effect === 'object' &&
  effect !== null &&
  'type' in effect &&
  (effect.type === 'FORK' || effect.type === 'CALL');

const nameOf = (to: Pattern, worker: Worker & { readonly worker?: Worker }): string =>
  `${typeof to !== 'string' && 'type' in to ? to.type : 'what a function tells'} ${(worker.worker ?? worker).name}`;

const helpers: readonly unknown[] = [plain.takeEvery, plain.takeLatest, plain.takeLeading].map(
  (helper) => helper('*', () => undefined).payload.fn,
);

const watchersOf = ({ payload: { fn, args } }: Start): readonly Watcher[] => {
  if (!helpers.includes(fn)) return [];
  const [pattern, worker] = args as readonly [Pattern | readonly Pattern[], Worker];
  return [pattern].flat().map((to) => ({ to, worker, name: nameOf(to, worker) }));
};

// `depth`: which of the worker's effects throws; 0 for none.
const open = (saga: () => Saga, depth = 0) => {
  const watchers: Watcher[] = [];
  const started: Worker[] = [];
  const causes: unknown[] = [];
  let target: Worker | undefined;
  // How many effects of the worker are left until one throws; undefined if none should.
  let countdown: number | undefined;
  let struck = false;

  const strike = () => {
    throw new Error('thrown into the worker');
  };

  const { services } = fakeServices();
  const onError = (error: unknown) => void causes.push(error);
  const world = createWorld(
    { reducer: still, sagas: [] },
    {
      byHand: true,
      fragment: never,
      tracks: false,
      services: {
        // Nothing is loaded.
        navigation: {
          ...services.navigation,
          location: () => ({ pathname: '/nowhere', search: '', hash: '' }),
          reload: () => undefined,
          leaveFor: () => undefined,
        },
        log: {
          ...services.log,
          error: (_: string, cause?: unknown) => {
            causes.push(cause);
            return 'REFERENCE';
          },
        },
      },
      onError,
      effectMiddlewares: [
        (next) => (effect) => {
          if (countdown !== undefined && --countdown === 0) {
            countdown = undefined;
            struck = true;
            next(plain.call(strike));
            return;
          }
          if (!isStart(effect)) {
            next(effect);
            return;
          }
          watchers.push(...watchersOf(effect));
          const { fn } = effect.payload;
          started.push(fn);
          if (fn === target && depth > 0) countdown = depth;
          // Starts the worker and runs its first effects, up to one that has to wait.
          next(effect);
          if (fn === target) countdown = undefined;
        },
      ],
    },
  );
  const { store } = world;
  const task = world.run(saga);
  return {
    watchers,
    stop: () => task.cancel(),
    /**
     * Runs the worker with one of its effects throwing, then again; returns whether it threw, and whether it ran again.
     */
    trial: ({ to, worker }: Watcher) => {
      target = worker;
      causes.length = 0;
      store.dispatch(triggerOf(to));
      const thrown = struck || causes.length > 0;
      target = undefined;
      started.length = 0;
      store.dispatch(triggerOf(to));
      return { thrown, answersAgain: started.includes(worker) };
    },
  };
};

/**
 * Starts a saga and makes the worker of each of its watchers throw: with an event without a payload, or else at each of
 * its first effects. Returns for every watcher whether it handles the next event. They are found as they start, so a
 * new one is covered without being listed.
 */
export const survivals = (saga: () => Saga): readonly Survival[] => {
  const first = open(saga);
  first.stop();
  const tryAt = (index: number, depth: number) => {
    const visit = open(saga, depth);
    const watcher = visit.watchers[index];
    if (watcher === undefined) throw new Error('A saga started fewer watchers than before.');
    const outcome = visit.trial(watcher);
    visit.stop();
    return outcome;
  };
  return first.watchers.map(({ name }, index) => {
    const bare = tryAt(index, 0);
    // A worker that waits for an answer even without an error need not handle the next event.
    const trials = (bare.thrown ? [bare] : [1, 2, 3].map((depth) => tryAt(index, depth))).filter(
      ({ thrown }) => thrown,
    );
    return {
      watcher: name,
      thrown: trials.length > 0,
      answersAgain: trials.every(({ answersAgain }) => answersAgain),
    };
  });
};
