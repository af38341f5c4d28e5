import { decisionSaga } from '../../../src/features/consent/decisionSaga';
import { consentSaga } from '../../../src/features/consent/saga';
import {
  type ConsentDecision,
  consentClosed,
  decisionMade,
  decisionRepeated,
} from '../../../src/features/consent/slice';
import {
  dialogCheckWanted,
  dialogDecidedElsewhere,
  dialogHeld,
  dialogReleased,
  toastShown,
} from '../../../src/notices';
import { sessionChanged, sessionEnded } from '../../../src/state/session/slice';
import { never } from '../../support/builders';
import { dialogsWith, onOverview, opened } from '../../support/dialogs';
import { createWorld } from '../../support/world';

const open = 'marketingConsent';
const before = opened(open);
const agreed = decisionMade({ status: 'GRANTED', electronicMarketing: true });
const declined = decisionMade({ status: 'DECLINED' });
const saved = { kind: 'success', text: 'Your choice has been saved.' };
const notSaved = { kind: 'failure', text: 'Your choice could not be saved.' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
    const { happen, outbox, sent } = createWorld(dialogsWith(decisionSaga), { before, answers: { updateConsent: {} } });
    const { dialogs, consent, toasts } = await happen(decisionMade(decision));
    expect(sent).toEqual([options]);
    expect(dialogs).toMatchObject({ open: null, checks: { marketingConsent: 'closed' } });
    expect(consent.sending).toBeNull();
    expect(toasts).toMatchObject([saved]);
    expect(outbox).toMatchObject({ calls: ['updateConsent'], logged: [] });
  });

  // Rules `consent.hides`, `consent.confirmed`.
  it('closes the dialog after a failure too, records it, and offers to send the same decision again', async () => {
    const { happen, outbox, left } = createWorld(dialogsWith(decisionSaga), {
      before,
      answers: { updateConsent: new Error('500') },
    });
    const { dialogs, toasts } = await happen(agreed);
    expect(dialogs.open).toBeNull();
    expect(outbox.logged).toEqual(['There was an issue updating the form 4 status']);
    expect(toasts).toMatchObject([
      { ...notSaved, action: { text: 'Try again', event: decisionRepeated(agreed.payload) } },
    ]);
    expect(left).toEqual([]);
  });

  it('sends a failed decision again, once however often that is pressed', async () => {
    const { happen, sent } = createWorld(dialogsWith(decisionSaga), {
      before: [onOverview],
      answers: { updateConsent: {} },
    });
    const again = decisionRepeated(agreed.payload);
    const { toasts, consent } = await happen(again, again);
    expect(sent).toEqual([{ body: { status: 'GRANTED' }, query: { electronicMarketing: 'true' } }]);
    expect(toasts).toMatchObject([saved]);
    expect(consent.sending).toBeNull();
  });

  // Rule `consent.decline`.
  it.each([
    ['taken', {}, saved],
    ['refused', new Error('500'), notSaved],
  ])(
    'takes a member who declines to the communication choices once the update was %s',
    async (_, updateConsent, toast) => {
      const { happen, left } = createWorld(dialogsWith(decisionSaga), { before, answers: { updateConsent } });
      const { dialogs, toasts } = await happen(declined);
      expect(dialogs).toMatchObject({ open: null, leaving: true });
      expect(toasts).toMatchObject([toast]);
      expect(left).toEqual(['/portfolio/communication-choices']);
    },
  );

  // Rule `consent.decline`.
  it('takes them there even if the service never answers, after the call times out', async () => {
    const world = createWorld(dialogsWith(decisionSaga), { before, answers: { updateConsent: never } });
    await world.happen(declined);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(world.state().dialogs.open).toBeNull();
    expect(world.outbox.aborted).toEqual(['updateConsent']);
    expect(world.outbox.causes).toEqual([new Error('A service failed to respond in time.')]);
    expect(world.left).toEqual(['/portfolio/communication-choices']);
  });

  it('keeps the dialog open and does not navigate while waiting for the answer, and accepts no second decision', async () => {
    const { happen, outbox, left } = createWorld(dialogsWith(decisionSaga), {
      before,
      answers: { updateConsent: never },
    });
    const { dialogs, consent, toasts } = await happen(declined, declined, agreed);
    expect(dialogs.open).toBe(open);
    expect(consent.sending).toEqual({ status: 'DECLINED' });
    expect(outbox.calls).toEqual(['updateConsent']);
    expect(toasts).toEqual([]);
    expect(left).toEqual([]);
  });

  // Rule `session.end`.
  it.each([
    ['ended', sessionEnded({ page: '/' })],
    ['became another member’s', sessionChanged()],
  ])('is dropped if the session %s in the meantime: no toast, no record and no navigation', async (_, loss) => {
    const { happen, outbox, left, told } = createWorld(dialogsWith(decisionSaga), {
      before,
      answers: { updateConsent: never },
    });
    const { toasts } = await happen(declined, loss, agreed);
    expect(outbox).toMatchObject({ calls: ['updateConsent'], aborted: ['updateConsent'], logged: [] });
    expect({ toasts, left, told }).toEqual({ toasts: [], left: [], told: [] });
  });

  it('sends nothing if the dialog is not open', async () => {
    const { happen, outbox } = createWorld(dialogsWith(decisionSaga), {
      before: [onOverview],
      answers: { updateConsent: {} },
    });
    expect((await happen(agreed, consentClosed())).dialogs.checks.marketingConsent).toBe('pending');
    expect(outbox.calls).toEqual([]);
  });
});

