import { PORTAL_VALUE } from '../../../src/features/onboarding/eligibility';
import { profileMatched, slidesLeft } from '../../../src/features/onboarding/slice';
import { viewingSaga } from '../../../src/features/onboarding/viewingSaga';
import { type DialogPlan, planDialog } from '../../notices/plan';
import { never, timePasses } from '../../support/builders';

const open: DialogPlan = { open: 'seniorsOnboarding', before: [profileMatched({ portalValue: 'WL-2' })] };

describe('the saga of the slides', () => {
  it('stores the value as soon as they are shown', async () => {
    const { runWith, kept, outbox } = planDialog(viewingSaga, { ...open, stored: { [PORTAL_VALUE]: 'WL-1' } });
    expect((await runWith()).dialogs.open).toBe('seniorsOnboarding');
    expect([...kept]).toEqual([[PORTAL_VALUE, 'WL-2']]);
    expect(outbox).toMatchObject({ calls: [], logged: [] });
  });

  it('continues if the value cannot be stored', async () => {
    const plan = planDialog(viewingSaga, { ...open, storageWrites: false, answers: { onboardingUpdate: {} } });
    expect((await plan.runWith(slidesLeft({ event: 'EVENT' }))).dialogs.open).toBeNull();
    expect(plan.outbox).toMatchObject({
      calls: ['onboardingUpdate'],
      logged: ['The onboarding could not be remembered'],
    });
  });

  // Rule `onboarding.events`.
  it.each(['EVENT', 'DEACTIVATE'] as const)('hides them at once and sends %s once', async (event) => {
    const { runWith, sent, outbox } = planDialog(viewingSaga, { ...open, answers: { onboardingUpdate: never } });
    const { dialogs } = await runWith(slidesLeft({ event }), slidesLeft({ event }), slidesLeft({ event: 'EVENT' }));
    expect(dialogs).toMatchObject({ open: null, checks: { seniorsOnboarding: 'closed' } });
    expect(sent).toEqual([{ body: event }]);
    expect(outbox.logged).toEqual([]);
  });

  it.each([
    ['refused', new Error('500'), []],
    ['never answered', never, [timePasses]],
  ] as const)('records an update that was %s; the slides stay hidden', async (_, onboardingUpdate, providers) => {
    const { runWith, outbox } = planDialog(viewingSaga, { ...open, answers: { onboardingUpdate } }, ...providers);
    expect((await runWith(slidesLeft({ event: 'DEACTIVATE' }))).dialogs.open).toBeNull();
    expect(outbox.logged).toEqual(['Error while updating onboarding event.']);
  });
});
