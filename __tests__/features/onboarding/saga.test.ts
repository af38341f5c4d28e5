import { PORTAL_VALUE } from '../../../src/features/onboarding/saga';
import { dialogNotDue, selectOpenDialog } from '../../../src/notices';
import { byHand, type DialogsWorld, dialogs, rewardsShown } from '../../support/dialogs';
import { createWorld, settle } from '../../support/world';

const senior = { age: 70, numberOfEvents: 0, productFeatureActive: true, PORTALWL: 'WL-2' };

const arrive = (portal: DialogsWorld, vitality: boolean | null = true): void => {
  portal.arrive('portfolio');
  portal.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
  portal.dispatch(dialogNotDue({ dialog: 'marketingConsent' }));
  portal.dispatch(...rewardsShown(vitality));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the check of the seniors onboarding', () => {
  it('opens the slides and stores the value only once they are shown', async () => {
    const portal = createWorld(dialogs, { ...byHand, stored: { [PORTAL_VALUE]: 'WL-1' } });
    portal.arrive('portfolio');
    portal.dispatch(...rewardsShown(true));
    await portal.call('onboardingQuery').answer(senior);
    expect(portal.kept.get(PORTAL_VALUE)).toBe('WL-1');
    portal.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
    portal.dispatch(dialogNotDue({ dialog: 'marketingConsent' }));
    expect(selectOpenDialog(portal.state())).toBe('seniorsOnboarding');
    await settle();
    expect(portal.kept.get(PORTAL_VALUE)).toBe('WL-2');
  });

  it.each([false, null])('asks nothing if the rewards programme is not active (%p)', (vitality) => {
    const portal = createWorld(dialogs, byHand);
    arrive(portal, vitality);
    expect(portal.callsTo('onboardingQuery')).toEqual([]);
    expect(portal.state().dialogs.checks.seniorsOnboarding).toBe('notDue');
  });

  it('stays closed if the profile is not eligible', async () => {
    const portal = createWorld(dialogs, byHand);
    arrive(portal);
    await portal.call('onboardingQuery').answer({ ...senior, age: 64 });
    expect(selectOpenDialog(portal.state())).toBeNull();
    expect(portal.state().dialogs.checks.seniorsOnboarding).toBe('notDue');
    expect(portal.state().onboarding.portalValue).toBeNull();
    expect(portal.kept.size).toBe(0);
  });

  it('is recorded if it fails, and nothing opens', async () => {
    const portal = createWorld(dialogs, byHand);
    arrive(portal);
    await portal.call('onboardingQuery').fail();
    expect(portal.state().dialogs.checks.seniorsOnboarding).toBe('notDue');
    expect(portal.outbox).toMatchObject({ logged: ['Error while retrieving onboarding data'], levels: ['error'] });
  });

  it('is made once a visit, and not for the balance view', async () => {
    const portal = createWorld(dialogs, byHand);
    portal.arrive('bal-portfolio');
    portal.dispatch(...rewardsShown(true, 'bal-portfolio'));
    expect(portal.callsTo('onboardingQuery')).toEqual([]);
    arrive(portal);
    portal.dispatch(...rewardsShown(true));
    await portal.call('onboardingQuery').answer(senior);
    portal.dispatch(...rewardsShown(true));
    expect(portal.callsTo('onboardingQuery')).toHaveLength(1);
  });

  it('shows the slides even if the value cannot be stored', async () => {
    const portal = createWorld(dialogs, { ...byHand, storageWrites: false });
    arrive(portal);
    await portal.call('onboardingQuery').answer(senior);
    expect(selectOpenDialog(portal.state())).toBe('seniorsOnboarding');
    expect(portal.outbox).toMatchObject({ logged: ['The onboarding could not be remembered'], levels: ['warn'] });
  });
});