describe('closing the consent', () => {
  // Rule `consent.decisions`.
  it('hides it at once and defers the decision', async () => {
    const { happen, sent } = createWorld(dialogsWith(decisionSaga), { before, answers: { updateConsent: never } });
    const { dialogs } = await happen(consentClosed(), consentClosed());
    expect(dialogs).toMatchObject({ open: null, checks: { marketingConsent: 'closed' }, leaving: false });
    expect(sent).toEqual([{ body: { status: 'DEFERRED' } }]);
  });

  it.each([
    ['agreed', agreed, false],
    ['declined', declined, true],
  ])('sends nothing more if the member has already %s', async (_, decided, leaving) => {
    const { happen, sent } = createWorld(dialogsWith(decisionSaga), { before, answers: { updateConsent: never } });
    const { dialogs, consent } = await happen(decided, consentClosed());
    expect(dialogs).toMatchObject({ open: null, checks: { marketingConsent: 'closed' }, leaving });
    expect(sent).toHaveLength(1);
    expect(consent.sending).toEqual(decided.payload);
  });

  it('leaves the toast to the decision that is being sent', async () => {
    let fail = (_: Error) => {};
    const updateConsent = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const { happen, outbox } = createWorld(dialogsWith(decisionSaga), { before, answers: { updateConsent } });
    const ended = happen(agreed, consentClosed());
    await Promise.resolve();
    fail(new Error('500'));
    expect((await ended).toasts).toMatchObject([notSaved]);
    expect(outbox.analytics).toEqual([{ category: 'popup', action: 'dismissed', label: 'marketing-consent' }]);
  });
});

