import { takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { isRecord } from '../../contract/readers';
import type { Heard } from '../sessionLog';
import type { RecordedAction, SessionEntry } from './sessionFile';

/** An action that was heard, when, and which saga put it in answer to which other. */
export interface HeardAction {
  readonly action: RecordedAction;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by?: Origin;
}

/** Who put an action: the sagas from the outermost to the one that acted, and the number of the action it answered. */
export interface Origin {
  readonly sagas: readonly SagaFunction[];
  readonly to?: number;
  /** The call whose answer made it: this is the first action that followed from the answer. */
  readonly answer?: string;
}

/** Follows the sagas by what their monitor is told. */
export interface Trace {
  hear(entry: Heard): void;
  /** Everything that happened so far, oldest first. */
  readonly actions: readonly HeardAction[];
}

/** The name of a saga. */
export type NameSaga = (saga: SagaFunction) => string;

/** A saga, and the worker in it if it is wrapped so that it survives. */
export type SagaFunction = ((...given: never[]) => unknown) & { readonly worker?: SagaFunction };

/** The answer of a call, until an action has followed from it. */
interface Answer {
  readonly name: string;
  isTold: boolean;
}

interface Effect {
  readonly parent: Effect | undefined;
  readonly saga?: SagaFunction;
  readonly isTake: boolean;
  /** The name of the call that it sends. */
  readonly sends?: string;
  /** The last answer that this saga had. */
  answer?: Answer | undefined;
  /** The number of the action that this saga answers. */
  to?: number | undefined;
}

interface Triggered {
  readonly effectId: number;
  readonly parentEffectId?: number;
  readonly saga?: SagaFunction;
  readonly effect?: {
    readonly type?: string;
    readonly payload?: { readonly fn?: SagaFunction; readonly args?: readonly unknown[]; readonly action?: object };
  };
}

const isTask = (value: unknown): value is { toPromise(): Promise<unknown> } =>
  isRecord(value) && typeof value.toPromise === 'function';

/** The name of the call that an effect sends: what is called is given its endpoint first. */
const callIn = ([endpoint]: readonly unknown[]): string | undefined =>
  isRecord(endpoint) && 'schema' in endpoint && typeof endpoint.name === 'string' ? endpoint.name : undefined;

const sagaAround = (effect: Effect | undefined): Effect | undefined =>
  effect === undefined || effect.saga !== undefined ? effect : sagaAround(effect.parent);

// redux-saga's own sagas behind `takeEvery` and its like; whoever reads a trace looks for ours.
const helpers: ReadonlySet<unknown> = new Set(
  [takeEvery, takeLatest, takeLeading].map((helper) => helper('*', () => undefined).payload.fn),
);

const SEPARATOR = ' › ';

const sagasAround = (effect: Effect | undefined): readonly SagaFunction[] => {
  const sagas: SagaFunction[] = [];
  for (let around = sagaAround(effect); around !== undefined; around = sagaAround(around.parent)) {
    // The outermost is the root saga.
    if (around.saga !== undefined && around.parent !== undefined && !helpers.has(around.saga))
      sagas.unshift(around.saga.worker ?? around.saga);
  }
  return sagas;
};

/** The name that the script gives a saga; a build for production shortens it. */
export const nameInScript: NameSaga = ({ name }) => name;

/** The names of an action's sagas: `portfolioSaga › enterScreen › loadProducts`. */
export const nameSagas = ({ sagas, to, answer }: Origin, nameOf: NameSaga): NonNullable<SessionEntry['by']> => {
  const names = sagas.map(nameOf).filter((name) => name !== '');
  return {
    saga: names.join(SEPARATOR),
    ...(to === undefined ? {} : { to }),
    ...(answer === undefined ? {} : { answer }),
  };
};

/**
 * A few lines over redux-saga's own monitor: each action that a saga puts gets the saga's name, and the number of the
 * action that this saga had taken last.
 */
export const createTrace = (): Trace => {
  const effects = new Map<number, Effect>();
  const actions: HeardAction[] = [];
  const numbers = new WeakMap<object, number>();
  const origins = new WeakMap<object, Origin>();

  const numberOf = (taken: unknown): number | undefined => (isRecord(taken) ? numbers.get(taken) : undefined);

  const triggered = ({ effectId, parentEffectId, saga: root, effect }: Triggered): void => {
    const parent = parentEffectId === undefined ? undefined : effects.get(parentEffectId);
    const { fn, args = [], action } = effect?.payload ?? {};
    const saga = root ?? fn;
    const around = sagaAround(parent);
    if (effect?.type === 'PUT' && action !== undefined) {
      const to = around?.to;
      const answer = around?.answer;
      origins.set(action, {
        sagas: sagasAround(parent),
        ...(to === undefined ? {} : { to }),
        ...(answer === undefined || answer.isTold ? {} : { answer: answer.name }),
      });
      if (answer !== undefined) answer.isTold = true;
      return;
    }
    const sends = callIn(args);
    effects.set(effectId, {
      parent,
      isTake: effect?.type === 'TAKE',
      to: around?.to,
      answer: around?.answer,
      ...(saga === undefined ? {} : { saga }),
      ...(sends === undefined ? {} : { sends }),
    });
  };

  const settled = (effectId: number, isCancelled: boolean, result?: unknown): void => {
    const effect = effects.get(effectId);
    const waiting = sagaAround(effect?.parent);
    // A saga also has the answers of those that it has called.
    if (effect !== undefined && waiting !== undefined && !isCancelled) {
      const answer = effect.sends === undefined ? effect.answer : { name: effect.sends, isTold: false };
      if (answer !== undefined && !answer.isTold) waiting.answer = answer;
    }
    if (effect?.isTake) {
      const around = sagaAround(effect.parent);
      const number = numberOf(result);
      if (around !== undefined && number !== undefined) around.to = number;
    }
    const forget = () => void effects.delete(effectId);
    // A saga that was started goes on after its effect is settled.
    if (isTask(result)) result.toPromise().then(forget, forget);
    else forget();
  };

  return {
    actions,
    hear: ([at, method, ...told]) => {
      if (method === 'actionDispatched') {
        const [action] = told as [RecordedAction];
        const by = origins.get(action);
        numbers.set(action, actions.push({ action, at, ...(by === undefined ? {} : { by }) }));
      } else if (method === 'effectTriggered' || method === 'rootSagaStarted') triggered(told[0] as Triggered);
      else if (/^effect/.test(method)) settled(told[0] as number, method === 'effectCancelled', told[1]);
    },
  };
};
