import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import type { StaticProvider } from 'redux-saga-test-plan/providers';
import type { EndpointName } from '../../src/contract/endpoints';
import { consentReducer } from '../../src/features/consent';
import { disclaimerReducer } from '../../src/features/disclaimer';
import { onboardingReducer } from '../../src/features/onboarding';
import {
  dialogDue,
  dialogsReducer,
  pressesReducer,
  toastsReducer,
  type UnaskedDialog,
  waitEnded,
} from '../../src/notices';
import { configurationReducer } from '../../src/state/configuration';
import type { Saga } from '../../src/state/effects';
import { navigationReducer } from '../../src/state/navigation/slice';
import { type Answer, fakeServices, withServices } from '../support/builders';
import { keepingStorage } from '../support/store';

const reducer = combineReducers({
  configuration: configurationReducer,
  navigation: navigationReducer,
  toasts: toastsReducer,
  dialogs: dialogsReducer,
  presses: pressesReducer,
  consent: consentReducer,
  disclaimer: disclaimerReducer,
  onboarding: onboardingReducer,
});

/** The set-up for testing a dialog's saga. */
export interface DialogPlan {
  readonly answers?: Partial<Record<EndpointName, Answer>>;
  /** The open dialog; none by default. */
  readonly open?: UnaskedDialog;
  /** Events that happened before. */
  readonly before?: readonly UnknownAction[];
  /** The content of the storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether the storage can be written; it can by default. */
  readonly storageWrites?: boolean;
}

/** A saga on the overview, with the dialogs' parts of the state, and what was sent. */
export const planDialog = (
  saga: () => Saga,
  { answers = {}, open, before = [], stored = {}, storageWrites = true }: DialogPlan,
  ...more: readonly StaticProvider[]
) => {
  const sent: unknown[] = [];
  const left: string[] = [];
  const told: string[] = [];
  const kept = new Map(Object.entries(stored));
  const { services, outbox } = fakeServices(answers);
  const events = [...(open === undefined ? [] : [dialogDue({ dialog: open }), waitEnded()]), ...before];
  const start = reducer(undefined, { type: 'start' });
  const state = events.reduce(reducer, {
    ...start,
    navigation: { ...start.navigation, pathname: '/portfolio', search: '', hash: '' },
  });
  const plan = expectSaga(saga)
    .withReducer(reducer, state)
    .provide([
      withServices({
        ...services,
        http: {
          ...services.http,
          send: (endpoint, options) => {
            sent.push(options ?? {});
            return services.http.send(endpoint, options);
          },
        },
        storage: keepingStorage(kept, storageWrites),
        navigation: { ...services.navigation, leaveFor: (address) => left.push(address) },
        tabs: { ...services.tabs, tell: (topic) => told.push(topic) },
      }),
      ...more,
    ]);
  /** Runs it with these events, and resolves to the final state. */
  const runWith = async (...dispatched: readonly UnknownAction[]) => {
    const { storeState } = await dispatched.reduce((run, event) => run.dispatch(event), plan).silentRun(30);
    return storeState as ReturnType<typeof reducer>;
  };
  return { plan, runWith, outbox, sent, left, told, kept };
};
