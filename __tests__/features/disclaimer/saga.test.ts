import { THANKS } from '../../../src/features/disclaimer/answerSaga';
import { disclaimerSaga } from '../../../src/features/disclaimer/saga';
import { statementAccepted, statementRejected } from '../../../src/features/disclaimer/slice';
import { REJECTED_SESSION } from '../../../src/features/disclaimer/statement';
import { screenEntered } from '../../../src/state/navigation/slice';
import { planDialog } from '../../notices/plan';
import { openDialogs, type TestPortal } from '../../notices/portal';
import { never, timePasses } from '../../support/builders';

const due = { enable: true, sessionId: 'session-2', contentPath: '/portfolio/privacy', version: '7' };

const arrive = async (portal: TestPortal, answer: unknown = due): Promise<void> => {
  portal.enter('portfolio');
  await portal.call('disclaimerEnable').answer(answer);
};

describe('the check of the privacy statement', () => {
  it('opens the statement and fetches its text', async () => {
    const portal = openDialogs({ stored: { [REJECTED_SESSION]: 'session-1' } });
    await arrive(portal);
    expect(portal.open()).toBe('privacyStatement');
    expect(portal.fragments).toEqual(['/cms/site/portfolio/privacy']);
    expect(portal.sent('disclaimerAccept')).toEqual([]);
    portal.close();
  });

  it.each([
    ['it is not enabled', { ...due, enable: false }],
    ['it has no session', { ...due, sessionId: null }],
    ['it has no content', { ...due, contentPath: '' }],
    ['the answer is empty', {}],
    ['the answer is not an object', 'yes'],
  ])('stays closed if %s', async (_, answer) => {
    const portal = openDialogs();
    await arrive(portal, answer);
    expect(portal.open()).toBeNull();
    expect(portal.store.getState().dialogs.checks.privacyStatement).toBe('notDue');
    portal.close();
  });

  // Rule `privacy.shown`.
  it('stays closed if it was rejected in the same session', async () => {
    const portal = openDialogs({ stored: { [REJECTED_SESSION]: 'session-2' } });
    await arrive(portal);
    expect(portal.open()).toBeNull();
    portal.close();
  });

  // Rule `privacy.checkFailure`.
  it('that fails just hides the statement, with a record below the default level', async () => {
    const portal = openDialogs();
    portal.enter('portfolio');
    await portal.call('disclaimerEnable').fail();
    expect(portal.store.getState().dialogs.checks.privacyStatement).toBe('notDue');
    expect(portal.logged).toEqual([]);
    expect(portal.warned).toEqual(['There was an issue fetching the privacy statement']);
    portal.close();
  });

  it('is made once a visit, and on the overview only', async () => {
    const portal = openDialogs();
    portal.enter('bal-portfolio');
    expect(portal.calls).toEqual([]);
    await arrive(portal, {});
    portal.enter('portfolio');
    expect(portal.sent('disclaimerEnable')).toHaveLength(1);
    portal.close();
  });
});

describe('the privacy statement’s dialog', () => {
  it('is shown and dismissed once, and thanks the member who accepts', async () => {
    const portal = openDialogs();
    await arrive(portal, { ...due, version: undefined });
    for (const answer of [statementAccepted(), statementAccepted(), statementRejected()]) portal.store.dispatch(answer);
    await portal.call('disclaimerAccept').answer({ accepted: true });
    portal.store.dispatch(statementAccepted());
    expect(portal.sent('disclaimerAccept').map(({ options }) => options)).toEqual([{}]);
    expect(portal.store.getState().toasts.map(({ text }) => text)).toEqual([THANKS]);
    expect(portal.events.map(({ action }) => action)).toEqual(['shown', 'dismissed']);
    portal.close();
  });
});

describe('the saga of the check', () => {
  const entered = screenEntered({ screen: 'portfolio', at: 0 });

  it('asks once, and the statement is due unless it was rejected in this session', async () => {
    const { runWith, outbox } = planDialog(disclaimerSaga, {
      answers: { disclaimerEnable: { ...due, enable: 'true' } },
    });
    const { disclaimer, dialogs } = await runWith(entered, entered);
    expect(disclaimer).toMatchObject({ status: 'due', statement: { sessionId: 'session-2' } });
    expect(dialogs.checks.privacyStatement).toBe('due');
    expect(outbox).toMatchObject({ calls: ['disclaimerEnable'], logged: [] });
    const rejected = planDialog(disclaimerSaga, {
      answers: { disclaimerEnable: due },
      stored: { [REJECTED_SESSION]: 'session-2' },
    });
    expect((await rejected.runWith(entered)).disclaimer).toEqual({ status: 'hidden' });
  });

  it.each([
    ['fails', new Error('500'), []],
    ['never answers', never, [timePasses]],
  ] as const)('hides the statement if the check %s', async (_, disclaimerEnable, providers) => {
    const { runWith, outbox } = planDialog(disclaimerSaga, { answers: { disclaimerEnable } }, ...providers);
    expect((await runWith(entered)).dialogs.checks.privacyStatement).toBe('notDue');
    expect(outbox.logged).toEqual(['There was an issue fetching the privacy statement']);
  });

  it('queues a late answer behind the open dialog', async () => {
    const late = planDialog(disclaimerSaga, { open: 'marketingConsent', answers: { disclaimerEnable: due } });
    expect((await late.runWith(entered)).dialogs).toMatchObject({
      open: 'marketingConsent',
      checks: { privacyStatement: 'due' },
    });
  });
});
