import type { UnknownAction } from '@reduxjs/toolkit';
import { consentSaga } from '../../../src/features/consent/saga';
import {
  type ConsentDecision,
  consentClosed,
  decisionMade,
  decisionRepeated,
} from '../../../src/features/consent/slice';
import { dialogDecidedElsewhere, dialogDue, toastShown } from '../../../src/notices';
import { sessionChanged, sessionEnded } from '../../../src/state/session/slice';
import { type Answer, fakeServices, never } from '../../support/builders';
import { byHand, dialogsWith, onOverview, opened } from '../../support/dialogs';
import { inWords } from '../../support/inWords';
import { createWorld, settle } from '../../support/world';

const start = (updateConsent: Answer, before: readonly UnknownAction[] = opened('marketingConsent')) =>
  createWorld(dialogsWith(consentSaga), { before, answers: { updateConsent } });

const agreed = decisionMade({ status: 'GRANTED', electronicMarketing: true });
const declined = decisionMade({ status: 'DECLINED' });
const saved = { kind: 'success', text: 'Your choice has been saved.' };
const notSaved = { kind: 'failure', text: 'Your choice could not be saved.' };

describe('the decision saga', () => {
  // Rule `consent.decisions`.
  it.each<[ConsentDecision, unknown]>([
    [
      { status: 'GRANTED', electronicMarketing: true },
      { body: { status: 'GRANTED' }, query: { electronicMarketing: 'true' } },
    ],
    [{ status: 'GRANTED' }, { body: { status: 'GRANTED' } }],
    [{ status: 'DECLINED' }, { body: { status: 'DECLINED' } }],
  ])("sends %j in the service's form, closes the dialog and says that it was saved", async (decision, options) => {
    const { happen, outbox, sent } = start({});
    const { dialogs, consent, toasts } = await happen(decisionMade(decision));
    expect(sent).toEqual([options]);
    expect(dialogs).toMatchObject({ turn: null, checks: { marketingConsent: 'closed' } });
    expect(consent.sending).toBeNull();
    expect(inWords(toasts)).toMatchObject([saved]);
    expect(outbox).toMatchObject({ calls: ['updateConsent'], logged: [] });
  });

  // Rules `consent.hides`, `consent.confirmed`.
  it('closes the dialog after a failure too, records it, and offers to send the same decision again', async () => {
    const { happen, outbox, left } = start(new Error('500'));
    const { dialogs, toasts } = await happen(agreed);
    expect(dialogs.turn).toBeNull();
    expect(outbox.logged).toEqual(['There was an issue updating the form 4 status']);
    expect(inWords(toasts)).toMatchObject([
      { ...notSaved, action: { text: 'Try again', event: decisionRepeated(agreed.payload) } },
    ]);
    expect(left).toEqual([]);
  });

  // Rule `dialog.tabs`.
  it('no longer offers to send a failed one again once the member has decided in another tab', async () => {
    const { happen, state } = start(new Error('500'));
    await happen(agreed);
    await happen(dialogDecidedElsewhere({ dialog: 'privacyStatement' }));
    expect(state().toasts).toHaveLength(1);
    await happen(dialogDecidedElsewhere({ dialog: 'marketingConsent' }));
    expect(state().toasts).toEqual([]);
  });

  it('no longer offers to send a failed one again once a newer one is sent', async () => {
    const { happen } = start(never);
    const again = { text: { key: 'action.tryAgain' }, event: decisionRepeated(agreed.payload) } as const;
    await happen(toastShown('failure', { key: 'consent.notSaved' }, again));
    expect((await happen(consentClosed())).toasts).toEqual([]);
  });

  it('sends a failed decision again, once however often that is pressed', async () => {
    const { happen, sent } = start({}, [onOverview]);
    const again = decisionRepeated(agreed.payload);
    const { toasts, consent } = await happen(again, again);
    expect(sent).toEqual([{ body: { status: 'GRANTED' }, query: { electronicMarketing: 'true' } }]);
    expect(inWords(toasts)).toMatchObject([saved]);
    expect(consent.sending).toBeNull();
  });

  // Rule `consent.decline`.
  it.each([
    ['taken', {}, saved],
    ['refused', new Error('500'), notSaved],
  ])(
    'takes a member who declines to the communication choices once the update was %s',
    async (_, updateConsent, toast) => {
      const { happen, left } = start(updateConsent);
      const { dialogs, toasts } = await happen(declined);
      expect(dialogs).toMatchObject({ turn: null, leaving: true });
      expect(inWords(toasts)).toMatchObject([toast]);
      expect(left).toEqual(['/portfolio/communication-choices']);
    },
  );

  // Rule `consent.decline`.
  it('takes them there even if the service never answers, after the call times out', async () => {
    const world = start(never);
    await world.happen(declined);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(world.state().dialogs.turn).toBeNull();
    expect(world.outbox.aborted).toEqual(['updateConsent']);
    expect(world.outbox.causes).toEqual([new Error('A service failed to respond in time.')]);
    expect(world.left).toEqual(['/portfolio/communication-choices']);
  });

  // Rule `consent.decline`.
  it('takes them there once a preference that is still being sent has been saved', async () => {
    let save = () => {};
    const changesSettled = () => new Promise<boolean>((resolve) => (save = () => resolve(true)));
    const http = { ...fakeServices({ updateConsent: {} }).services.http, changesSettled };
    const before = opened('marketingConsent');
    const { happen, left } = createWorld(dialogsWith(consentSaga), { before, services: { http } });
    await happen(declined);
    expect(left).toEqual([]);
    save();
    await settle();
    expect(left).toEqual(['/portfolio/communication-choices']);
  });

  // Rules `consent.decline`, `consent.confirmed`.
  it('does not take them away without a connection, and takes them there after another attempt with one', async () => {
    let isLost = true;
    const connection = { ...fakeServices().services.connection, wasLost: () => isLost };
    const updateConsent = async () => (isLost ? Promise.reject(new Error('offline')) : {});
    const { happen, left } = createWorld(dialogsWith(consentSaga), {
      before: opened('marketingConsent'),
      answers: { updateConsent },
      services: { connection },
    });
    const { dialogs, toasts } = await happen(declined);
    expect(left).toEqual([]);
    expect(dialogs).toMatchObject({ turn: null, leaving: false });
    const again = decisionRepeated(declined.payload);
    expect(inWords(toasts)).toMatchObject([{ ...notSaved, action: { event: again } }]);
    isLost = false;
    await happen(again);
    expect(left).toEqual(['/portfolio/communication-choices']);
  });

  it('keeps the dialog open and does not navigate while waiting for the answer, and accepts no second decision', async () => {
    const { happen, outbox, left } = start(never);
    const { dialogs, consent, toasts } = await happen(declined, declined, agreed);
    expect(dialogs.turn).toBe('marketingConsent');
    expect(consent.sending).toEqual({ status: 'DECLINED' });
    expect(outbox.calls).toEqual(['updateConsent']);
    expect(inWords(toasts)).toEqual([]);
    expect(left).toEqual([]);
  });

  // Rule `consent.hides`.
  it('that was taken while the member was on another screen is not asked for again', async () => {
    const world = createWorld(dialogsWith(consentSaga), { ...byHand, before: opened('marketingConsent') });
    await world.happen(agreed);
    world.arrive('bal-portfolio');
    await world.call('updateConsent').answer({});
    expect(world.state().dialogs).toMatchObject({ turn: null, checks: { marketingConsent: 'closed' } });
  });

  // Rule `session.end`.
  it.each([
    ['ended', sessionEnded()],
    ['became another member’s', sessionChanged()],
  ])('is dropped if the session %s in the meantime: no toast, no record and no navigation', async (_, loss) => {
    const { happen, outbox, left, told } = start(never);
    const { toasts } = await happen(declined, loss, agreed);
    expect(outbox).toMatchObject({ calls: ['updateConsent'], logged: [] });
    expect(outbox.aborted).toContain('updateConsent');
    expect({ toasts, left, told }).toEqual({ toasts: [], left: [], told: [] });
  });

  it('sends nothing if the dialog is not open', async () => {
    const { happen, outbox } = start({}, [onOverview]);
    expect((await happen(agreed, consentClosed())).dialogs.checks.marketingConsent).toBe('pending');
    expect(outbox.calls).toEqual([]);
  });
});

