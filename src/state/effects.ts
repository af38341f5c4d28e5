/**
 * redux-saga's effects with types for `yield*`, under the names of typed-redux-saga. Unlike there, `all` and `race` take
 * objects only, watchers take creators of actions instead of their types, and `cancelSelf` is `cancel()`.
 */
import type { Action } from '@reduxjs/toolkit';
import type { TakeableChannel, Task } from 'redux-saga';
import * as plain from 'redux-saga/effects';

/** A saga that returns `Result`. */
export type SagaGenerator<Result = void> = Generator<plain.Effect, Result, unknown>;

type Returned<Value> = Value extends Generator<unknown, infer Result, unknown> ? Result : Awaited<Value>;

/** One effect, to be performed by `yield*`, or as a branch of `all` and `race`. */
export interface Step<Result> {
  readonly effect: plain.Effect;
  [Symbol.iterator](): SagaGenerator<Result>;
}

const perform = <Result>(effect: plain.Effect): Step<Result> => ({
  effect,
  *[Symbol.iterator]() {
    // redux-saga returns what the effect resolves to; the signatures below give the type.
    return (yield effect) as Result;
  },
});

/** What creates the events of one type, and tells them from others. */
export type ActionCreator<Event extends Action> = { readonly type: string; match(action: Action): action is Event };

/** What tells events from others: the creator of an action, a function, or `*` for every event. */
export type Pattern = ActionCreator<Action> | ((action: Action) => boolean) | '*';

type Guard<Event extends Action> = (action: Action) => action is Event;

/** The events that a pattern, or one of several, lets pass. */
export type EventOf<Given extends Pattern> = Given extends { readonly match: Guard<infer Event> }
  ? Event
  : Given extends Guard<infer Event>
    ? Event
    : Action;

/** What `safely` makes of a worker, which a watcher must be given: an error would end it with everything it waits for. */
type Worker<Event> = ((event: Event) => SagaGenerator) & { readonly worker: unknown };

// redux-saga matches an action creator of Redux Toolkit by its `toString()`, which is the type of its actions.
const patternOf = (pattern: Pattern | readonly Pattern[]) => pattern as plain.ActionPattern;

/** Calls a function or saga and waits for what it returns. */
export const call = <Arguments extends unknown[], Value>(
  fn: (...given: Arguments) => Value,
  ...given: Arguments
): Step<Returned<Value>> => perform(plain.call(fn, ...given));

const starting =
  (effect: typeof plain.fork) =>
  <Arguments extends unknown[]>(fn: (...given: Arguments) => SagaGenerator<unknown>, ...given: Arguments): Step<Task> =>
    perform(effect(fn, ...given));

/** Starts a saga in parallel; this one waits for it before it ends. */
export const fork = starting(plain.fork);

/** Starts a detached saga: this one neither waits for it nor fails with it. */
export const spawn = starting(plain.spawn);

/** Waits for a saga that was started in parallel. */
export const join = (task: Task): Step<unknown> => perform(plain.join(task));

/** Cancels these tasks. */
export const cancel = (...tasks: Task[]): Step<void> => perform(plain.cancel(tasks));

/** Cancels the saga that runs this; after it only `finally` blocks run. */
export const cancelSelf = (): Step<never> => perform(plain.cancel());

/** Reads the state through a selector. */
export const select = <State, Arguments extends unknown[], Value>(
  selector: (state: State, ...given: Arguments) => Value,
  ...given: Arguments
): Step<Value> => perform(plain.select(selector, ...given));

/** Dispatches an event. */
export const put = <Event extends Action>(event: Event): Step<Event> => perform(plain.put(event));

/** Waits; milliseconds. */
export const delay = (milliseconds: number): Step<true> => perform(plain.delay(milliseconds));

/** Waits for an event, or for what comes through a channel. */
export function take<Given extends Pattern>(pattern: Given | readonly Given[]): Step<EventOf<Given>>;
export function take<Message>(channel: TakeableChannel<Message>): Step<Message>;
export function take(from: Pattern | readonly Pattern[] | TakeableChannel<unknown>): Step<unknown> {
  return perform(typeof from === 'object' && 'take' in from ? plain.take(from) : plain.take(patternOf(from)));
}

const watching =
  (effect: typeof plain.takeEvery) =>
  <Given extends Pattern>(pattern: Given | readonly Given[], worker: Worker<EventOf<Given>>): Step<Task> =>
    perform(effect(patternOf(pattern), worker));

/** Runs a worker for each such event. */
export const takeEvery = watching(plain.takeEvery);

/** Runs a worker for each such event, and cancels the one that is still running. */
export const takeLatest = watching(plain.takeLatest);

/** Runs a worker for such an event, and ignores events that come while it is running. */
export const takeLeading = watching(plain.takeLeading);

const effectsOf = (branches: Readonly<Record<string, Step<unknown>>>): Record<string, plain.Effect> =>
  Object.fromEntries(Object.entries(branches).map(([name, { effect }]) => [name, effect]));

type Branches<Results> = { readonly [Name in keyof Results]: Step<Results[Name]> };

/** Runs all branches in parallel and waits for all of them. */
export const all = <Results>(branches: Branches<Results>): Step<Results> => perform(plain.all(effectsOf(branches)));

/** Runs all branches in parallel until the first one ends, and cancels the others. */
export const race = <Results>(branches: Branches<Results>): Step<Partial<Results>> =>
  perform(plain.race(effectsOf(branches)));

/** Reads an entry of the context that the store gave its sagas. */
export const getContext = <Value>(name: string): Step<Value> => perform(plain.getContext(name));
