import type { UnknownAction } from '@reduxjs/toolkit';
import { endpoints } from '../../src/contract/endpoints';
import { decisionSaga } from '../../src/features/consent/decisionSaga';
import { consentSaga } from '../../src/features/consent/saga';
import { decisionMade, decisionRepeated } from '../../src/features/consent/slice';
import { answerSaga } from '../../src/features/disclaimer/answerSaga';
import { disclaimerSaga } from '../../src/features/disclaimer/saga';
import { statementAccepted, statementFound, statementRejected } from '../../src/features/disclaimer/slice';
import { onboardingSaga } from '../../src/features/onboarding/saga';
import { slidesLeft } from '../../src/features/onboarding/slice';
import { viewingSaga } from '../../src/features/onboarding/viewingSaga';
import {
  type DialogsState,
  dialogCheckWanted,
  dialogDecided,
  dialogDecidedElsewhere,
  dialogDecisionSent,
  dialogOrder,
  dialogsReducer,
  pressesAccepted,
  pressesReducer,
  type UnaskedDialog,
} from '../../src/notices';
import { tabsSaga } from '../../src/notices/tabsSaga';
import { call, type Saga, takeEvery } from '../../src/state/effects';
import { never } from '../support/builders';
import { type DialogSurroundings, dialogsWith, onOverview, opened } from '../support/dialogs';
import { createWorld } from '../support/world';

/** A tab with one dialog open; the test plays the other tabs. */
const openTab = (open: UnaskedDialog | null) => {
  let front = () => {};
  const wanted: UnaskedDialog[] = [];
  const start = dialogsReducer(undefined, { type: 'start' });
  const state: DialogsState = { ...start, open };
  const world = createWorld(
    {
      reducer: {
        dialogs: (before: DialogsState = state, action) => dialogsReducer(before, action),
        presses: pressesReducer,
      },
      sagas: [
        tabsSaga,
        function* checks(): Saga {
          yield* takeEvery(dialogCheckWanted, function* ask({ payload }): Saga {
            yield* call(() => wanted.push(payload.dialog));
          });
        },
      ],
    },
    {
      services: {
        front: {
          subscribeReturn: () => () => undefined,
          subscribe: (listener) => {
            front = listener;
            return () => undefined;
          },
        },
      },
    },
  );
  return { ...world, comeToFront: () => front(), wanted: () => wanted };
};

describe('tabs', () => {
  // Rule `dialog.tabs`.
  it.each(dialogOrder)('report a decision on %s, which closes the same dialog in another one', (dialog) => {
    const [here, there] = [openTab(dialog), openTab(dialog)];
    here.store.dispatch(dialogDecisionSent({ dialog }));
    here.store.dispatch(dialogDecided({ dialog }));
    expect(here.told).toHaveLength(2);
    for (const topic of here.told) there.hear(topic);
    expect(there.state().dialogs).toMatchObject({ open: null, checks: { [dialog]: 'closed' } });
    expect(there.outbox).toMatchObject({ calls: [], analytics: [] });
    expect(there.told).toEqual([]);
  });

  it('close only the dialog that was decided on, and ignore unknown dialogs', () => {
    const tab = openTab('seniorsOnboarding');
    for (const topic of ['dialogDecided marketingConsent', 'dialogDecided', 'dialogDecided __proto__', 'news']) {
      tab.hear(topic);
    }
    expect(tab.state().dialogs.open).toBe('seniorsOnboarding');
  });

  it('say that a decision is being sent when it is, and again to a tab that opens the dialog, but at no other news', () => {
    const tab = openTab('marketingConsent');
    tab.store.dispatch(dialogDecisionSent({ dialog: 'marketingConsent' }));
    for (const topic of ['dialogDecisionFailed seniorsOnboarding', 'dialogOpened privacyStatement', 'news'])
      tab.hear(topic);
    expect(tab.told).toEqual(['dialogDecisionSent marketingConsent']);
    tab.hear('dialogOpened marketingConsent');
    expect(tab.told).toEqual(['dialogDecisionSent marketingConsent', 'dialogDecisionSent marketingConsent']);
  });

  it('do not open a dialog that was decided on before it was due', () => {
    const tab = openTab(null);
    tab.hear('dialogDecided marketingConsent');
    expect(tab.state().dialogs.checks.marketingConsent).toBe('closed');
    tab.store.dispatch(dialogDecidedElsewhere({ dialog: 'marketingConsent' }));
    expect(tab.state().dialogs.open).toBeNull();
  });
});

/** Runs a dialog's saga together with that of the tabs, and returns what the other tabs were told. */
const decideIn = async (saga: () => Saga, surroundings: DialogSurroundings, ...events: readonly UnknownAction[]) => {
  const { happen, told, sent } = createWorld(dialogsWith(tabsSaga, saga), surroundings);
  return { ...(await happen(...events)), told, sent };
};

