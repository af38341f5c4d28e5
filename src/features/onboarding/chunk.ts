/** What draws the onboarding. */
export { OnboardingDialog as Dialog } from './OnboardingDialog';
