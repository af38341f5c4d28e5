import type { UnknownAction } from '@reduxjs/toolkit';
import { decisionSaga } from '../../src/features/consent/decisionSaga';
import { consentSaga } from '../../src/features/consent/saga';
import { consentClosed, decisionMade, decisionRepeated } from '../../src/features/consent/slice';
import { answerSaga } from '../../src/features/disclaimer/answerSaga';
import { statementAccepted, statementFound, statementRejected } from '../../src/features/disclaimer/slice';
import { REJECTED_SESSION } from '../../src/features/disclaimer/statement';
import { slidesLeft } from '../../src/features/onboarding/slice';
import { viewingSaga } from '../../src/features/onboarding/viewingSaga';
import {
  type DialogsState,
  dialogCheckWanted,
  dialogDecided,
  dialogDecidedElsewhere,
  dialogDecisionFailed,
  dialogDecisionSent,
  dialogHeld,
  dialogOrder,
  dialogReleased,
  dialogsReducer,
  toastShown,
  turnGiven,
  type UnaskedDialog,
} from '../../src/notices';
import { NEWS_LATE_MS, tabsSaga } from '../../src/notices/tabsSaga';
import { CANCEL } from '../../src/platform/services';
import type { Saga } from '../../src/state/effects';
import { fakeServices } from '../support/builders';
import { dialogsWith, opened } from '../support/dialogs';
import { createWorld, settle } from '../support/world';

beforeEach(() => {
  jest.useFakeTimers();
});

const consent = 'marketingConsent';
const agreed = decisionMade({ status: 'GRANTED', electronicMarketing: true });
const declined = decisionMade({ status: 'DECLINED' });
const held = dialogHeld({ dialog: consent });
const savedElsewhere = dialogDecidedElsewhere({ dialog: consent });
const released = dialogReleased({ dialog: consent });

const noAnswer = new Promise(() => undefined);

/** A dialog that is open, with its sagas; `answers` are values, errors, or {@link noAnswer}. */
const openDialog = (
  dialog: UnaskedDialog,
  sagas: readonly (() => Saga)[],
  answers: Readonly<Record<string, unknown>>,
) => {
  const sent: unknown[] = [];
  const { services } = fakeServices();
  const world = createWorld(dialogsWith(...sagas), {
    before: opened(dialog),
    services: {
      http: {
        ...services.http,
        send: ({ name }, options) => {
          sent.push(options?.body === undefined ? name : options.body);
          const answer = answers[name];
          const given = answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
          return Object.assign(given, { [CANCEL]: () => undefined });
        },
      },
    },
  });
  const happen = async (...events: readonly UnknownAction[]) => {
    for (const event of events) await world.happen(event);
    return world.state();
  };
  return { ...world, happen, sent };
};

const openConsent = (updateConsent: unknown = {}) => openDialog(consent, [decisionSaga], { updateConsent });

