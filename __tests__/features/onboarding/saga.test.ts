import fc from 'fast-check';
import { onboardingSaga, PORTAL_VALUE, portalValueDue } from '../../../src/features/onboarding/saga';
import { onboardingSlice, profileMatched, slideReached, slidesLeft } from '../../../src/features/onboarding/slice';
import { dialogNotDue, selectOpenDialog } from '../../../src/notices';
import { runs } from '../../support/breadth';
import { type Answer, never } from '../../support/builders';
import {
  byHand,
  type DialogsWorld,
  dialogs,
  dialogsWith,
  onOverview,
  opened,
  rewardsShown,
} from '../../support/dialogs';
import { createWorld, settle } from '../../support/world';

const senior = { age: 70, numberOfEvents: 0, productFeatureActive: true, PORTALWL: 'WL-2' };

// Rules `onboarding.clicks`, `announcer.turn`, `dialog.interaction`.
it('What the member does with the slides is reported and said, and the buttons of the last one wait', () => {
  const labels = [slidesLeft('EVENT'), slidesLeft('DEACTIVATE')].map(({ meta }) => meta.analytics.label);
  expect(labels).toEqual(['onboarding skip', 'onboarding done']);
  const place = { key: 'session.ended' } as const;
  expect(
    [slideReached(1, false, place), slideReached(5, true, place)].map(({ payload, meta }) => [payload, meta]),
  ).toEqual([
    [1, { said: place }],
    [5, { said: place, bringsIntoView: true }],
  ]);
  const state = onboardingSlice.reducer(undefined, profileMatched('WL-2'));
  expect(onboardingSlice.reducer(state, slideReached(5, true, place))).toEqual({ portalValue: 'WL-2', slide: 5 });
});

// Rule `onboarding.shown`.
describe('the onboarding is due', () => {
  it.each([
    ['the member is a little younger', { ...senior, age: 64.9 }],
    ['the age is not known', { ...senior, age: undefined }],
    ['the events are not known', { ...senior, numberOfEvents: undefined }],
    ['the feature is not known', { ...senior, productFeatureActive: undefined }],
    ['there is no PORTALWL value', { ...senior, PORTALWL: undefined }],
  ])('not if %s', (_, profile) => {
    expect(portalValueDue(profile, undefined)).toBeUndefined();
  });

  it('exactly if all conditions are met', () => {
    const profiles = fc.record({
      age: fc.integer({ min: 62, max: 68 }),
      numberOfEvents: fc.integer({ min: 0, max: 5 }),
      productFeatureActive: fc.boolean(),
      PORTALWL: fc.constantFrom('a', 'b'),
    });
    fc.assert(
      fc.property(profiles, fc.constantFrom('a', 'b', undefined), (profile, stored) => {
        const all =
          profile.age >= 65 &&
          profile.numberOfEvents < 3 &&
          profile.productFeatureActive &&
          profile.PORTALWL !== stored;
        expect(portalValueDue(profile, stored)).toBe(all ? profile.PORTALWL : undefined);
      }),
      runs({ few: 100, many: 500 }),
    );
  });
});

const arrive = (portal: DialogsWorld, vitality: boolean | null = true): void => {
  portal.arrive('portfolio');
  portal.dispatch(dialogNotDue({ dialog: 'privacyStatement' }));
  portal.dispatch(dialogNotDue({ dialog: 'marketingConsent' }));
  portal.dispatch(...rewardsShown(vitality));
};

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

describe('leaving the slides', () => {
  const open = (onboardingUpdate: Answer) =>
    createWorld(dialogsWith(onboardingSaga), {
      before: [...opened('seniorsOnboarding'), profileMatched('WL-2')],
      answers: { onboardingUpdate },
    });

  // Rule `onboarding.events`.
  it.each(['EVENT', 'DEACTIVATE'] as const)('hides them at once and sends %s once', async (event) => {
    const { happen, sent, outbox } = open(never);
    const { dialogs: queue } = await happen(slidesLeft(event), slidesLeft(event), slidesLeft('EVENT'));
    expect(queue).toMatchObject({ turn: null, checks: { seniorsOnboarding: 'closed' } });
    expect(sent).toEqual([{ body: event }]);
    expect(outbox.logged).toEqual([]);
  });

  it.each([
    ['refused', new Error('500'), 0],
    ['never answered', never, 60_000],
  ] as const)('records an update that was %s; the slides stay hidden', async (_, answer, wait) => {
    const { happen, state, outbox } = open(answer);
    await happen(slidesLeft('DEACTIVATE'));
    await jest.advanceTimersByTimeAsync(wait);
    expect(state().dialogs.turn).toBeNull();
    expect(outbox.logged).toEqual(['Error while updating onboarding event.']);
  });

  it('is nothing as long as they are not open', async () => {
    const { happen, outbox } = createWorld(dialogsWith(onboardingSaga), { before: [onOverview] });
    expect((await happen(slidesLeft('DEACTIVATE'))).dialogs.checks.seniorsOnboarding).toBe('pending');
    expect(outbox).toMatchObject({ calls: [], logged: [] });
  });
});
