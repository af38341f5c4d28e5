/** The onboarding of members aged 65 and over (spec sections 2 and 4). */
import { onboardingDialog } from './dialog';

export { onboardingSaga } from './saga';
export { type OnboardingCorner, onboardingReducer } from './slice';

/** The dialog's place in the page. */
export const OnboardingHost = onboardingDialog.Host;
