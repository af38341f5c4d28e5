import { decisionMade } from '../../../src/features/consent/slice';
import { dialogNotDue } from '../../../src/notices';
import { openPortal, type TestPortal } from '../../notices/portal';

const arrive = async (portal: TestPortal, answer: unknown): Promise<void> => {
  portal.enter('portfolio');
  portal.store.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
  await portal.call('viewConsent').answer(answer);
};

let portal: TestPortal;
beforeEach(() => {
  portal = openPortal();
});
afterEach(() => portal.close());

describe('the check for a recorded consent', () => {
  it.each([false, null, 0, '', 'false', '0'])('%p: none is recorded, so the dialog asks', async (answer) => {
    await arrive(portal, answer);
    expect(portal.open()).toBe('marketingConsent');
  });

  it.each([true, 1, 'true'])('%p: one is recorded, so the dialog stays away', async (answer) => {
    await arrive(portal, answer);
    expect(portal.open()).toBeNull();
    expect(portal.store.getState().dialogs.checks.marketingConsent).toBe('notDue');
  });

  it('a failure hides the dialog and is recorded', async () => {
    portal.enter('portfolio');
    await portal.call('viewConsent').fail();
    expect(portal.store.getState().dialogs.checks.marketingConsent).toBe('notDue');
    expect(portal.logged).toEqual(['There was an issue fetching the form 4 status']);
  });

  it('an answer that is no status counts as a failure', async () => {
    await arrive(portal, { consent: 'perhaps' });
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

  it('the consent text is fetched when the dialog is before the member, not sooner', async () => {
    portal.enter('portfolio');
    await portal.call('viewConsent').answer(false);
    expect(portal.fragments).toEqual([]);
    portal.store.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
    expect(portal.fragments).toEqual(['/cms/site/corporate/consent/electronic-marketing']);
  });
});

describe('a decision', () => {
  const decisions = [
    [
      { status: 'GRANTED', electronicMarketing: true },
      { body: { status: 'GRANTED' }, query: { electronicMarketing: 'true' } },
    ],
    [{ status: 'GRANTED' }, { body: { status: 'GRANTED' } }],
    [{ status: 'DEFERRED' }, { body: { status: 'DEFERRED' } }],
    [{ status: 'DECLINED' }, { body: { status: 'DECLINED' } }],
  ] as const;

  it.each(decisions)('%j is sent as it is meant, and the dialog hides after it', async (decision, sent) => {
    await arrive(portal, false);
    portal.store.dispatch(decisionMade(decision));
    expect(portal.open()).toBe('marketingConsent');
    await portal.call('updateConsent').answer();
    expect(portal.sent('updateConsent').map(({ options }) => options)).toEqual([sent]);
    expect(portal.open()).toBeNull();
    expect(portal.logged).toEqual([]);
  });

  it.each(decisions)('%j hides the dialog also where it was not taken, and that is recorded', async (decision) => {
    await arrive(portal, false);
    portal.store.dispatch(decisionMade(decision));
    await portal.call('updateConsent').fail();
    expect(portal.open()).toBeNull();
    expect(portal.store.getState().consent.updating).toBe(false);
    expect(portal.logged).toEqual(['There was an issue updating the form 4 status']);
  });

  it.each(['taken', 'not taken'])(
    'a refusal that was %s takes the top window to the communication choices',
    async (outcome) => {
      await arrive(portal, false);
      portal.store.dispatch(decisionMade({ status: 'DECLINED' }));
      expect(portal.left).toEqual([]);
      await (outcome === 'taken' ? portal.call('updateConsent').answer() : portal.call('updateConsent').fail());
      expect(portal.left).toEqual(['/portfolio/communication-choices']);
    },
  );

  it('no other dialog opens on the page that a refusal leaves', async () => {
    await arrive(portal, false);
    portal.showProducts(true);
    await portal
      .call('onboardingQuery')
      .answer({ age: 70, numberOfEvents: 0, productFeatureActive: true, PORTALWL: 'WL-1' });
    portal.store.dispatch(decisionMade({ status: 'DECLINED' }));
    await portal.call('updateConsent').answer();
    expect(portal.open()).toBeNull();
    expect(portal.kept.size).toBe(0);
  });

  it('a double click, or another button meanwhile, sends nothing more', async () => {
    await arrive(portal, false);
    portal.store.dispatch(decisionMade({ status: 'GRANTED', electronicMarketing: true }));
    portal.store.dispatch(decisionMade({ status: 'GRANTED', electronicMarketing: true }));
    portal.store.dispatch(decisionMade({ status: 'DECLINED' }));
    await portal.call('updateConsent').answer();
    portal.store.dispatch(decisionMade({ status: 'DEFERRED' }));
    expect(portal.sent('updateConsent')).toHaveLength(1);
    expect(portal.left).toEqual([]);
    expect(portal.events.map(({ action }) => action)).toEqual(['shown', 'dismissed']);
  });
});
