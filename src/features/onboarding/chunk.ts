/** What the onboarding needs once it is shown. */
export { OnboardingDialog as Dialog } from './OnboardingDialog';
export { viewingSaga as saga } from './viewingSaga';
