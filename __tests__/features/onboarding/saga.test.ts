import { PORTAL_VALUE } from '../../../src/features/onboarding/eligibility';
import { onboardingSaga } from '../../../src/features/onboarding/saga';
import { dialogNotDue } from '../../../src/notices';
import { productsLoaded } from '../../../src/portfolio/slice';
import { planDialog } from '../../notices/plan';
import { openDialogs, type TestPortal } from '../../notices/portal';
import { never, productOf, timePasses } from '../../support/builders';

const senior = { age: 70, numberOfEvents: 0, productFeatureActive: true, PORTALWL: 'WL-2' };

const arrive = (portal: TestPortal, vitality: boolean | null = true): void => {
  portal.enter('portfolio');
  portal.store.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
  portal.store.dispatch(dialogNotDue({ dialog: 'marketingConsent' }));
  portal.showProducts(vitality);
};

describe('the check of the seniors onboarding', () => {
  it('opens the slides and stores the value only once they are shown', async () => {
    const portal = openDialogs({ stored: { [PORTAL_VALUE]: 'WL-1' } });
    portal.enter('portfolio');
    portal.showProducts(true);
    await portal.call('onboardingQuery').answer(senior);
    expect(portal.kept.get(PORTAL_VALUE)).toBe('WL-1');
    portal.store.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
    portal.store.dispatch(dialogNotDue({ dialog: 'marketingConsent' }));
    expect(portal.open()).toBe('seniorsOnboarding');
    await portal.settled();
    expect(portal.kept.get(PORTAL_VALUE)).toBe('WL-2');
    portal.close();
  });

  it.each([false, null])('asks nothing if the rewards programme is not active (%p)', (vitality) => {
    const portal = openDialogs();
    arrive(portal, vitality);
    expect(portal.sent('onboardingQuery')).toEqual([]);
    expect(portal.store.getState().dialogs.checks.seniorsOnboarding).toBe('notDue');
    portal.close();
  });

  it('stays closed if the profile is not eligible', async () => {
    const portal = openDialogs();
    arrive(portal);
    await portal.call('onboardingQuery').answer({ ...senior, age: 64 });
    expect(portal.open()).toBeNull();
    expect(portal.kept.size).toBe(0);
    portal.close();
  });

  it('is recorded if it fails, and nothing opens', async () => {
    const portal = openDialogs();
    arrive(portal);
    await portal.call('onboardingQuery').fail();
    expect(portal.store.getState().dialogs.checks.seniorsOnboarding).toBe('notDue');
    expect(portal.logged).toEqual(['Error while retrieving onboarding data']);
    portal.close();
  });

  it('is made once a visit, and not for the balance view', async () => {
    const portal = openDialogs();
    portal.enter('bal-portfolio');
    portal.showProducts(true, 'bal-portfolio');
    expect(portal.sent('onboardingQuery')).toEqual([]);
    arrive(portal);
    portal.showProducts(true);
    await portal.call('onboardingQuery').answer(senior);
    portal.showProducts(true);
    expect(portal.sent('onboardingQuery')).toHaveLength(1);
    portal.close();
  });

  it('shows the slides even if the value cannot be stored', async () => {
    const portal = openDialogs({ storageWrites: false });
    arrive(portal);
    await portal.call('onboardingQuery').answer(senior);
    expect(portal.open()).toBe('seniorsOnboarding');
    expect(portal.warned).toEqual(['The onboarding could not be remembered']);
    portal.close();
  });
});

describe('the saga of the check', () => {
  const known = (vitality: boolean) =>
    productsLoaded({
      screen: 'portfolio',
      products: [productOf('vitality', { active: vitality })],
      headings: {},
      at: 0,
    });

  it('asks once, and the slides are due for an eligible profile', async () => {
    const { runWith, outbox, kept } = planDialog(onboardingSaga, { answers: { onboardingQuery: senior } });
    const { dialogs, onboarding } = await runWith(known(true), known(true));
    expect(dialogs.checks.seniorsOnboarding).toBe('due');
    expect(onboarding.portalValue).toBe('WL-2');
    expect(kept.size).toBe(0);
    expect(outbox).toMatchObject({ calls: ['onboardingQuery'], logged: [] });
  });

  it('asks nothing without the rewards programme', async () => {
    const { runWith, outbox } = planDialog(onboardingSaga, { answers: { onboardingQuery: senior } });
    expect((await runWith(known(false))).dialogs.checks.seniorsOnboarding).toBe('notDue');
    expect(outbox.calls).toEqual([]);
  });

  it.each([
    ['fails', new Error('500'), []],
    ['never answers', never, [timePasses]],
  ] as const)('records a check that %s', async (_, onboardingQuery, providers) => {
    const { runWith, outbox } = planDialog(onboardingSaga, { answers: { onboardingQuery } }, ...providers);
    expect((await runWith(known(true))).dialogs.checks.seniorsOnboarding).toBe('notDue');
    expect(outbox.logged).toEqual(['Error while retrieving onboarding data']);
  });

  it('queues a late answer behind the open dialog', async () => {
    const late = planDialog(onboardingSaga, { open: 'marketingConsent', answers: { onboardingQuery: senior } });
    const { dialogs } = await late.runWith(known(true));
    expect(dialogs).toMatchObject({ open: 'marketingConsent', checks: { seniorsOnboarding: 'due' } });
    expect(late.kept.size).toBe(0);
  });
});
