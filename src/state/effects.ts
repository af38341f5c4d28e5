import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import type { Services } from '../platform/services';

/** A saga that returns `Result`. Its effects are plain redux-saga effects, so test matchers work on them. */
export type Saga<Result = void> = Generator<plain.Effect, Result, unknown>;

type Returned<Value> = Value extends Generator<unknown, infer Result, unknown> ? Result : Awaited<Value>;

/** One effect, to be performed by `yield*`, or as a branch of `all` and `race`. */
export interface Step<Result> {
  readonly effect: plain.Effect;
  [Symbol.iterator](): Saga<Result>;
}

// A class, because a page performs thousands: otherwise each would have a generator function of its own.
class Performing<Result> implements Step<Result> {
  constructor(readonly effect: plain.Effect) {}

  *[Symbol.iterator](): Saga<Result> {
    // redux-saga returns what the effect resolves to; the signatures below give the type.
    return (yield this.effect) as Result;
  }
}

const perform = <Result>(effect: plain.Effect): Step<Result> => new Performing(effect);

/** Calls a function or saga and waits for what it returns. */
export const call = <Arguments extends unknown[], Value>(
  fn: (...given: Arguments) => Value,
  ...given: Arguments
): Step<Returned<Value>> => perform(plain.call(fn, ...given));

/** Starts a saga in parallel; this one waits for it before it ends. */
export const fork = <Arguments extends unknown[]>(
  fn: (...given: Arguments) => Saga<unknown>,
  ...given: Arguments
): Step<Task> => perform(plain.fork(fn, ...given));

/** Starts a detached saga: this one neither waits for it nor fails with it. */
export const spawn = <Arguments extends unknown[]>(
  fn: (...given: Arguments) => Saga<unknown>,
  ...given: Arguments
): Step<Task> => perform(plain.spawn(fn, ...given));

/** Waits for a saga that was started in parallel. */
export const join = (task: Task): Step<unknown> => perform(plain.join(task));

/** Reads the state through a selector. */
export const select = <State, Arguments extends unknown[], Value>(
  selector: (state: State, ...given: Arguments) => Value,
  ...given: Arguments
): Step<Value> => perform(plain.select(selector, ...given));

/** Dispatches an event. */
export const put = <Event extends Action>(event: Event): Step<Event> => perform(plain.put(event));

/** Waits; milliseconds. */
export const delay = (milliseconds: number): Step<true> => perform(plain.delay(milliseconds));

/** Waits for an event. */
export const take = <Event extends Action>(matcher: {
  readonly type: string;
  match(action: Action): action is Event;
}): Step<Event> => perform(plain.take(matcher.type));

/** Waits for one of these events. */
export const takeOneOf = (...events: readonly { readonly type: string }[]): Step<Action> => {
  const types = events.map(({ type }) => type);
  // Every call that is under way waits for some: a list of types would make redux-saga new functions for each event.
  return perform(plain.take(({ type }: Action) => types.includes(type)));
};

/** Cancels the saga that runs this; after it only `finally` blocks run. */
export function* giveUp(): Saga<never> {
  yield plain.cancel();
  throw new Error('A cancelled saga went on.');
}

type Branches = Readonly<Record<string, Step<unknown>>>;

const effectsOf = (branches: Branches): Record<string, plain.Effect> =>
  Object.fromEntries(Object.entries(branches).map(([name, { effect }]) => [name, effect]));

type Result<Branch> = Branch extends Step<infer Value> ? Value : never;

/** Runs all branches in parallel and waits for all of them. */
export const all = <Given extends Branches>(branches: Given): Step<{ [Name in keyof Given]: Result<Given[Name]> }> =>
  perform(plain.all(effectsOf(branches)));

/** Runs all branches in parallel until the first one ends, and cancels the others. */
export const race = <Given extends Branches>(branches: Given): Step<{ [Name in keyof Given]?: Result<Given[Name]> }> =>
  perform(plain.race(effectsOf(branches)));

/** The services, from the store's saga context. */
export const services = (): Step<Services> => perform(plain.getContext('services'));
