import type { OnboardingProfile } from '../../contract/answers/features';
import type { ProductConfig } from '../../contract/answers/portfolio';

/** The key under which the PORTALWL value of the last onboarding is stored, as plain text. */
export const PORTAL_VALUE = 'portfolio.onboarding.PORTALWL';

/** From this age, in years, a member is a senior (rule `onboarding.shown`). */
export const SENIOR_AGE = 65;

/** After this many onboarding events the slides are no longer shown (rule `onboarding.shown`). */
export const ENOUGH_EVENTS = 3;

/** Whether the rewards programme is active, that is, the product vitality. */
export const isRewardsProgrammeActive = (products: readonly ProductConfig[]): boolean =>
  products.some(({ id, active }) => id === 'vitality' && active === true);

/**
 * The PORTALWL value of an eligible profile (rule `onboarding.shown`); `undefined` if it is not eligible, or a field is
 * missing.
 */
export const portalValueDue = (
  { age, numberOfEvents, productFeatureActive, PORTALWL }: OnboardingProfile,
  stored: string | undefined,
): string | undefined => {
  if (age === undefined || age < SENIOR_AGE) return undefined;
  if (numberOfEvents === undefined || numberOfEvents >= ENOUGH_EVENTS) return undefined;
  return productFeatureActive === true && PORTALWL !== stored ? PORTALWL : undefined;
};
