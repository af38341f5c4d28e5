import { type ContentPart, contentReducer } from '../../src/content';
import { CANCEL, type CancellablePromise, type Services } from '../../src/platform/services';
import type { Saga } from '../../src/state/effects';
import { type ExtrasPart, extrasReducer } from '../../src/state/extras';
import { fakeServices } from '../support/builders';
import { logTo } from '../support/log';
import { createTestStore } from '../support/store';

/** How a content address is answered: a text, or an error to fail with, or never. */
export type FragmentAnswer = string | Error | 'never';

const cancellable = <Value>(promise: Promise<Value>, abort: () => void): CancellablePromise<Value> =>
  Object.assign(promise, { [CANCEL]: abort });

const answer = (given: FragmentAnswer): Promise<string> => {
  if (given === 'never') return new Promise(() => undefined);
  return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
};

/** A store with the content part only, over a content management that answers by `answers`, address by address. */
export const contentStore = (
  answers: Readonly<Record<string, FragmentAnswer>> = {},
  content: ContentPart['content'] = {},
) => {
  const asked: string[] = [];
  const aborted: string[] = [];
  const logged: { message: string; cause: unknown }[] = [];
  const unforeseen: unknown[] = [];
  const { services: fakes } = fakeServices();
  const services: Services = {
    ...fakes,
    http: {
      ...fakes.http,
      fragment: (address) => {
        asked.push(address);
        return cancellable(answer(answers[address] ?? new Error('404')), () => aborted.push(address));
      },
    },
    log: logTo((message, cause, level) => level === 'error' && logged.push({ message, cause })),
  };
  const { store, actions, sagas } = createTestStore<ContentPart & ExtrasPart>(
    { content: contentReducer, extras: extrasReducer },
    services,
    {
      initial: { content, extras: { status: 'loaded' } },
      onError: (error) => unforeseen.push(error),
    },
  );
  return { store, asked, aborted, logged, events: actions, unforeseen, run: (saga: () => Saga) => sagas.run(saga) };
};
