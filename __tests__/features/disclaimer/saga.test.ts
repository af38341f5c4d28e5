import { disclaimerSaga, REJECTED_SESSION, THANKS } from '../../../src/features/disclaimer/saga';
import { statementAccepted, statementRejected } from '../../../src/features/disclaimer/slice';
import { pressesAccepted, selectOpenDialog, selectPressesAccepted } from '../../../src/notices';
import { screenEntered } from '../../../src/state/navigation/slice';
import { never } from '../../support/builders';
import { byHand, byHandWithLateText, type DialogsWorld, dialogs, dialogsWith, opened } from '../../support/dialogs';
import { createWorld } from '../../support/world';

const due = { enable: true, sessionId: 'session-2', contentPath: '/portfolio/privacy', version: '7' };

const arrive = async (portal: DialogsWorld, answer: unknown = due): Promise<void> => {
  portal.arrive('portfolio');
  await portal.call('disclaimerEnable').answer(answer);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the check of the privacy statement', () => {
  it('opens the statement and fetches its text', async () => {
    const portal = createWorld(dialogs, { ...byHand, stored: { [REJECTED_SESSION]: 'session-1' } });
    await arrive(portal);
    expect(selectOpenDialog(portal.state())).toBe('privacyStatement');
    expect(portal.outbox.fragments).toEqual(['/cms/site/portfolio/privacy']);
    expect(portal.callsTo('disclaimerAccept')).toEqual([]);
  });

  it.each([
    ['it is not enabled', { ...due, enable: false }],
    ['it has no session', { ...due, sessionId: null }],
    ['it has no content', { ...due, contentPath: '' }],
    ['the answer is empty', {}],
    ['the answer is not an object', 'yes'],
  ])('stays closed if %s', async (_, answer) => {
    const portal = createWorld(dialogs, byHand);
    await arrive(portal, answer);
    expect(selectOpenDialog(portal.state())).toBeNull();
    expect(portal.state().dialogs.checks.privacyStatement).toBe('notDue');
  });

  // Rule `privacy.shown`.
  it('stays closed if it was rejected in the same session', async () => {
    const portal = createWorld(dialogs, { ...byHand, stored: { [REJECTED_SESSION]: 'session-2' } });
    await arrive(portal);
    expect(selectOpenDialog(portal.state())).toBeNull();
  });

  // Rule `privacy.shown`.
  it('stays closed without a session even if another statement was rejected', async () => {
    const portal = createWorld(dialogs, { ...byHand, stored: { [REJECTED_SESSION]: 'session-1' } });
    await arrive(portal, { ...due, sessionId: null });
    expect(portal.state().disclaimer).toEqual({ status: 'hidden' });
    expect(portal.state().dialogs.checks.privacyStatement).toBe('notDue');
  });

  it.each([
    ['with its version', due, { version: '7' }],
    ['without a version if the answer names none', { ...due, version: undefined }, {}],
  ])('keeps the statement %s', async (_, answer, version) => {
    const portal = createWorld(dialogs, byHand);
    await arrive(portal, answer);
    expect(portal.state().disclaimer).toStrictEqual({
      status: 'due',
      statement: { sessionId: 'session-2', contentPath: '/portfolio/privacy', ...version },
    });
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

  it('is made once a visit, and on the overview only', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.arrive('bal-portfolio');
    expect(portal.outbox.calls).toEqual([]);
    await arrive(portal, {});
    portal.arrive('portfolio');
    expect(portal.callsTo('disclaimerEnable')).toHaveLength(1);
  });
});

describe('the privacy statement’s dialog', () => {
  it('is shown and dismissed once, and thanks the member who accepts', async () => {
    const portal = createWorld(dialogs, byHand);
    await arrive(portal, { ...due, version: undefined });
    for (const answer of [statementAccepted(), statementAccepted(), statementRejected()]) portal.dispatch(answer);
    await portal.call('disclaimerAccept').answer({ accepted: true });
    portal.dispatch(statementAccepted());
    expect(portal.callsTo('disclaimerAccept').map(({ options }) => options)).toEqual([{}]);
    expect(portal.state().toasts.map(({ text }) => text)).toEqual([THANKS]);
    expect(portal.outbox.analytics.map(({ action }) => action)).toEqual(['shown', 'dismissed']);
  });
});

describe('the saga of the check', () => {
  const entered = screenEntered({ screen: 'portfolio', at: 0 });

  it('asks once, and the statement is due unless it was rejected in this session', async () => {
    const { happen, outbox } = createWorld(dialogsWith(disclaimerSaga), {
      answers: { disclaimerEnable: { ...due, enable: 'true' } },
    });
    const { disclaimer, dialogs } = await happen(entered, entered);
    expect(disclaimer).toMatchObject({ status: 'due', statement: { sessionId: 'session-2' } });
    expect(dialogs.checks.privacyStatement).toBe('due');
    expect(outbox).toMatchObject({ calls: ['disclaimerEnable'], logged: [] });
    const rejected = createWorld(dialogsWith(disclaimerSaga), {
      answers: { disclaimerEnable: due },
      stored: { [REJECTED_SESSION]: 'session-2' },
    });
    expect((await rejected.happen(entered)).disclaimer).toEqual({ status: 'hidden' });
  });

  it.each([
    ['fails', new Error('500'), 0],
    ['never answers', never, 60_000],
  ] as const)('hides the statement if the check %s', async (_, disclaimerEnable, wait) => {
    const { happen, state, outbox } = createWorld(dialogsWith(disclaimerSaga), {
      answers: { disclaimerEnable },
    });
    await happen(entered);
    await jest.advanceTimersByTimeAsync(wait);
    expect(state().dialogs.checks.privacyStatement).toBe('notDue');
    expect(outbox.logged).toEqual(['There was an issue fetching the privacy statement']);
  });

  it('queues a late answer behind the open dialog', async () => {
    const late = createWorld(dialogsWith(disclaimerSaga), {
      before: opened('marketingConsent'),
      answers: { disclaimerEnable: due },
    });
    expect((await late.happen(entered)).dialogs).toMatchObject({
      open: 'marketingConsent',
      checks: { privacyStatement: 'due' },
    });
  });
});

// Rule `dialog.deliberate`.
describe('the text of the privacy statement', () => {
  it('lets presses count only after a pause once it has arrived, because the buttons may have moved', async () => {
    const { deliver, ...surroundings } = byHandWithLateText();
    const late = createWorld(dialogs, surroundings);
    await arrive(late);
    await late.happen(pressesAccepted());
    expect(selectPressesAccepted(late.state())).toBe(true);
    deliver('<p>How we use what we know of you.</p>');
    expect(selectPressesAccepted(await late.happen())).toBe(false);
  });
});
