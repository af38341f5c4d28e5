import { ConsentHost, PreferencesHost } from '../features/consent';
import { DisclaimerHost } from '../features/disclaimer';
import { OnboardingHost } from '../features/onboarding';
import { Notices } from '../notices';

/** Toasts and dialogs. */
export const ExtraNotices = () => (
  <>
    <Notices />
    <DisclaimerHost />
    <ConsentHost />
    <PreferencesHost />
    <OnboardingHost />
  </>
);
