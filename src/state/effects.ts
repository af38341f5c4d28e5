import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import * as plain from 'redux-saga/effects';
import type { Services } from '../platform/services';

/** A saga that returns `Result`. Its effects are the plain ones of redux-saga, so test matchers work on them. */
export type Saga<Result = void> = Generator<plain.Effect, Result, unknown>;

type Returned<Value> = Value extends Generator<unknown, infer Result, unknown> ? Result : Awaited<Value>;

const perform = function* <Result>(effect: plain.Effect): Saga<Result> {
  // redux-saga hands back what the effect resolves to; the signatures below say what that is.
  return (yield effect) as Result;
};

/** Calls a function or saga and waits for what it returns. */
export const call = <Arguments extends unknown[], Value>(
  fn: (...given: Arguments) => Value,
  ...given: Arguments
): Saga<Returned<Value>> => perform(plain.call(fn, ...given));

/** Starts a saga beside this one, which waits for it before it ends itself. */
export const fork = <Arguments extends unknown[]>(
  fn: (...given: Arguments) => Saga<unknown>,
  ...given: Arguments
): Saga<Task> => perform(plain.fork(fn, ...given));

/** Starts a saga that neither holds this one up nor takes it down. */
export const spawn = <Arguments extends unknown[]>(
  fn: (...given: Arguments) => Saga<unknown>,
  ...given: Arguments
): Saga<Task> => perform(plain.spawn(fn, ...given));

/** Reads the state through a selector. */
export const select = <State, Arguments extends unknown[], Value>(
  selector: (state: State, ...given: Arguments) => Value,
  ...given: Arguments
): Saga<Value> => perform(plain.select(selector, ...given));

/** Dispatches an event. */
export const put = <Event extends Action>(event: Event): Saga<Event> => perform(plain.put(event));

/** Waits; milliseconds. */
export const delay = (milliseconds: number): Saga<true> => perform(plain.delay(milliseconds));

/** Waits for an event. */
export const take = <Event extends Action>(matcher: {
  readonly type: string;
  match(action: Action): action is Event;
}): Saga<Event> => perform(plain.take(matcher.type));

type Branches = Readonly<Record<string, Saga<unknown>>>;

// A branch holds a single effect; it is taken out of its generator so that redux-saga sees the plain effect.
const bare = (branches: Branches): Record<string, plain.Effect> =>
  Object.fromEntries(
    Object.entries(branches).map(([name, branch]) => {
      const { value, done } = branch.next();
      if (done === true) throw new Error(`the branch ${name} holds no effect`);
      return [name, value];
    }),
  );

type Result<Branch> = Branch extends Saga<infer Value> ? Value : never;

/** Runs all branches and waits for every one; each is one effect. */
export const all = <Given extends Branches>(branches: Given): Saga<{ [Name in keyof Given]: Result<Given[Name]> }> =>
  perform(plain.all(bare(branches)));

/** Runs all branches until the first one ends, and cancels the others; each is one effect. */
export const race = <Given extends Branches>(branches: Given): Saga<{ [Name in keyof Given]?: Result<Given[Name]> }> =>
  perform(plain.race(bare(branches)));

type EventCreator<Event extends Action> = { readonly type: string; match(action: Action): action is Event };

/** Runs a worker for each such event. */
export const takeEvery = <Event extends Action>(
  event: EventCreator<Event>,
  worker: (event: Event) => Saga,
): Saga<Task> => perform(plain.takeEvery(event.type, worker));

/** Runs a worker for such an event, and gives up the one that is under way. */
export const takeLatest = <Event extends Action>(
  event: EventCreator<Event>,
  worker: (event: Event) => Saga,
): Saga<Task> => perform(plain.takeLatest(event.type, worker));

/** Runs a worker for such an event, and none for those that come while it is under way. */
export const takeLeading = <Event extends Action>(
  event: EventCreator<Event>,
  worker: (event: Event) => Saga,
): Saga<Task> => perform(plain.takeLeading(event.type, worker));

/** The outside world, as the store's saga context holds it. */
export const services = (): Saga<Services> => perform(plain.getContext('services'));
