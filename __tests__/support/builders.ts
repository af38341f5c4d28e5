import { delay } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import type { StaticProvider } from 'redux-saga-test-plan/providers';
import type { AnalyticsEvent } from '../../src/contract/analytics';
import type { ProductConfig } from '../../src/contract/answers/portfolio';
import type { EndpointName } from '../../src/contract/endpoints';
import type { ProductId } from '../../src/contract/productIds';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import { CANCEL, type CancellablePromise, type Place, type Services } from '../../src/platform/services';
import { portfolioReducer, productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { logTo, REFERENCE } from './log';

/** What a service answers: a value, an error to fail with, or a function that makes either. */
export type Answer = unknown | Error | (() => unknown);

/** An answer that never comes. */
export const never = () => new Promise(() => undefined);

/** Everything that left the house, in order. */
export interface Outbox {
  readonly calls: string[];
  readonly aborted: string[];
  readonly fragments: string[];
  readonly analytics: AnalyticsEvent[];
  readonly logged: string[];
  readonly causes: unknown[];
  readonly places: string[];
}

const answered = (answer: Answer, abort: () => void): CancellablePromise<unknown> => {
  const give = async () => {
    const given: unknown = typeof answer === 'function' ? await answer() : answer;
    if (given instanceof Error) throw given;
    return given;
  };
  return Object.assign(give(), { [CANCEL]: abort });
};

const refused = () => {
  throw new Error('not part of this test');
};

const asAddress = (to: string | Partial<Place>) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/**
 * Services that answer as told and write down what they were asked for; a call without an answer fails.
 * @param fragment what every fragment answers
 */
export const fakeServices = (
  answers: Partial<Record<EndpointName, Answer>> = {},
  over: Partial<Services> = {},
  fragment: Answer = '<p>Words</p>',
) => {
  const outbox: Outbox = { calls: [], aborted: [], fragments: [], analytics: [], logged: [], causes: [], places: [] };
  const log = logTo((message, cause) => {
    outbox.logged.push(message);
    outbox.causes.push(cause);
  });
  const services: Services = {
    http: {
      send: ({ name }) => {
        outbox.calls.push(name);
        const answer = Object.hasOwn(answers, name) ? answers[name as EndpointName] : new Error('no answer');
        return answered(answer, () => outbox.aborted.push(name));
      },
      fragment: (address) => {
        outbox.fragments.push(address);
        return answered(fragment, () => outbox.aborted.push(address)) as CancellablePromise<string>;
      },
    },
    storage: { read: () => undefined, write: () => false },
    navigation: {
      location: () => ({ pathname: '/portfolio', search: '', hash: '' }),
      subscribe: () => () => undefined,
      push: refused,
      replace: (to) => {
        outbox.places.push(asAddress(to));
      },
      go: refused,
      reload: refused,
      href: asAddress,
      addGuard: refused,
      leaveFor: refused,
    },
    clock: { now: () => 1_000 },
    log,
    analytics: {
      send: (event) => {
        outbox.analytics.push(event);
      },
    },
    page: { host: 'portal.example', origin: 'https://portal.example', path: '/' },
    session: { ended: () => new Promise(() => undefined) },
    clipboard: { write: async () => true },
    configuration: defaultConfiguration,
    timeoutMs: 60_000,
    ...over,
  };
  return { services, outbox };
};

/** Hands the services to a saga under test. */
export const inHouse = (services: Services): StaticProvider => [matchers.getContext('services'), services];

/** Lets every wait end at once: a call that never answers has timed out. */
export const timePasses: StaticProvider = [matchers.call.fn(delay(0).payload.fn), true];

/** Runs a saga and returns what it threw; fails where it threw nothing. */
export function* failureOf(saga: () => Generator): Generator {
  try {
    yield* saga();
  } catch (cause) {
    return cause;
  }
  throw new Error('a failure was expected');
}

/** A product that is active and free of trouble. */
export const productOf = (id: ProductId, over: Partial<ProductConfig> = {}): ProductConfig => ({
  id,
  active: true,
  policyWithdrawn: false,
  inDebt: false,
  ...over,
});

/** The corners of a member who is on the overview and holds these products. */
export const memberWith = (products: readonly ProductConfig[], headings: Readonly<Record<string, string>> = {}) => ({
  navigation: { pathname: '/portfolio', search: '', hash: '' },
  portfolio: [
    productsRequested({ screen: 'portfolio' }),
    productsLoaded({ screen: 'portfolio', products, headings, at: 0 }),
  ].reduce(portfolioReducer, portfolioReducer(undefined, { type: 'start' })),
});

/** A summary that arrived, by the clock of {@link fakeServices} unless said otherwise. */
export const loaded = <Summary>(summary: Summary, at = 1_000) => ({ status: 'loaded', summary, at }) as const;

/** A summary that could not be had, and whose failure was recorded. */
export const failed = { status: 'failed', reference: REFERENCE } as const;
