import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import type { StaticProvider } from 'redux-saga-test-plan/providers';
import type { EndpointName } from '../../src/contract/endpoints';
import { consentReducer } from '../../src/features/consent';
import { disclaimerReducer } from '../../src/features/disclaimer';
import { onboardingReducer } from '../../src/features/onboarding';
import { type DialogName, dialogDue, dialogsReducer, toastsReducer, waitEnded } from '../../src/notices';
import { configurationReducer } from '../../src/state/configuration';
import type { Saga } from '../../src/state/effects';
import { navigationReducer } from '../../src/state/navigation/slice';
import { type Answer, fakeServices, inHouse } from '../support/builders';

const reducer = combineReducers({
  configuration: configurationReducer,
  navigation: navigationReducer,
  toasts: toastsReducer,
  dialogs: dialogsReducer,
  consent: consentReducer,
  disclaimer: disclaimerReducer,
  onboarding: onboardingReducer,
});

/** What a saga of a dialog is tested with. */
export interface DialogPlan {
  readonly answers?: Partial<Record<EndpointName, Answer>>;
  /** The dialog before the member; none by default. */
  readonly open?: DialogName;
  /** What happened before. */
  readonly before?: readonly UnknownAction[];
  /** What the storage holds. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether the storage takes anything; it does by default. */
  readonly storageWrites?: boolean;
}

/** A saga on the overview, with the dialogs' corners of the state, and what left the house. */
export const planDialog = (
  saga: () => Saga,
  { answers = {}, open, before = [], stored = {}, storageWrites = true }: DialogPlan,
  ...more: readonly StaticProvider[]
) => {
  const sent: unknown[] = [];
  const left: string[] = [];
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
      inHouse({
        ...services,
        http: {
          ...services.http,
          send: (endpoint, options) => {
            sent.push(options ?? {});
            return services.http.send(endpoint, options);
          },
        },
        storage: {
          read: (key) => kept.get(key),
          write: (key, value) => {
            if (storageWrites) kept.set(key, value);
            return storageWrites;
          },
        },
        navigation: { ...services.navigation, leaveFor: (address) => left.push(address) },
      }),
      ...more,
    ]);
  /** Runs it with these events, and resolves to the state in the end. */
  const runWith = async (...dispatched: readonly UnknownAction[]) => {
    const { storeState } = await dispatched.reduce((run, event) => run.dispatch(event), plan).silentRun(30);
    return storeState as ReturnType<typeof reducer>;
  };
  return { runWith, outbox, sent, left, kept };
};