describe('closing the consent', () => {
  // Rule `consent.decisions`.
  it('hides it at once and defers the decision', async () => {
    const { happen, sent } = start(never);
    const { dialogs } = await happen(consentClosed(), consentClosed());
    expect(dialogs).toMatchObject({ turn: null, checks: { marketingConsent: 'closed' }, leaving: false });
    expect(sent).toEqual([{ body: { status: 'DEFERRED' } }]);
  });

  it.each([
    ['agreed', agreed, false],
    ['declined', declined, true],
  ])('sends nothing more if the member has already %s', async (_, decided, leaving) => {
    const { happen, sent } = start(never);
    const { dialogs, consent } = await happen(decided, consentClosed());
    expect(dialogs).toMatchObject({ turn: null, checks: { marketingConsent: 'closed' }, leaving });
    expect(sent).toHaveLength(1);
    expect(consent.sending).toEqual(decided.payload);
  });

  // Rule `dialog.queue`.
  it('while declining is sent gives way to the next dialog if the member stays for want of a connection', async () => {
    let isLost = false;
    const connection = { ...fakeServices().services.connection, wasLost: () => isLost };
    const world = createWorld(dialogsWith(consentSaga), {
      ...byHand,
      before: [...opened('marketingConsent'), dialogDue({ dialog: 'seniorsOnboarding' })],
      services: { connection },
    });
    expect((await world.happen(declined, consentClosed())).dialogs).toMatchObject({ turn: null, leaving: true });
    isLost = true;
    await world.call('updateConsent').fail();
    expect(world.left).toEqual([]);
    expect(world.state().dialogs).toMatchObject({ turn: 'seniorsOnboarding', leaving: false });
  });

  it('leaves the toast to the decision that is being sent', async () => {
    let fail = (_: Error) => {};
    const updateConsent = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const { happen, outbox } = start(updateConsent);
    const ended = happen(agreed, consentClosed());
    await Promise.resolve();
    fail(new Error('500'));
    expect(inWords((await ended).toasts)).toMatchObject([notSaved]);
    expect(outbox.analytics).toEqual([{ category: 'popup', action: 'dismissed', label: 'marketing-consent' }]);
  });
});
