import { REJECTED_SESSION } from '../../../src/features/disclaimer/saga';
import { pressesAccepted, selectOpenDialog, selectPressesAccepted } from '../../../src/notices';
import { byHand, byHandWithLateText, type DialogsWorld, dialogs } from '../../support/dialogs';
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
