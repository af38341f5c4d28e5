import { createDialog } from '../../notices';

/** The slides, whose script is fetched when it is their turn. */
export const onboardingDialog = createDialog(
  'seniorsOnboarding',
  () => import(/* webpackChunkName: "onboarding" */ './chunk'),
);
