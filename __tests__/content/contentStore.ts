import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { type ContentCorner, contentReducer } from '../../src/content';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { CANCEL, type CancellablePromise, type Services } from '../../src/platform/services';
import type { Saga } from '../../src/state/effects';

/** How a content address is answered: a text, or an error to fail with, or never. */
export type FragmentAnswer = string | Error | 'never';

const cancellable = <Value>(promise: Promise<Value>, abort: () => void): CancellablePromise<Value> =>
  Object.assign(promise, { [CANCEL]: abort });

const answer = (given: FragmentAnswer): Promise<string> => {
  if (given === 'never') return new Promise(() => undefined);
  return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
};

/** A store that holds content alone, over a content management that answers by `answers`, address by address. */
export const contentStore = (
  answers: Readonly<Record<string, FragmentAnswer>> = {},
  content: ContentCorner['content'] = {},
) => {
  const asked: string[] = [];
  const aborted: string[] = [];
  const logged: { message: string; cause: unknown }[] = [];
  const events: unknown[] = [];
  const unforeseen: unknown[] = [];
  const services = {
    http: {
      fragment: (address: string) => {
        asked.push(address);
        return cancellable(answer(answers[address] ?? new Error('404')), () => aborted.push(address));
      },
    },
    log: { error: (message: string, cause: unknown) => logged.push({ message, cause }) },
    page: { host: 'portal.example', origin: 'https://portal.example' },
    configuration: defaultConfiguration,
    timeoutMs: 60_000,
  } as unknown as Services;
  const sagas = createSagaMiddleware({ context: { services }, onError: (error) => unforeseen.push(error) });
  const store = configureStore({
    reducer: { content: contentReducer },
    preloadedState: { content },
    middleware: (defaults) =>
      defaults({ thunk: false }).concat(
        () => (next) => (event) => {
          events.push(event);
          return next(event);
        },
        sagas,
      ),
  });
  return { store, asked, aborted, logged, events, unforeseen, run: (saga: () => Saga) => sagas.run(saga) };
};
