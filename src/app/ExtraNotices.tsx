import { ConsentHost, PreferencesHost } from '../features/consent';
import { DisclaimerHost } from '../features/disclaimer';
import { OnboardingHost } from '../features/onboarding';
import { Notices } from '../notices';
import { AmountsHost } from '../screens/amounts';

/** Toasts and dialogs. */
export const ExtraNotices = () => (
  <>
    <Notices />
    <DisclaimerHost />
    <ConsentHost />
    <PreferencesHost />
    <AmountsHost />
    <OnboardingHost />
  </>
);