// Rule `consent.deferral`.
describe('closing the consent while it is asked again whether one has been recorded', () => {
  const fronted = dialogCheckWanted({ dialog: open });

  it.each([
    ['sends nothing if one was given elsewhere', true, 0],
    ['defers the decision if none was', false, 1],
    ['defers the decision if the question failed', new Error('500'), 1],
    ['hides the dialog and sends nothing as long as there is no answer', never, 0],
  ])('%s', async (_, viewConsent, times) => {
    const { happen, sent } = createWorld(dialogsWith(consentSaga), {
      before,
      answers: { viewConsent, updateConsent: {} },
    });
    const { dialogs } = await happen(fronted, consentClosed());
    expect(dialogs).toMatchObject({ open: null, checks: { marketingConsent: 'closed' } });
    expect(sent.slice(1)).toEqual(Array.from({ length: times }, () => ({ body: { status: 'DEFERRED' } })));
  });

  it('sends an agreement at once, which asks nothing of the answer', async () => {
    const answers = { viewConsent: never, updateConsent: {} };
    const { happen, sent } = createWorld(dialogsWith(consentSaga), { before, answers });
    const { toasts } = await happen(fronted, agreed);
    expect(sent.slice(1)).toEqual([{ body: { status: 'GRANTED' }, query: { electronicMarketing: 'true' } }]);
    expect(toasts).toMatchObject([saved]);
  });

  it('drops the deferral if a decision on the same dialog is saved in another tab, and not for another dialog', async () => {
    const { happen, outbox } = createWorld(dialogsWith(consentSaga), { before, answers: { viewConsent: never } });
    await happen(fronted, consentClosed());
    const other = await happen(dialogDecidedElsewhere({ dialog: 'privacyStatement' }));
    expect(other.consent.sending).toEqual({ status: 'DEFERRED' });
    const { consent, toasts } = await happen(dialogDecidedElsewhere({ dialog: open }));
    expect(consent.sending).toBeNull();
    expect(toasts).toEqual([]);
    expect(outbox).toMatchObject({ calls: ['viewConsent'], logged: [] });
  });

  it('sends nothing if the session ends meanwhile', async () => {
    const { happen, outbox } = createWorld(dialogsWith(consentSaga), {
      before,
      answers: { viewConsent: never, updateConsent: {} },
    });
    await happen(fronted, consentClosed(), sessionEnded({ page: '/' }));
    expect(outbox.calls).toEqual(['viewConsent']);
  });
});

// Rule `dialog.hold`.
describe('a decision that other tabs have to know of', () => {
  it.each([
    ['is being sent', never, { marketingConsent: 'here' }],
    ['was saved', {}, {}],
    ['could not be saved', new Error('500'), {}],
  ])('%s: the state says so', async (_, updateConsent, saving) => {
    const { happen } = createWorld(dialogsWith(decisionSaga), { before, answers: { updateConsent } });
    expect((await happen(agreed)).dialogs.saving).toEqual(saving);
  });

  it('waits while another tab is saving one, and is dropped if that was saved', async () => {
    const { happen, outbox } = createWorld(dialogsWith(decisionSaga), { before, answers: { updateConsent: {} } });
    const { consent } = await happen(dialogHeld({ dialog: open }), agreed);
    expect(consent.sending).toEqual(agreed.payload);
    const { consent: after, dialogs, toasts } = await happen(dialogDecidedElsewhere({ dialog: open }));
    expect(after).toMatchObject({ sending: null, turned: false, preferences: { status: 'idle' } });
    expect(dialogs.open).toBeNull();
    expect(toasts).toEqual([]);
    expect(outbox.calls).toEqual([]);
  });

  it('waits while another tab is saving one, and is sent if that failed', async () => {
    const { happen, sent } = createWorld(dialogsWith(decisionSaga), { before, answers: { updateConsent: {} } });
    const { toasts } = await happen(dialogHeld({ dialog: open }), declined, dialogReleased({ dialog: open }));
    expect(sent).toEqual([{ body: { status: 'DECLINED' } }]);
    expect(toasts).toMatchObject([saved]);
  });

  it('can no longer be sent again once one was saved in another tab; what else failed still says so', async () => {
    const { happen } = createWorld(dialogsWith(decisionSaga), {
      before: [
        ...before,
        toastShown('failure', 'Your choice could not be saved.', {
          text: 'Try again',
          event: decisionRepeated(agreed.payload),
        }),
        toastShown('failure', 'Without a button'),
        toastShown('failure', 'With another button', { text: 'Load', event: { type: 'elsewhere/loaded' } }),
      ],
    });
    const other = await happen(dialogDecidedElsewhere({ dialog: 'privacyStatement' }));
    expect(other.toasts).toMatchObject([notSaved, { text: 'Without a button' }, { text: 'With another button' }]);
    const { toasts } = await happen(dialogDecidedElsewhere({ dialog: open }));
    expect(toasts.map(({ text }) => text)).toEqual(['Without a button', 'With another button']);
  });
});
