import { consentSaga } from '../../../src/features/consent/saga';
import { decisionMade } from '../../../src/features/consent/slice';
import { dialogNotDue } from '../../../src/notices';
import { screenEntered } from '../../../src/state/navigation/slice';
import { planDialog } from '../../notices/plan';
import { openDialogs, type TestPortal } from '../../notices/portal';
import { never, timePasses } from '../../support/builders';

const arrive = async (portal: TestPortal, answer: unknown): Promise<void> => {
  portal.enter('portfolio');
  portal.store.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
  await portal.call('viewConsent').answer(answer);
};

let portal: TestPortal;
beforeEach(() => {
  portal = openDialogs();
});
afterEach(() => portal.close());

describe('the check for a recorded consent', () => {
  // Rule `consent.truthiness`.
  it.each([false, null, undefined, 0, '', ' ', 'false', 'FALSE', '0'])(
    '%p: none is recorded, so the dialog asks',
    async (answer) => {
      await arrive(portal, answer);
      expect(portal.open()).toBe('marketingConsent');
    },
  );

  it.each([true, 1, -1, 'true', 'TRUE', 'GRANTED', '1'])(
    '%p: one is recorded, so the dialog stays closed',
    async (answer) => {
      await arrive(portal, answer);
      expect(portal.open()).toBeNull();
      expect(portal.store.getState().dialogs.checks.marketingConsent).toBe('notDue');
    },
  );

  it('a failure hides the dialog and is recorded', async () => {
    portal.enter('portfolio');
    await portal.call('viewConsent').fail();
    expect(portal.store.getState().dialogs.checks.marketingConsent).toBe('notDue');
    expect(portal.logged).toEqual(['There was an issue fetching the form 4 status']);
  });

  it.each([{ consent: 'perhaps' }, {}, [], [false]])('%j is not a status, and counts as a failure', async (answer) => {
    await arrive(portal, answer);
    expect(portal.open()).toBeNull();
    expect(portal.logged).toEqual(['There was an issue fetching the form 4 status']);
  });

  it('is made once a visit, and on the overview only', async () => {
    portal.enter('bal-portfolio');
    expect(portal.sent('viewConsent')).toEqual([]);
    portal.enter('portfolio');
    portal.enter('portfolio');
    await portal.call('viewConsent').answer(true);
    portal.enter('portfolio');
    expect(portal.sent('viewConsent')).toHaveLength(1);
  });

  it('the consent text is fetched when the dialog opens, not earlier', async () => {
    portal.enter('portfolio');
    await portal.call('viewConsent').answer(false);
    expect(portal.fragments).toEqual([]);
    portal.store.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
    expect(portal.fragments).toEqual(['/cms/site/corporate/consent/electronic-marketing']);
  });
});

describe('a decision', () => {
  it('no other dialog opens on the page after the member declines', async () => {
    await arrive(portal, false);
    portal.showProducts(true);
    await portal
      .call('onboardingQuery')
      .answer({ age: 70, numberOfEvents: 0, productFeatureActive: true, PORTALWL: 'WL-1' });
    portal.store.dispatch(decisionMade({ status: 'DECLINED' }));
    await portal.call('updateConsent').answer();
    expect(portal.open()).toBeNull();
    expect(portal.left).toEqual(['/portfolio/communication-choices']);
    expect(portal.kept.size).toBe(0);
  });

  it('is sent once, and the dialog is shown and dismissed once, however often the member decides', async () => {
    await arrive(portal, false);
    portal.store.dispatch(decisionMade({ status: 'GRANTED', electronicMarketing: true }));
    portal.store.dispatch(decisionMade({ status: 'DECLINED' }));
    await portal.call('updateConsent').answer();
    portal.store.dispatch(decisionMade({ status: 'DEFERRED' }));
    expect(portal.sent('updateConsent')).toHaveLength(1);
    expect(portal.left).toEqual([]);
    expect(portal.events.map(({ action }) => action)).toEqual(['shown', 'dismissed']);
  });
});

describe('the saga of the check', () => {
  const entered = screenEntered({ screen: 'portfolio', at: 0 });

  it('asks once, and the dialog is due if nothing is recorded', async () => {
    const { runWith, outbox } = planDialog(consentSaga, { answers: { viewConsent: false } });
    expect((await runWith(entered, entered)).dialogs.checks.marketingConsent).toBe('due');
    expect(outbox).toMatchObject({ calls: ['viewConsent'], logged: [] });
  });

  it('records a failure, and gives up a call that never answers', async () => {
    const failed = planDialog(consentSaga, { answers: { viewConsent: new Error('500') } });
    expect((await failed.runWith(entered)).dialogs.checks.marketingConsent).toBe('notDue');
    expect(failed.outbox.logged).toEqual(['There was an issue fetching the form 4 status']);
    const hanging = planDialog(consentSaga, { answers: { viewConsent: never } }, timePasses);
    expect((await hanging.runWith(entered)).dialogs.checks.marketingConsent).toBe('notDue');
    expect(hanging.outbox.aborted).toEqual(['viewConsent']);
  });

  it('queues a late answer behind the open dialog', async () => {
    const { runWith } = planDialog(consentSaga, { open: 'seniorsOnboarding', answers: { viewConsent: false } });
    expect((await runWith(entered)).dialogs).toMatchObject({
      open: 'seniorsOnboarding',
      checks: { marketingConsent: 'due' },
    });
  });
});