// Rule `dialog.hold`.
describe('while another tab is saving a consent', () => {
  it.each([
    ['closing', consentClosed(), null],
    ['agreeing', agreed, consent],
    ['declining', declined, consent],
  ])('%s sends nothing', async (_, pressed, open) => {
    const { happen, sent, told, left } = openConsent();
    const { dialogs, toasts } = await happen(held, pressed);
    expect({ sent, told, left, toasts }).toEqual({ sent: [], told: [], left: [], toasts: [] });
    expect(dialogs.open).toBe(open);
  });

  it.each([
    ['closing', consentClosed()],
    ['agreeing', agreed],
    ['declining', declined],
    ['sending again', decisionRepeated(agreed.payload)],
  ])('%s is forgotten once that is saved', async (_, pressed) => {
    const { happen, sent, left } = openConsent();
    const { dialogs, consent: state, toasts } = await happen(held, pressed, savedElsewhere);
    expect({ sent, left, toasts }).toEqual({ sent: [], left: [], toasts: [] });
    expect(dialogs).toMatchObject({ open: null, checks: { [consent]: 'closed' } });
    expect(state.sending).toBeNull();
  });

  it.each([
    ['closing', consentClosed(), 'DEFERRED'],
    ['agreeing', agreed, 'GRANTED'],
    ['declining', declined, 'DECLINED'],
  ])('%s is sent, once, if that fails', async (_, pressed, status) => {
    const { happen, sent } = openConsent();
    const { dialogs } = await happen(held, pressed, pressed, released);
    expect(sent).toEqual([{ status }]);
    expect(dialogs.open).toBeNull();
  });

  it('the dialog stays as it was if that fails, and what is pressed later is sent', async () => {
    const { happen, sent } = openConsent();
    expect((await happen(held, released)).dialogs.open).toBe(consent);
    await happen(agreed);
    expect(sent).toHaveLength(1);
  });

  it('what is told of other dialogs neither holds nor ends it', async () => {
    const others = ['privacyStatement', 'seniorsOnboarding'] as const;
    const { happen, sent } = openConsent();
    const news = others.flatMap((dialog) => [dialogReleased({ dialog }), dialogDecidedElsewhere({ dialog })]);
    await happen(held, agreed, ...news);
    expect(sent).toEqual([]);
    await happen(released);
    expect(sent).toHaveLength(1);
    const free = openConsent();
    await free.happen(...others.map((dialog) => dialogHeld({ dialog })), agreed);
    expect(free.sent).toHaveLength(1);
  });

  it('a decision that had failed here can no longer be sent again once another one is saved elsewhere', async () => {
    const other = toastShown('failure', 'Other', { text: 'Try again', event: { type: 'other' } });
    const { happen } = openConsent(new Error('500'));
    const before = await happen(agreed, other, dialogDecidedElsewhere({ dialog: 'privacyStatement' }));
    expect(before.toasts).toHaveLength(2);
    expect((await happen(savedElsewhere)).toasts).toEqual([other.payload]);
  });
});

// Rule `consent.deferral`.
describe('closing the consent while it is asked again whether one has been recorded', () => {
  const fronted = dialogCheckWanted({ dialog: consent });
  const sagas = [consentSaga];

  it.each([
    ['before the answer', [fronted, consentClosed(), savedElsewhere]],
    ['that another tab was saving', [fronted, held, consentClosed(), savedElsewhere]],
    ['that another tab began to save later', [fronted, consentClosed(), held, savedElsewhere]],
  ])('sends nothing if another tab tells of a saved one %s', async (_, events) => {
    const { happen, sent } = openDialog(consent, sagas, { viewConsent: noAnswer, updateConsent: {} });
    expect((await happen(...events)).consent.sending).toBeNull();
    expect(sent).toEqual(['viewConsent']);
  });

  it('still waits for the answer after a decision of another tab has failed', async () => {
    const { happen, sent } = openDialog(consent, sagas, { viewConsent: noAnswer, updateConsent: {} });
    await happen(fronted, held, consentClosed(), released);
    expect(sent).toEqual(['viewConsent']);
  });

  it('waits for the other tab if it began to save before the answer came', async () => {
    let answer = (_: boolean) => {};
    const viewConsent = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const { happen, sent } = openDialog(consent, sagas, { viewConsent, updateConsent: {} });
    await happen(fronted, consentClosed(), held);
    answer(false);
    await settle();
    expect(sent).toEqual(['viewConsent']);
    await happen(released);
    expect(sent).toEqual(['viewConsent', { status: 'DEFERRED' }]);
  });
});

// Rule `dialog.hold`.
describe('while another tab is saving an answer to the same dialog', () => {
  const found = statementFound({ sessionId: 's', contentPath: '/p' });
  it.each([
    ['accepting', 'privacyStatement', answerSaga, statementAccepted(), ['disclaimerAccept'], []],
    ['closing', 'privacyStatement', answerSaga, statementRejected(), [], [[REJECTED_SESSION, 's']]],
    ['leaving', 'seniorsOnboarding', viewingSaga, slidesLeft({ event: 'EVENT' }), ['EVENT'], []],
  ] as const)('%s %s does nothing unless that fails', async (_, dialog, saga, pressed, calls, stored) => {
    const answers = { disclaimerAccept: { accepted: true }, onboardingUpdate: {} };
    const saved = openDialog(dialog, [saga], answers);
    const { dialogs, toasts } = await saved.happen(
      found,
      dialogHeld({ dialog }),
      pressed,
      dialogDecidedElsewhere({ dialog }),
    );
    expect(dialogs).toMatchObject({ open: null, checks: { [dialog]: 'closed' } });
    expect({ ...saved, kept: [...saved.kept], toasts }).toMatchObject({ sent: [], told: [], kept: [], toasts: [] });
    const failed = openDialog(dialog, [saga], answers);
    await failed.happen(found, dialogHeld({ dialog }), pressed, dialogReleased({ dialog }));
    expect(failed.sent).toEqual(calls);
    expect([...failed.kept]).toEqual(stored);
  });
});

