import { createDialog } from '../../notices';

/** The slides; their script is fetched when their turn comes. */
export const onboardingDialog = createDialog(
  'seniorsOnboarding',
  () => import(/* webpackChunkName: "onboarding" */ './chunk'),
);
