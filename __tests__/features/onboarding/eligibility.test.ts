import fc from 'fast-check';
import { portalValueDue } from '../../../src/features/onboarding/saga';

const senior = { age: 65, numberOfEvents: 2, productFeatureActive: true, PORTALWL: 'WL-2' };

// Rule `onboarding.shown`.
describe('the onboarding is due', () => {
  it('from the age of 65, with fewer than three events, an active feature and a new PORTALWL value', () => {
    expect(portalValueDue(senior, undefined)).toBe('WL-2');
    expect(portalValueDue(senior, 'WL-1')).toBe('WL-2');
  });

  it.each([
    ['the member is younger', { ...senior, age: 64.9 }],
    ['there were three events', { ...senior, numberOfEvents: 3 }],
    ['the feature is not active', { ...senior, productFeatureActive: false }],
    ['the age is not known', { ...senior, age: undefined }],
    ['the events are not known', { ...senior, numberOfEvents: undefined }],
    ['the feature is not known', { ...senior, productFeatureActive: undefined }],
    ['there is no PORTALWL value', { ...senior, PORTALWL: undefined }],
  ])('not if %s', (_, profile) => {
    expect(portalValueDue(profile, undefined)).toBeUndefined();
  });

  it('not if the value has already been shown', () => {
    expect(portalValueDue(senior, 'WL-2')).toBeUndefined();
  });

  it('exactly if all conditions are met', () => {
    const profiles = fc.record({
      age: fc.integer({ min: 60, max: 70 }),
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
    );
  });
});
