import { render } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { contentReducer } from '../../src/content';
import type { AnalyticsEvent } from '../../src/contract/analytics';
import type { Endpoint } from '../../src/contract/endpoints';
import { consentReducer, consentSaga } from '../../src/features/consent';
import { disclaimerReducer, disclaimerSaga } from '../../src/features/disclaimer';
import { onboardingReducer, onboardingSaga } from '../../src/features/onboarding';
import {
  dialogsReducer,
  noticesSaga,
  pressesAccepted,
  pressesReducer,
  restBegan,
  selectOpenDialog,
  toastsReducer,
} from '../../src/notices';
import { CANCEL, type CancellablePromise, type SendOptions, type Services } from '../../src/platform/services';
import { portfolioReducer, productsLoaded, productsRequested } from '../../src/portfolio/slice';
import { fork, type Saga } from '../../src/state/effects';
import { locationChanged, navigationReducer, type Screen, screenEntered } from '../../src/state/navigation/slice';
import { trackingSaga } from '../../src/state/track';
import { fakeServices, noEarlyCalls } from '../support/builders';
import { logTo } from '../support/log';
import { createTestStore, keepingStorage } from '../support/store';

/** A call that was sent, and a way to answer it. */
export interface SentCall {
  readonly name: string;
  readonly options: SendOptions | undefined;
  readonly answer: (value?: unknown) => Promise<void>;
  readonly fail: () => Promise<void>;
}

const cancellable = <Value,>(promise: Promise<Value>): CancellablePromise<Value> =>
  Object.assign(promise, { [CANCEL]: () => {} });

// A saga resumes some microtasks after its answer, and a dialog's chunk takes some more.
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

const reducers = {
  navigation: navigationReducer,
  content: contentReducer,
  portfolio: portfolioReducer,
  toasts: toastsReducer,
  dialogs: dialogsReducer,
  presses: pressesReducer,
  consent: consentReducer,
  disclaimer: disclaimerReducer,
  onboarding: onboardingReducer,
};

const everySaga: readonly (() => Saga)[] = [trackingSaga, noticesSaga, consentSaga, disclaimerSaga, onboardingSaga];

/** A portal with the notices and the three dialogs, whose calls are answered by hand. */
export const openDialogs = ({
  stored = {},
  storageWrites = true,
  sagas: given = everySaga,
}: {
  stored?: Record<string, string>;
  storageWrites?: boolean;
  sagas?: readonly (() => Saga)[];
} = {}) => {
  const calls: SentCall[] = [];
  const fragments: string[] = [];
  const logged: string[] = [];
  const warned: string[] = [];
  const events: AnalyticsEvent[] = [];
  const left: string[] = [];
  const kept = new Map(Object.entries(stored));
  const { services: fakes } = fakeServices();
  const services: Services = {
    ...fakes,
    http: {
      ...noEarlyCalls,
      send: (endpoint: Endpoint<unknown>, options) =>
        cancellable(
          new Promise((resolve, reject) => {
            calls.push({
              name: endpoint.name,
              options,
              answer: (value) => {
                resolve(value);
                return settled();
              },
              fail: () => {
                reject(new Error('down'));
                return settled();
              },
            });
          }),
        ),
      fragment: (address) => {
        fragments.push(address);
        return cancellable(new Promise(() => {}));
      },
    },
    storage: keepingStorage(kept, storageWrites),
    navigation: { ...fakes.navigation, leaveFor: (address) => left.push(address) },
    clock: { now: () => 0 },
    log: logTo((message, _, level) => {
      if (level === 'warn') warned.push(message);
      if (level === 'error' || level === 'fatal') logged.push(message);
    }),
    analytics: { send: (event) => events.push(event) },
  };
  const { store, actions, sagas } = createTestStore(reducers, services);
  const task = sagas.run(function* everything(): Saga {
    for (const saga of given) yield* fork(saga);
  });
  return {
    store,
    actions,
    calls,
    fragments,
    logged,
    warned,
    events,
    left,
    kept,
    sent: (name: string): readonly SentCall[] => calls.filter((one) => one.name === name),
    call: (name: string): SentCall => {
      const found = calls.findLast((one) => one.name === name);
      if (found === undefined) throw new Error(`${name} was not sent`);
      return found;
    },
    open: () => selectOpenDialog(store.getState()),
    enter: (screen: Screen) => {
      store.dispatch(locationChanged({ pathname: `/${screen}`, search: '', hash: '' }));
      store.dispatch(screenEntered({ screen, at: 0 }));
    },
    showProducts: (vitality: boolean | null, screen: 'portfolio' | 'bal-portfolio' = 'portfolio') => {
      store.dispatch(productsRequested({ screen }));
      store.dispatch(
        productsLoaded({
          screen,
          products:
            vitality === null ? [] : [{ id: 'vitality', active: vitality, policyWithdrawn: false, inDebt: false }],
          headings: {},
          at: 0,
        }),
      );
    },
    /** Makes presses count, as after a pause. */
    rest: () => act(() => void store.dispatch(pressesAccepted())),
    /** Makes presses count no more, as after a press before the pause was over. */
    unrest: () => act(() => void store.dispatch(restBegan())),
    show: (part: ReactNode) => render(<Provider store={store}>{part}</Provider>),
    /** Waits until everything dispatched has had its effect. */
    settled,
    close: () => task.cancel(),
  };
};

/** A portal opened by {@link openDialogs}. */
export type TestPortal = ReturnType<typeof openDialogs>;
