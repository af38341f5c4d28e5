import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import type { Saga } from './effects';

/** What happens to an event that comes while the worker is still running for the one before. */
type Meanwhile = 'another' | 'instead' | 'ignored';

/** That a worker runs for an event. */
export interface Reaction {
  /** The type of its events, or what tells them from others. */
  readonly to: string | ((event: Action) => boolean);
  readonly worker: (event: Action) => Saga;
  readonly meanwhile: Meanwhile;
}

/** Makes the reaction to the events of a creator, or to those that a function tells from others. */
interface React {
  <Event extends Action>(
    creator: { readonly type: string; match(action: Action): action is Event },
    worker: (event: Event) => Saga,
  ): Reaction;
  <Event extends Action>(isOne: (event: Action) => event is Event, worker: (event: Event) => Saga): Reaction;
  (isOne: (event: Action) => boolean, worker: (event: Action) => Saga): Reaction;
}

const reacting =
  (meanwhile: Meanwhile): React =>
  (events: { readonly type: string } | ((event: Action) => boolean), worker: (event: never) => Saga): Reaction => ({
    to: 'type' in events ? events.type : events,
    // It only gets what `to` lets pass.
    worker: worker as Reaction['worker'],
    meanwhile,
  });

/** Runs a worker for each such event. */
export const takeEvery = reacting('another');

/** Runs a worker for each such event, and cancels the one that is still running. */
export const takeLatest = reacting('instead');

/** Runs a worker for such an event, and ignores events that come while it is running. */
export const takeLeading = reacting('ignored');

const isFor = ({ to }: Reaction, event: Action): boolean => (typeof to === 'string' ? to === event.type : to(event));

/**
 * Waits for events, and runs the workers of all these reactions, in their order, until it is cancelled. It is one task,
 * however many there are: each event of the store is offered to every task that waits, and each of those takes memory
 * for as long as the page is open. So a saga ends with all its reactions in one `watch`. A test finds the reactions
 * at what the saga waits for.
 */
export function* watch(...reactions: readonly Reaction[]): Saga {
  const running = new Map<Reaction, Task>();
  const types = reactions.map(({ to }) => to);
  const told = types.filter((to) => typeof to !== 'string');
  const isHeard = (event: Action): boolean =>
    types.includes(event.type) || (told.length > 0 && told.some((isOne) => isOne(event)));
  const heard = plain.take(Object.assign(isHeard, { reactions }));
  for (;;) {
    const event = (yield heard) as Action;
    for (const reaction of reactions) {
      if (!isFor(reaction, event)) continue;
      const { worker, meanwhile } = reaction;
      const before = running.get(reaction);
      if (meanwhile === 'ignored' && before?.isRunning() === true) continue;
      if (meanwhile === 'instead' && before !== undefined) yield plain.cancel(before);
      const task = (yield plain.fork(worker, event)) as Task;
      if (meanwhile === 'another' || !task.isRunning()) continue;
      running.set(reaction, task);
      // One that has ended is not kept.
      const forget = () => running.get(reaction) === task && running.delete(reaction);
      task.toPromise().then(forget, forget);
    }
  }
}