/** A tab with the sagas of tabs alone; the test plays the others. */
const openTab = (open: UnaskedDialog) => {
  const dialogs: string[] = [];
  const start: DialogsState = { ...dialogsReducer(undefined, { type: 'start' }), open };
  const world = createWorld({
    reducer: {
      dialogs: (before: DialogsState = start, action) => {
        if (dialogCheckWanted.match(action)) dialogs.push(action.payload.dialog);
        return dialogsReducer(before, action);
      },
    },
    sagas: [tabsSaga],
  });
  return { ...world, checked: dialogs };
};

// Rule `dialog.hold`.
describe('the hold of a tab', () => {
  const limit = 60_000 + NEWS_LATE_MS;

  it.each(dialogOrder)(
    'on %s begins when another tab sends a decision, and ends when it fails or is saved',
    (dialog) => {
      for (const end of [dialogDecisionFailed, dialogDecided]) {
        const [here, there] = [openTab(dialog), openTab(dialog)];
        here.store.dispatch(dialogDecisionSent({ dialog }));
        for (const topic of here.told.splice(0)) there.hear(topic);
        expect(there.state().dialogs.saving).toEqual({ [dialog]: 'elsewhere' });
        here.store.dispatch(end({ dialog }));
        for (const topic of here.told.splice(0)) there.hear(topic);
        expect([here.state().dialogs.saving, there.state().dialogs.saving]).toEqual([{}, {}]);
        expect(there.told).toEqual([]);
      }
    },
  );

  it('ends by itself when nothing more is heard for longer than a call may take, after which the dialog repeats its check', async () => {
    const tab = openTab(consent);
    tab.hear('dialogDecisionSent marketingConsent');
    tab.hear('dialogDecisionFailed privacyStatement');
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(tab.state().dialogs).toMatchObject({ open: consent, saving: { [consent]: 'elsewhere' } });
    expect(tab.checked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(tab.state().dialogs.open).toBe(consent);
    expect(tab.state().dialogs.saving).toEqual({});
    expect(tab.checked).toEqual([consent]);
  });

  it.each([
    ['failed', 'dialogDecisionFailed', {}],
    ['saved', 'dialogDecided', {}],
    ['sent again', 'dialogDecisionSent', { [consent]: 'elsewhere' }],
  ])('does not end by itself when it is heard that the decision was %s', async (_, news, saving) => {
    const tab = openTab(consent);
    tab.hear('dialogDecisionSent marketingConsent');
    await jest.advanceTimersByTimeAsync(limit - 1);
    tab.hear(`${news} ${consent}`);
    await jest.advanceTimersByTimeAsync(1);
    expect(tab.state().dialogs.saving).toEqual(saving);
    expect(tab.checked).toEqual([]);
  });

  it('begins as well in a tab that opens the dialog after the decision was sent', () => {
    const [here, idle, late] = [openTab(consent), openTab(consent), openTab(consent)];
    here.store.dispatch(dialogDecisionSent({ dialog: consent }));
    here.told.length = 0;
    late.store.dispatch(turnGiven({ dialog: consent }));
    for (const topic of late.told) {
      here.hear(topic);
      idle.hear(topic);
    }
    expect(idle.told).toEqual([]);
    for (const topic of here.told) late.hear(topic);
    expect(late.state().dialogs.saving).toEqual({ [consent]: 'elsewhere' });
  });
});
