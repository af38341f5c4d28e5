import { consentSaga } from '../../../src/features/consent/saga';
import {
  dialogCheckWanted,
  dialogNotDue,
  pressesAccepted,
  selectOpenDialog,
  selectPressesAccepted,
} from '../../../src/notices';
import { never } from '../../support/builders';
import { byHand, byHandWithLateText, type DialogsWorld, dialogs, dialogsWith, opened } from '../../support/dialogs';
import { createWorld } from '../../support/world';

const arrive = async (portal: DialogsWorld, answer: unknown): Promise<void> => {
  portal.arrive('portfolio');
  portal.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
  await portal.call('viewConsent').answer(answer);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

let portal: DialogsWorld;
beforeEach(() => {
  portal = createWorld(dialogs, byHand);
});

describe('the check for a recorded consent', () => {
  // Rule `consent.truthiness`.
  it.each([false, null, undefined, 0, '', ' ', 'false', 'FALSE', '0'])(
    '%p: none is recorded, so the dialog asks',
    async (answer) => {
      await arrive(portal, answer);
      expect(selectOpenDialog(portal.state())).toBe('marketingConsent');
    },
  );

  it.each([true, 1, -1, 'true', 'TRUE', 'GRANTED', '1'])(
    '%p: one is recorded, so the dialog stays closed',
    async (answer) => {
      await arrive(portal, answer);
      expect(selectOpenDialog(portal.state())).toBeNull();
      expect(portal.state().dialogs.checks.marketingConsent).toBe('notDue');
    },
  );

  it('a failure hides the dialog and is recorded', async () => {
    portal.arrive('portfolio');
    await portal.call('viewConsent').fail();
    expect(portal.state().dialogs.checks.marketingConsent).toBe('notDue');
    expect(portal.outbox.logged).toEqual(['There was an issue fetching the form 4 status']);
  });

  it.each([{ consent: 'perhaps' }, {}, [], [false]])('%j is not a status, and counts as a failure', async (answer) => {
    await arrive(portal, answer);
    expect(selectOpenDialog(portal.state())).toBeNull();
    expect(portal.outbox.logged).toEqual(['There was an issue fetching the form 4 status']);
  });

  it('is made once a visit, and on the overview only', async () => {
    portal.arrive('bal-portfolio');
    expect(portal.callsTo('viewConsent')).toEqual([]);
    portal.arrive('portfolio');
    portal.arrive('portfolio');
    await portal.call('viewConsent').answer(true);
    portal.arrive('portfolio');
    expect(portal.callsTo('viewConsent')).toHaveLength(1);
  });

  it('the consent text is fetched when the dialog opens, not earlier', async () => {
    portal.arrive('portfolio');
    await portal.call('viewConsent').answer(false);
    expect(portal.outbox.fragments).toEqual([]);
    portal.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
    expect(portal.outbox.fragments).toEqual(['/cms/site/corporate/consent/electronic-marketing']);
  });

  // Rule `dialog.deliberate`.
  it('presses count only after a pause once the consent text has arrived, because the buttons may have moved', async () => {
    const { deliver, ...surroundings } = byHandWithLateText();
    const late = createWorld(dialogs, surroundings);
    await arrive(late, false);
    await late.happen(pressesAccepted());
    expect(selectPressesAccepted(late.state())).toBe(true);
    deliver('<p>We would like to write to you.</p>');
    expect(selectPressesAccepted(await late.happen())).toBe(false);
  });
});

// Rule `dialog.recheck`.
describe('a consent dialog that comes back from the background', () => {
  const before = opened('marketingConsent');
  const wanted = dialogCheckWanted({ dialog: 'marketingConsent' });

  it.each([
    ['closes if a consent was recorded elsewhere', true, null, []],
    ['stays if none was', false, 'marketingConsent', []],
    [
      'stays if that cannot be said, which is recorded',
      new Error('500'),
      'marketingConsent',
      ['There was an issue fetching the form 4 status'],
    ],
  ])('%s', async (_, viewConsent, open, logged) => {
    const { happen, outbox } = createWorld(dialogsWith(consentSaga), { before, answers: { viewConsent } });
    const { dialogs: after, consent } = await happen(wanted);
    expect(after.open).toBe(open);
    expect(consent).toEqual({ turned: false, sending: null, askingAgain: false, preferences: { status: 'idle' } });
    expect(outbox).toMatchObject({ calls: ['viewConsent'], logged });
  });

  it('knows that the answer is awaited', async () => {
    const { happen } = createWorld(dialogsWith(consentSaga), { before, answers: { viewConsent: never } });
    const { consent } = await happen(wanted);
    expect(consent).toEqual({ turned: false, sending: null, askingAgain: true, preferences: { status: 'idle' } });
  });

  it('asks nothing when another dialog comes back', async () => {
    const { happen, outbox } = createWorld(dialogsWith(consentSaga), { before, answers: { viewConsent: true } });
    const { dialogs: after } = await happen(dialogCheckWanted({ dialog: 'privacyStatement' }));
    expect(after.open).toBe('marketingConsent');
    expect(outbox.calls).toEqual([]);
  });
});
