import {
  onboardingReducer,
  profileMatched,
  selectPortalValue,
  selectSlide,
  slideReached,
} from '../../../src/features/onboarding/slice';

describe('the onboarding’s state', () => {
  it('starts at the first slide and follows the member', () => {
    const before = onboardingReducer(undefined, { type: 'start' });
    expect(selectSlide({ onboarding: before })).toBe(0);
    expect(selectSlide({ onboarding: onboardingReducer(before, slideReached(3, false)) })).toBe(3);
  });

  it('holds the value of an eligible profile', () => {
    const before = onboardingReducer(undefined, { type: 'start' });
    expect(selectPortalValue({ onboarding: before })).toBeNull();
    const after = onboardingReducer(before, profileMatched({ portalValue: 'WL-2' }));
    expect(selectPortalValue({ onboarding: after })).toBe('WL-2');
  });
});
