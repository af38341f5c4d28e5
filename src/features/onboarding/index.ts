/** The onboarding of members aged 65 and over. */
import { onboardingDialog } from './dialog';

export { onboardingSaga } from './saga';
export { type OnboardingPart, onboardingReducer } from './slice';

/** Where the dialog is rendered. */
export const OnboardingHost = onboardingDialog.Host;
