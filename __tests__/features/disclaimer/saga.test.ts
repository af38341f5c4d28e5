import { disclaimerSaga, REJECTED_SESSION, TECHNICAL_ISSUE, THANKS } from '../../../src/features/disclaimer/saga';
import { statementAccepted, statementFound, statementRejected } from '../../../src/features/disclaimer/slice';
import { dialogDecidedElsewhere, selectOpenDialog, toastShown } from '../../../src/notices';
import { type Answer, never } from '../../support/builders';
import {
  byHand,
  type DialogSurroundings,
  type DialogsWorld,
  dialogs,
  dialogsWith,
  onOverview,
  opened,
} from '../../support/dialogs';
import { createWorld } from '../../support/world';

const statement = { sessionId: 'session-2', contentPath: '/portfolio/privacy', version: '7' };
const due = { enable: true, ...statement };

const arrive = async (portal: DialogsWorld, answer: unknown = due): Promise<void> => {
  portal.arrive('portfolio');
  await portal.call('disclaimerEnable').answer(answer);
};

describe('the check of the privacy statement', () => {
  it('opens the statement and fetches its text', async () => {
    const portal = createWorld(dialogs, { ...byHand, stored: { [REJECTED_SESSION]: 'session-1' } });
    await arrive(portal);
    expect(selectOpenDialog(portal.state())).toBe('privacyStatement');
    expect(portal.state().disclaimer).toEqual(statement);
    expect(portal.outbox.fragments).toEqual(['/cms/site/portfolio/privacy']);
    expect(portal.callsTo('disclaimerAccept')).toEqual([]);
  });

  // Rule `privacy.shown`.
  it.each([
    ['it is not enabled', { ...due, enable: false }, 'session-1'],
    ['it has no session, even if another was rejected', { ...due, sessionId: null }, 'session-1'],
    ['it has no session, and none was rejected', { ...due, sessionId: null }, undefined],
    ['it was rejected in the same session', due, 'session-2'],
    ['it has no content', { ...due, contentPath: '' }, 'session-1'],
    ['the answer is empty', {}, 'session-1'],
    ['the answer is not an object', 'yes', 'session-1'],
  ])('stays closed if %s', async (_, answer, rejected) => {
    const stored: Record<string, string> = rejected === undefined ? {} : { [REJECTED_SESSION]: rejected };
    const portal = createWorld(dialogs, { ...byHand, stored });
    await arrive(portal, answer);
    expect(selectOpenDialog(portal.state())).toBeNull();
    expect(portal.state().disclaimer).toBeNull();
    expect(portal.state().dialogs.checks.privacyStatement).toBe('notDue');
  });

  // Rule `privacy.checkFailure`.
  it('that fails just hides the statement, with a record below the default level', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.arrive('portfolio');
    await portal.call('disclaimerEnable').fail();
    expect(portal.state().dialogs.checks.privacyStatement).toBe('notDue');
    expect(portal.outbox).toMatchObject({
      logged: ['There was an issue fetching the privacy statement'],
      levels: ['warn'],
    });
  });
});

