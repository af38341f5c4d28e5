import { dialogNotDue, interactionAccepted, selectInteraction, selectOpenDialog } from '../../../src/notices';
import { byHand, byHandWithLateText, type DialogsWorld, dialogs } from '../../support/dialogs';
import { createWorld } from '../../support/world';

const arrive = async (portal: DialogsWorld, answer: unknown): Promise<void> => {
  portal.arrive('portfolio');
  portal.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
  await portal.call('viewConsent').answer(answer);
};

let portal: DialogsWorld;
beforeEach(() => {
  portal = createWorld(dialogs, byHand);
});

describe('the check for a recorded consent', () => {
  it.each([
    [false, 'none is recorded, so the dialog asks', 'marketingConsent', 'due'],
    [true, 'one is recorded, so the dialog stays closed', null, 'notDue'],
  ])('%p: %s', async (answer, _, open, check) => {
    await arrive(portal, answer);
    expect(selectOpenDialog(portal.state())).toBe(open);
    expect(portal.state().dialogs.checks.marketingConsent).toBe(check);
  });

  it('a failure hides the dialog and is recorded', async () => {
    portal.arrive('portfolio');
    await portal.call('viewConsent').fail();
    expect(portal.state().dialogs.checks.marketingConsent).toBe('notDue');
    expect(portal.outbox.logged).toEqual(['There was an issue fetching the form 4 status']);
  });

  it('the consent text is fetched when the dialog opens, not earlier', async () => {
    portal.arrive('portfolio');
    await portal.call('viewConsent').answer(false);
    expect(portal.outbox.fragments).toEqual([]);
    portal.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
    expect(portal.outbox.fragments).toEqual(['/cms/site/corporate/consent/electronic-marketing']);
  });

  // Rule `dialog.interaction`.
  it('presses count only after a pause once the consent text has arrived, because the buttons may have moved', async () => {
    const { deliver, ...surroundings } = byHandWithLateText();
    const late = createWorld(dialogs, surroundings);
    await arrive(late, false);
    await late.happen(interactionAccepted());
    expect(selectInteraction(late.state()).accepted).toBe(true);
    deliver('<p>We would like to write to you.</p>');
    expect(selectInteraction(await late.happen()).accepted).toBe(false);
  });
});
