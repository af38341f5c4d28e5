import { delay } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, type StaticProvider } from 'redux-saga-test-plan/providers';
import type { AnalyticsEvent, PageMeasured } from '../../src/contract/analytics';
import type { ProductConfig } from '../../src/contract/answers/portfolio';
import type { EndpointName } from '../../src/contract/endpoints';
import type { ProductId } from '../../src/contract/productIds';
import { defaultConfiguration } from '../../src/contract/runtimeConfiguration';
import type { Services } from '../../src/platform/createServices';
import { CANCEL, type CancellablePromise, type Place } from '../../src/platform/services';
import type { KeyValueStorage } from '../../src/platform/storage';
import { portfolioReducer, productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { createConfigurationReducer } from '../../src/state/configuration';

/** The reference of every record of a test's log. */
export const REFERENCE = 'TEST-REFERENCE';

/** The reducer of the default configuration. */
export const configurationReducer = createConfigurationReducer(defaultConfiguration);

/** The answer of a service: a value, an error to fail with, or a function that makes either. */
export type Answer = unknown | Error | (() => unknown);

/** The answer to fragments: the same for all, or a function that makes that of an address. */
export type FragmentAnswer = string | Error | ((address: string) => unknown);

/** An answer that never comes. */
export const never = () => new Promise(() => undefined);

const given = async (answer: Answer): Promise<unknown> => {
  const value: unknown = typeof answer === 'function' ? await answer() : answer;
  if (value instanceof Error) throw value;
  return value;
};

const cancellable = <Value>(answered: Promise<Value>, abort: () => void): CancellablePromise<Value> =>
  Object.assign(answered, { [CANCEL]: abort });

const refused = () => {
  throw new Error('not part of this test');
};

const noStorage: KeyValueStorage = { read: () => undefined, write: () => false, remove: () => undefined };

/** A storage that keeps what is written to it, unless it should refuse. */
export const keepingStorage = (kept: Map<string, string>, accepts = true): KeyValueStorage => ({
  read: (key) => kept.get(key),
  write: (key, value) => {
    if (accepts) kept.set(key, value);
    return accepts;
  },
  remove: (key) => void kept.delete(key),
});

/** A session that never ends. */
export const lastingSession: Services['session'] = {
  lost: () => new Promise(() => undefined),
  doubted: () => new Promise(() => undefined),
  trust: () => undefined,
  hold: () => undefined,
  release: () => undefined,
  look: () => undefined,
  subscribeServed: () => undefined,
  giveUp: () => undefined,
  signOut: () => undefined,
  forget: () => undefined,
  identity: () => '',
};

const asAddress = (to: string | Partial<Place>) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/**
 * Services with prepared answers that record what was requested; a call without an answer fails.
 */
export const fakeServices = (
  answers: Partial<Record<EndpointName, Answer>> = {},
  over: Partial<Services> = {},
  fragment: FragmentAnswer = '<p>Words</p>',
) => {
  const outbox = {
    calls: [] as string[],
    /** The path of each call. */
    paths: [] as string[],
    aborted: [] as string[],
    fragments: [] as string[],
    analytics: [] as (AnalyticsEvent | PageMeasured)[],
    logged: [] as string[],
    /** The cause and the level of each record in `logged`. */
    causes: [] as unknown[],
    levels: [] as string[],
  };
  const logAt = (level: string) => (message: string, cause?: unknown) => {
    outbox.logged.push(message);
    outbox.causes.push(cause);
    outbox.levels.push(level);
    return REFERENCE;
  };
  const services: Services = {
    http: {
      send: ({ name, path }) => {
        outbox.calls.push(name);
        outbox.paths.push(path);
        const answer = Object.hasOwn(answers, name) ? answers[name as EndpointName] : new Error('no answer');
        const told = async () => ({ body: await given(answer), language: undefined });
        return cancellable(told(), () => outbox.aborted.push(name));
      },
      giveUpEarlyCalls: () => undefined,
      changesSettled: async () => true,
      fragment: (address) => {
        outbox.fragments.push(address);
        const answer = async () => {
          const html = typeof fragment === 'function' ? await fragment(address) : fragment;
          return html instanceof Error ? Promise.reject(html) : { body: String(html), language: undefined };
        };
        return cancellable(answer(), () => outbox.aborted.push(address));
      },
    },
    storage: noStorage,
    tabStorage: noStorage,
    navigation: {
      location: () => ({ pathname: '/portfolio', search: '', hash: '' }),
      subscribe: () => () => undefined,
      push: refused,
      replace: () => undefined,
      go: refused,
      reload: refused,
      createHref: asAddress,
      entry: () => 1,
      setGuard: refused,
      leaveFor: refused,
    },
    clock: { now: () => 1_000 },
    log: {
      warn: logAt('warn'),
      error: logAt('error'),
    },
    analytics: {
      send: (event) => {
        outbox.analytics.push(event);
      },
    },
    page: { host: 'portal.example', origin: 'https://portal.example', path: '/' },
    session: lastingSession,
    front: {
      subscribe: () => () => undefined,
      subscribeFocus: () => () => undefined,
      subscribeReturn: () => () => undefined,
    },
    connection: { isOnline: () => true, wasLost: () => false, returns: () => 0, subscribe: () => () => undefined },
    viewport: {
      scrolled: () => 0,
      scrollBack: () => undefined,
      forgetMoves: () => undefined,
      toTop: () => undefined,
      subscribeLeaving: () => () => undefined,
    },
    clipboard: { isAvailable: () => true, write: async () => true },
    interaction: { subscribe: () => () => undefined, subscribeToUse: () => () => undefined },
    tabs: { tell: () => undefined, subscribe: () => () => undefined },
    keepLanguage: () => undefined,
    configuration: defaultConfiguration,
    timeoutMs: 60_000,
    ...over,
  };
  return { services, outbox };
};

/** Provides the services to a saga under test. */
export const withServices = (services: Services): StaticProvider => [matchers.getContext('services'), services];

/** Lets every wait end once there is nothing else to do: a call that never answers has timed out. */
export const timePasses: StaticProvider = [
  matchers.call.fn(delay(0).payload.fn),
  dynamic(async () => {
    // Enough for an answer that is there.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    return true;
  }),
];

/** Runs a saga and returns what it threw; fails if it threw nothing. */
export function* failureOf(saga: () => Generator): Generator {
  try {
    yield* saga();
  } catch (cause) {
    return cause;
  }
  throw new Error('a failure was expected');
}

/** An active product without any problem. */
export const productOf = (id: ProductId, over: Partial<ProductConfig> = {}): ProductConfig => ({
  id,
  active: true,
  policyWithdrawn: false,
  inDebt: false,
  ...over,
});

/** The parts of the state for a member who is on the overview and holds these products. */
export const memberWith = (products: readonly ProductConfig[], headings: Readonly<Record<string, string>> = {}) => ({
  navigation: { pathname: '/portfolio', search: '', hash: '' },
  portfolio: [
    productsRequested({ screen: 'portfolio' }),
    productsLoaded({ screen: 'portfolio', products, headings, at: 0 }),
  ].reduce(portfolioReducer, portfolioReducer(undefined, { type: 'start' })),
});

/** A summary that has loaded, at the time of {@link fakeServices} unless given. */
export const loaded = <Summary>(summary: Summary, at = 1_000) => ({ status: 'loaded', summary, at }) as const;

/** A summary that failed to load, and whose failure was recorded. */
export const failed = { status: 'failed', reference: REFERENCE } as const;