describe('the answer to the privacy statement', () => {
  const open = (disclaimerAccept: Answer = never, surroundings: DialogSurroundings = {}) =>
    createWorld(dialogsWith(disclaimerSaga), {
      before: [...opened('privacyStatement'), statementFound(statement)],
      answers: { disclaimerAccept },
      ...surroundings,
    });

  // Rule `privacy.accept`.
  it.each([
    ['7', { query: { version: '7' } }],
    [undefined, {}],
  ])('accepts the version %s, hides the statement and thanks the member', async (version, options) => {
    const before = [...opened('privacyStatement'), statementFound({ ...statement, version })];
    const { happen, outbox, sent } = open({ accepted: true }, { before });
    const { dialogs: queue, toasts } = await happen(statementAccepted());
    expect(sent).toEqual([options]);
    expect(queue.turn).toBeNull();
    expect(toasts).toMatchObject([{ kind: 'success', text: THANKS }]);
    expect(outbox.logged).toEqual([]);
  });

  it('hides the statement that was accepted while the member was on another screen', async () => {
    const portal = open(never, byHand);
    await portal.happen(statementAccepted());
    portal.arrive('bal-portfolio');
    await portal.call('disclaimerAccept').answer({ accepted: true });
    expect(portal.state().dialogs).toMatchObject({ turn: null, checks: { privacyStatement: 'closed' } });
  });

  it.each([
    [{ accepted: false }, 'The privacy statement was not accepted'],
    [{}, 'The privacy statement was not accepted'],
    [new Error('500'), 'There was an issue accepting the privacy statement'],
  ])('fails with %j: a toast says so, the statement stays open, and it is recorded', async (answer, record) => {
    const { happen, outbox } = open(answer);
    const { dialogs: queue, toasts, disclaimer } = await happen(statementAccepted());
    expect([queue.turn, disclaimer?.isSending]).toEqual(['privacyStatement', false]);
    expect(toasts).toMatchObject([{ kind: 'failure', text: TECHNICAL_ISSUE }]);
    expect(outbox.logged).toEqual([record]);
  });

  it('is sent once; the statement stays until it has been, and can be closed meanwhile', async () => {
    const { happen, outbox, kept } = open();
    const { dialogs: before, disclaimer } = await happen(statementAccepted(), statementAccepted());
    expect([before.turn, disclaimer?.isSending]).toEqual(['privacyStatement', true]);
    const { dialogs: queue } = await happen(statementRejected());
    expect(queue).toMatchObject({ turn: null, checks: { privacyStatement: 'closed' } });
    expect(outbox.calls).toEqual(['disclaimerAccept']);
    expect([...kept]).toEqual([[REJECTED_SESSION, 'session-2']]);
  });

  it('that fails after the statement was closed does not ask to try again', async () => {
    const portal = open(never, byHand);
    await portal.happen(statementAccepted(), statementRejected());
    await portal.call('disclaimerAccept').fail();
    expect(portal.state().toasts).toEqual([]);
    expect(portal.outbox.logged).toEqual(['There was an issue accepting the privacy statement']);
  });

  const other = { key: 'consent.notSaved' } as const;
  it.each([
    [{ accepted: true }, THANKS],
    [new Error('500'), TECHNICAL_ISSUE],
  ])('shows one toast after another attempt that ends with %j', async (answer, text) => {
    const { happen, dispatch } = open(answer);
    dispatch(toastShown('failure', TECHNICAL_ISSUE), toastShown('failure', other));
    expect((await happen(statementAccepted())).toasts).toMatchObject([{ text: other }, { text }]);
  });

  // Rule `dialog.tabs`.
  it('that failed no longer asks to try again once the member has answered in another tab', async () => {
    const { happen } = open(new Error('500'));
    await happen(statementAccepted(), toastShown('failure', other));
    expect((await happen(dialogDecidedElsewhere({ dialog: 'marketingConsent' }))).toasts).toHaveLength(2);
    const { toasts } = await happen(dialogDecidedElsewhere({ dialog: 'privacyStatement' }));
    expect(toasts).toMatchObject([{ text: other }]);
  });

  // Rule `privacy.close`.
  it.each([
    [true, []],
    [false, ['The rejected privacy statement could not be remembered']],
  ])('that rejects hides it and stores the session, if that can be written: %s', async (storageWrites, logged) => {
    const { happen, outbox, kept, dispatch } = open(never, { storageWrites });
    // Of no use above the next dialog.
    dispatch(toastShown('failure', TECHNICAL_ISSUE));
    const { dialogs: queue, toasts } = await happen(statementRejected(), statementRejected());
    expect([queue.turn, toasts]).toEqual([null, []]);
    expect([...kept]).toEqual(storageWrites ? [[REJECTED_SESSION, 'session-2']] : []);
    expect(outbox).toMatchObject({ calls: [], logged });
  });

  it.each([
    ['is not open', [onOverview, statementFound(statement)]],
    ['is not known yet', opened('privacyStatement')],
  ])('is nothing if the statement %s', async (_, before) => {
    const { happen, outbox, kept, state } = open({ accepted: true }, { before });
    const queue = state().dialogs;
    expect(await happen(statementAccepted(), statementRejected())).toMatchObject({ dialogs: queue, toasts: [] });
    expect(outbox).toMatchObject({ calls: [], logged: [] });
    expect(kept.size).toBe(0);
  });
});
