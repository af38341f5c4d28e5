import { consentSaga } from '../../src/features/consent/saga';
import { consentClosed, decisionMade, decisionRepeated, preferencesOpened } from '../../src/features/consent/slice';
import { disclaimerSaga } from '../../src/features/disclaimer/saga';
import { statementAccepted, statementFound, statementRejected } from '../../src/features/disclaimer/slice';
import { onboardingSaga } from '../../src/features/onboarding/saga';
import { slideReached, slidesLeft } from '../../src/features/onboarding/slice';
import { dialogAsked, dialogDecided, dialogOrder, dialogsSaga, type UnaskedDialog, waitEnded } from '../../src/notices';
import { productsKept } from '../../src/portfolio/slice';
import { never } from '../support/builders';
import { byHand, dialogs, dialogsWith, onOverview, opened, rewardsShown } from '../support/dialogs';
import { createWorld } from '../support/world';

/** A tab, and if a dialog is given, with this one open. */
const openTab = (dialog: UnaskedDialog | null) =>
  createWorld(dialogsWith(dialogsSaga), { before: dialog === null ? [onOverview] : opened(dialog) });

// Rule `dialog.tabs`.
describe('tabs', () => {
  it.each(dialogOrder)('tell each other of an answer to %s, which closes it, and send nothing', (dialog) => {
    const [here, there] = [openTab(dialog), openTab(dialog)];
    here.store.dispatch(dialogDecided({ dialog }));
    expect(here.told).toEqual([`dialogDecided ${dialog}`]);
    for (const news of here.told) there.hear(news);
    expect(there.state().dialogs).toMatchObject({ turn: null, checks: { [dialog]: 'closedElsewhere' } });
    expect(there.outbox).toMatchObject({ calls: [], analytics: [] });
    expect(there.told).toEqual([]);
  });

  it('close only the dialog that was answered, and ignore unknown news', () => {
    const tab = openTab('seniorsOnboarding');
    for (const news of ['dialogDecided marketingConsent', 'dialogDecided', 'dialogDecided __proto__', 'news'])
      tab.hear(news);
    expect(tab.state().dialogs.turn).toBe('seniorsOnboarding');
    tab.dispatch(dialogAsked({ dialog: 'managePreferences' }));
    tab.hear('dialogDecided seniorsOnboarding');
    expect(tab.state().dialogs).toMatchObject({ turn: null, asked: 'managePreferences' });
  });

  it('do not open a dialog that was answered before it was due', () => {
    const tab = openTab(null);
    tab.hear('dialogDecided marketingConsent');
    tab.dispatch(...opened('marketingConsent'));
    expect(tab.state().dialogs).toMatchObject({ turn: null, checks: { marketingConsent: 'closedElsewhere' } });
  });

  it('drop the answer to a check that was asked before the decision in another tab, and ask anew', async () => {
    const tab = createWorld(dialogsWith(dialogsSaga, consentSaga), byHand);
    await tab.enter();
    const early = tab.call('viewConsent');
    tab.hear('dialogDecided privacyStatement');
    tab.hear('dialogDecided marketingConsent');
    await tab.enter('bal-portfolio');
    await tab.enter();
    await early.answer(false);
    tab.dispatch(waitEnded());
    expect(tab.state().dialogs).toMatchObject({ turn: null, checks: { marketingConsent: 'pending' } });
    expect(tab.callsTo('viewConsent')).toHaveLength(2);
    await tab.call('viewConsent').answer(true);
    expect(tab.state().dialogs).toMatchObject({ turn: null, checks: { marketingConsent: 'notDue' } });
  });

  it('check a dialog that a message has closed again on the next arrival, because any script may send one', async () => {
    const tab = createWorld(dialogsWith(dialogsSaga, consentSaga), {
      before: opened('marketingConsent'),
      answers: { viewConsent: false },
    });
    tab.hear('dialogDecided marketingConsent');
    expect(tab.state().dialogs.turn).toBeNull();
    await tab.enter();
    expect(tab.outbox.calls).toEqual(['viewConsent']);
    expect(tab.state().dialogs.turn).toBe('marketingConsent');
    await jest.advanceTimersByTimeAsync(0);
    expect(tab.outbox.analytics).toMatchObject([{ action: 'shown' }]);
    tab.hear('dialogDecided marketingConsent');
    await tab.enter();
    await jest.advanceTimersByTimeAsync(0);
    expect(tab.outbox.analytics).toMatchObject([{ action: 'shown' }, { action: 'shown' }]);
  });
});

// Rule `dialog.tabs`.
it('A dialog that was closed in another tab is offered again as from the start, also while the products are fresh', async () => {
  const senior = { age: 70, numberOfEvents: 0, productFeatureActive: true, PORTALWL: 'WL-2' };
  const tab = createWorld(dialogs, byHand);
  tab.dispatch(...rewardsShown(true), ...opened('marketingConsent'), preferencesOpened());
  await tab.call('onboardingQuery').answer(senior);
  tab.hear('dialogDecided marketingConsent');
  tab.dispatch(slideReached(2, false, { key: 'page.past' }));
  tab.hear('dialogDecided seniorsOnboarding');
  tab.arrive('portfolio', 1);
  tab.dispatch(productsKept({ screen: 'portfolio', at: 1 }));
  await tab.call('viewConsent').answer(false);
  await tab.call('onboardingQuery').answer({ ...senior, PORTALWL: 'WL-3' });
  expect(tab.state()).toMatchObject({
    dialogs: { turn: 'marketingConsent', checks: { seniorsOnboarding: 'due' } },
    consent: { turned: false },
    onboarding: { slide: 0 },
  });
});

const statement = statementFound({ sessionId: 's', contentPath: '/p' });
const refused = new Error('500');

// Rule `dialog.tabs`.
it.each([
  ['once more when it is saved, because a tab may have asked meanwhile', { accepted: true }, 2],
  ['and no more if it is refused', refused, 1],
  ['and no more until it is answered', never, 1],
])('An answer to any dialog is told when it is sent, %s', async (_, answer, timesTold) => {
  const answers = { updateConsent: answer, disclaimerAccept: answer, onboardingUpdate: answer };
  const consent = opened('marketingConsent');
  const privacy = [...opened('privacyStatement'), statement];
  for (const [dialog, saga, before, event, times] of [
    ['marketingConsent', consentSaga, consent, decisionMade({ status: 'GRANTED' }), timesTold],
    ['marketingConsent', consentSaga, consent, consentClosed(), timesTold],
    ['marketingConsent', consentSaga, [onOverview], decisionRepeated({ status: 'GRANTED' }), timesTold],
    ['privacyStatement', disclaimerSaga, privacy, statementAccepted(), timesTold],
    // Only this browser keeps that it was rejected, and the slides can be left again.
    ['privacyStatement', disclaimerSaga, privacy, statementRejected(), 1],
    ['seniorsOnboarding', onboardingSaga, opened('seniorsOnboarding'), slidesLeft('EVENT'), 1],
  ] as const) {
    const { happen, told } = createWorld(dialogsWith(dialogsSaga, saga), { before, answers });
    await happen(event);
    expect(told).toEqual(Array(times).fill(`dialogDecided ${dialog}`));
  }
});