describe('a decision', () => {
  it.each([
    ['saved', {}, ['dialogDecided marketingConsent']],
    ['refused', new Error('500'), ['dialogDecisionFailed marketingConsent']],
    ['never answered', never, []],
  ])('on the consent is reported when it is sent, and again when it was %s', async (_, updateConsent, expected) => {
    const plan: DialogSurroundings = { before: opened('marketingConsent'), answers: { updateConsent } };
    const { told, sent } = await decideIn(decisionSaga, plan, decisionMade({ status: 'GRANTED' }));
    expect(told).toEqual(['dialogDecisionSent marketingConsent', ...expected]);
    expect(sent).toEqual([{ body: { status: 'GRANTED' } }]);
  });

  it('that is saved at the second attempt is reported', async () => {
    const plan: DialogSurroundings = { before: [onOverview], answers: { updateConsent: {} } };
    const { told } = await decideIn(decisionSaga, plan, decisionRepeated({ status: 'GRANTED' }));
    expect(told).toEqual(['dialogDecisionSent marketingConsent', 'dialogDecided marketingConsent']);
  });

  it.each([
    ['accepted', { accepted: true }, ['dialogDecided privacyStatement']],
    ['not accepted', { accepted: false }, ['dialogDecisionFailed privacyStatement']],
    ['refused', new Error('500'), ['dialogDecisionFailed privacyStatement']],
  ])(
    'to accept the privacy statement is reported when it is sent, and again when it was %s',
    async (_, disclaimerAccept, expected) => {
      const plan: DialogSurroundings = {
        before: [...opened('privacyStatement'), statementFound({ sessionId: 's', contentPath: '/p' })],
        answers: { disclaimerAccept },
      };
      const { told } = await decideIn(answerSaga, plan, statementAccepted());
      expect(told).toEqual(['dialogDecisionSent privacyStatement', ...expected]);
    },
  );

  it('to close the privacy statement is reported', async () => {
    const plan: DialogSurroundings = {
      before: [...opened('privacyStatement'), statementFound({ sessionId: 's', contentPath: '/p' })],
    };
    const { told, sent, dialogs } = await decideIn(answerSaga, plan, statementRejected());
    expect(told).toEqual(['dialogDecided privacyStatement']);
    expect(sent).toEqual([]);
    expect(dialogs.open).toBeNull();
  });

  it.each([
    ['taken', {}, ['dialogDecided seniorsOnboarding']],
    ['refused', new Error('500'), ['dialogDecisionFailed seniorsOnboarding']],
  ])(
    'to leave the slides is reported when it is sent, and again when it was %s',
    async (_, onboardingUpdate, expected) => {
      const plan: DialogSurroundings = { before: opened('seniorsOnboarding'), answers: { onboardingUpdate } };
      const { told, dialogs } = await decideIn(viewingSaga, plan, slidesLeft({ event: 'EVENT' }));
      expect(told).toEqual(['dialogDecisionSent seniorsOnboarding', ...expected]);
      expect(dialogs.open).toBeNull();
    },
  );
});

// Rule `dialog.recheck`.
describe('a page that comes to the front', () => {
  it('makes the open dialog repeat its check, once each time, and its buttons wait for a pause', () => {
    const tab = openTab('marketingConsent');
    tab.store.dispatch(pressesAccepted());
    tab.comeToFront();
    expect(tab.wanted()).toEqual(['marketingConsent']);
    expect(tab.state().presses.accepted).toBe(false);
    tab.comeToFront();
    expect(tab.wanted()).toHaveLength(2);
    expect(tab.state().dialogs.open).toBe('marketingConsent');
  });

  it('sends nothing without a dialog', () => {
    const tab = openTab(null);
    tab.comeToFront();
    expect(tab.wanted()).toEqual([]);
  });

  const privacy = { enable: true, sessionId: 's', contentPath: '/p' };
  const senior = { age: 70, numberOfEvents: 0, productFeatureActive: true, PORTALWL: 'WL' };
  it.each([
    ['marketingConsent', consentSaga, endpoints.viewConsent.name, true, false],
    ['marketingConsent', consentSaga, endpoints.viewConsent.name, false, true],
    ['marketingConsent', consentSaga, endpoints.viewConsent.name, new Error('500'), true],
    ['privacyStatement', disclaimerSaga, endpoints.disclaimerEnable.name, { ...privacy, enable: false }, false],
    ['privacyStatement', disclaimerSaga, endpoints.disclaimerEnable.name, privacy, true],
    ['privacyStatement', disclaimerSaga, endpoints.disclaimerEnable.name, new Error('500'), true],
    ['seniorsOnboarding', onboardingSaga, endpoints.onboardingQuery.name, { ...senior, numberOfEvents: 3 }, false],
    ['seniorsOnboarding', onboardingSaga, endpoints.onboardingQuery.name, senior, true],
    ['seniorsOnboarding', onboardingSaga, endpoints.onboardingQuery.name, new Error('500'), true],
  ] as const)(
    'repeats the check of %s, which stays open as long as it is due',
    async (dialog, saga, call, answer, stays) => {
      const { happen, outbox, sent } = createWorld(dialogsWith(saga), {
        before: opened(dialog),
        answers: { [call]: answer },
        stored: { 'portfolio.onboarding.PORTALWL': 'WL' },
      });
      const { dialogs } = await happen(dialogCheckWanted({ dialog }));
      expect(outbox.calls).toEqual([call]);
      expect(sent).toHaveLength(1);
      expect(dialogs.open).toBe(stays ? dialog : null);
    },
  );
});
