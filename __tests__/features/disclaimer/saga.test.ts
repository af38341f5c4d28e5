import { TECHNICAL_ISSUE, THANKS } from '../../../src/features/disclaimer/answerSaga';
import { statementAccepted, statementRejected } from '../../../src/features/disclaimer/slice';
import { REJECTED_SESSION } from '../../../src/features/disclaimer/statement';
import { openPortal, type TestPortal } from '../../notices/portal';

const due = { enable: true, sessionId: 'session-2', contentPath: '/portfolio/privacy', version: '7' };

const arrive = async (portal: TestPortal, answer: unknown = due): Promise<void> => {
  portal.enter('portfolio');
  await portal.call('disclaimerEnable').answer(answer);
};

const toastsOf = (portal: TestPortal) => portal.store.getState().toasts.map(({ kind, text }) => [kind, text]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the check of the privacy statement', () => {
  it('opens the statement and fetches its text', async () => {
    const portal = openPortal({ stored: { [REJECTED_SESSION]: 'session-1' } });
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
    ['the answer is no object', 'yes'],
  ])('stays away where %s', async (_, answer) => {
    const portal = openPortal();
    await arrive(portal, answer);
    expect(portal.open()).toBeNull();
    expect(portal.store.getState().dialogs.checks.privacyStatement).toBe('notDue');
    portal.close();
  });

  it('stays away where it was rejected in the same session', async () => {
    const portal = openPortal({ stored: { [REJECTED_SESSION]: 'session-2' } });
    await arrive(portal);
    expect(portal.open()).toBeNull();
    portal.close();
  });

  it('that fails just hides the statement, and is recorded quietly', async () => {
    const portal = openPortal();
    portal.enter('portfolio');
    await portal.call('disclaimerEnable').fail();
    expect(portal.store.getState().dialogs.checks.privacyStatement).toBe('notDue');
    expect(portal.logged).toEqual([]);
    expect(portal.warned).toEqual(['There was an issue fetching the privacy statement']);
    portal.close();
  });

  it('is made once a visit, and on the overview only', async () => {
    const portal = openPortal();
    portal.enter('bal-portfolio');
    expect(portal.calls).toEqual([]);
    await arrive(portal, {});
    portal.enter('portfolio');
    expect(portal.sent('disclaimerEnable')).toHaveLength(1);
    portal.close();
  });
});

describe('accepting the privacy statement', () => {
  it('hides it and thanks the member', async () => {
    const portal = openPortal();
    await arrive(portal);
    portal.store.dispatch(statementAccepted());
    expect(portal.open()).toBeNull();
    await portal.call('disclaimerAccept').answer({ accepted: true });
    expect(portal.call('disclaimerAccept').options).toEqual({ query: { version: '7' } });
    expect(toastsOf(portal)).toEqual([['success', THANKS]]);
    expect(portal.logged).toEqual([]);
    portal.close();
  });

  it.each([{ accepted: false }, {}, { accepted: 'yes' }])(
    'that is answered with %j says that it failed',
    async (answer) => {
      const portal = openPortal();
      await arrive(portal);
      portal.store.dispatch(statementAccepted());
      await portal.call('disclaimerAccept').answer(answer);
      expect(toastsOf(portal)).toEqual([['failure', TECHNICAL_ISSUE]]);
      expect(portal.logged).toEqual(['The privacy statement was not accepted']);
      portal.close();
    },
  );

  it('that fails says so', async () => {
    const portal = openPortal();
    await arrive(portal);
    portal.store.dispatch(statementAccepted());
    await portal.call('disclaimerAccept').fail();
    expect(toastsOf(portal)).toEqual([['failure', TECHNICAL_ISSUE]]);
    expect(portal.logged).toEqual(['There was an issue accepting the privacy statement']);
    portal.close();
  });

  it('twice is sent once, and closing after it remembers nothing', async () => {
    const portal = openPortal();
    await arrive(portal, { ...due, version: undefined });
    portal.store.dispatch(statementAccepted());
    portal.store.dispatch(statementAccepted());
    portal.store.dispatch(statementRejected());
    await portal.call('disclaimerAccept').answer({ accepted: true });
    portal.store.dispatch(statementAccepted());
    expect(portal.sent('disclaimerAccept').map(({ options }) => options)).toEqual([{}]);
    expect(portal.kept.size).toBe(0);
    portal.close();
  });
});

describe('closing the privacy statement', () => {
  it('remembers the session and sends nothing', async () => {
    const portal = openPortal();
    await arrive(portal);
    portal.store.dispatch(statementRejected());
    portal.store.dispatch(statementRejected());
    expect(portal.open()).toBeNull();
    expect([...portal.kept]).toEqual([[REJECTED_SESSION, 'session-2']]);
    expect(portal.sent('disclaimerAccept')).toEqual([]);
    expect(portal.events.map(({ action }) => action)).toEqual(['shown', 'dismissed']);
    portal.close();
  });

  it('hides it also where the session cannot be remembered', async () => {
    const portal = openPortal({ storageWrites: false });
    await arrive(portal);
    portal.store.dispatch(statementRejected());
    expect(portal.open()).toBeNull();
    expect(portal.warned).toEqual(['The rejected privacy statement could not be remembered']);
    portal.close();
  });
});
