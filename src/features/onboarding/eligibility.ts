import type { OnboardingProfile } from '../../contract/answers/features';
import type { ProductConfig } from '../../contract/answers/portfolio';

/** Where the PORTALWL value of the last onboarding is kept, as the bare text. */
export const PORTAL_VALUE = 'portfolio.onboarding.PORTALWL';

/** From this age, in years, a member is a senior (spec section 9). */
export const SENIOR_AGE = 65;

/** With so many onboarding events a member has seen enough of it (spec section 9). */
export const ENOUGH_EVENTS = 3;

/** Whether the rewards programme is active: the product vitality is. */
export const isRewardsProgrammeActive = (products: readonly ProductConfig[]): boolean =>
  products.some(({ id, active }) => id === 'vitality' && active === true);

/**
 * The PORTALWL value of a profile that asks for the slides (spec section 4, Seniors onboarding); `undefined` where it
 * does not, or where a field that decides is missing.
 */
export const portalValueDue = (
  { age, numberOfEvents, productFeatureActive, PORTALWL }: OnboardingProfile,
  stored: string | undefined,
): string | undefined => {
  if (age === undefined || age < SENIOR_AGE) return undefined;
  if (numberOfEvents === undefined || numberOfEvents >= ENOUGH_EVENTS) return undefined;
  return productFeatureActive === true && PORTALWL !== stored ? PORTALWL : undefined;
};
