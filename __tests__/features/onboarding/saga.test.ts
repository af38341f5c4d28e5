import { PORTAL_VALUE } from '../../../src/features/onboarding/eligibility';
import { slidesLeft } from '../../../src/features/onboarding/slice';
import { dialogNotDue } from '../../../src/notices';
import { openPortal, type TestPortal } from '../../notices/portal';

const senior = { age: 70, numberOfEvents: 0, productFeatureActive: true, PORTALWL: 'WL-2' };

const arrive = (portal: TestPortal, vitality: boolean | null = true): void => {
  portal.enter('portfolio');
  portal.store.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
  portal.store.dispatch(dialogNotDue({ dialog: 'marketingConsent' }));
  portal.showProducts(vitality);
};

describe('the check of the seniors onboarding', () => {
  it('opens the slides and keeps the value only once they are shown', async () => {
    const portal = openPortal({ stored: { [PORTAL_VALUE]: 'WL-1' } });
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

  it.each([false, null])('asks nothing where the rewards programme is not active (%p)', (vitality) => {
    const portal = openPortal();
    arrive(portal, vitality);
    expect(portal.sent('onboardingQuery')).toEqual([]);
    expect(portal.store.getState().dialogs.checks.seniorsOnboarding).toBe('notDue');
    portal.close();
  });

  it('stays away where the profile does not ask for it', async () => {
    const portal = openPortal();
    arrive(portal);
    await portal.call('onboardingQuery').answer({ ...senior, age: 64 });
    expect(portal.open()).toBeNull();
    expect(portal.kept.size).toBe(0);
    portal.close();
  });

  it('that fails is recorded, and nothing opens', async () => {
    const portal = openPortal();
    arrive(portal);
    await portal.call('onboardingQuery').fail();
    expect(portal.store.getState().dialogs.checks.seniorsOnboarding).toBe('notDue');
    expect(portal.logged).toEqual(['Error while retrieving onboarding data']);
    portal.close();
  });

  it('is made once a visit, and not for the balance view', async () => {
    const portal = openPortal();
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

  it('a value that cannot be kept does not keep the slides away', async () => {
    const portal = openPortal({ storageWrites: false });
    arrive(portal);
    await portal.call('onboardingQuery').answer(senior);
    expect(portal.open()).toBe('seniorsOnboarding');
    expect(portal.warned).toEqual(['The onboarding could not be remembered']);
    portal.close();
  });
});

describe('leaving the slides', () => {
  it.each(['EVENT', 'DEACTIVATE'] as const)('%s hides them at once and is sent once', async (event) => {
    const portal = openPortal();
    arrive(portal);
    await portal.call('onboardingQuery').answer(senior);
    portal.store.dispatch(slidesLeft({ event }));
    portal.store.dispatch(slidesLeft({ event }));
    expect(portal.open()).toBeNull();
    await portal.call('onboardingUpdate').answer();
    portal.store.dispatch(slidesLeft({ event }));
    expect(portal.sent('onboardingUpdate').map(({ options }) => options)).toEqual([{ body: { event } }]);
    expect(portal.store.getState().dialogs.checks.seniorsOnboarding).toBe('closed');
    expect(portal.logged).toEqual([]);
    portal.close();
  });

  it('a failure is recorded, and the slides stay away', async () => {
    const portal = openPortal();
    arrive(portal);
    await portal.call('onboardingQuery').answer(senior);
    portal.store.dispatch(slidesLeft({ event: 'EVENT' }));
    await portal.call('onboardingUpdate').fail();
    expect(portal.open()).toBeNull();
    expect(portal.logged).toEqual(['Error while updating onboarding event.']);
    portal.close();
  });
});
