import { onboardingSaga, PORTAL_VALUE } from '../../../src/features/onboarding/saga';
import { profileMatched, slidesLeft } from '../../../src/features/onboarding/slice';
import { dialogShown } from '../../../src/notices';
import { never } from '../../support/builders';
import { type DialogSurroundings, dialogsWith, onOverview, opened } from '../../support/dialogs';
import { createWorld } from '../../support/world';

const open: DialogSurroundings = {
  before: [...opened('seniorsOnboarding'), profileMatched({ portalValue: 'WL-2' })],
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the saga of the slides', () => {
  it('stores the value as soon as they are shown', async () => {
    const { happen, kept, outbox } = createWorld(dialogsWith(onboardingSaga), {
      ...open,
      stored: { [PORTAL_VALUE]: 'WL-1' },
    });
    expect((await happen(dialogShown('seniorsOnboarding'))).dialogs.open).toBe('seniorsOnboarding');
    expect([...kept]).toEqual([[PORTAL_VALUE, 'WL-2']]);
    expect(outbox).toMatchObject({ calls: [], logged: [] });
  });

  it('continues if the value cannot be stored', async () => {
    const plan = createWorld(dialogsWith(onboardingSaga), {
      ...open,
      storageWrites: false,
      answers: { onboardingUpdate: {} },
    });
    expect(
      (await plan.happen(dialogShown('seniorsOnboarding'), slidesLeft({ event: 'EVENT' }))).dialogs.open,
    ).toBeNull();
    expect(plan.outbox).toMatchObject({
      calls: ['onboardingUpdate'],
      logged: ['The onboarding could not be remembered'],
    });
  });

  // Rule `onboarding.events`.
  it.each(['EVENT', 'DEACTIVATE'] as const)('hides them at once and sends %s once', async (event) => {
    const { happen, sent, outbox } = createWorld(dialogsWith(onboardingSaga), {
      ...open,
      answers: { onboardingUpdate: never },
    });
    const { dialogs } = await happen(slidesLeft({ event }), slidesLeft({ event }), slidesLeft({ event: 'EVENT' }));
    expect(dialogs).toMatchObject({ open: null, checks: { seniorsOnboarding: 'closed' } });
    expect(sent).toEqual([{ body: event }]);
    expect(outbox.logged).toEqual([]);
  });

  it.each([
    ['refused', new Error('500'), 0],
    ['never answered', never, 60_000],
  ] as const)('records an update that was %s; the slides stay hidden', async (_, onboardingUpdate, wait) => {
    const { happen, state, outbox } = createWorld(dialogsWith(onboardingSaga), {
      ...open,
      answers: { onboardingUpdate },
    });
    await happen(slidesLeft({ event: 'DEACTIVATE' }));
    await jest.advanceTimersByTimeAsync(wait);
    expect(state().dialogs.open).toBeNull();
    expect(outbox.logged).toEqual(['Error while updating onboarding event.']);
  });
});

describe('how the slides were left', () => {
  const left = slidesLeft({ event: 'DEACTIVATE' });

  it('is nothing as long as they are not open, and no value is stored without one', async () => {
    const { happen, outbox, kept } = createWorld(dialogsWith(onboardingSaga), {
      before: [onOverview],
      answers: { onboardingUpdate: {} },
    });
    expect((await happen(left)).dialogs.checks.seniorsOnboarding).toBe('pending');
    expect(outbox).toMatchObject({ calls: [], logged: [] });
    expect(kept.size).toBe(0);
  });
});
