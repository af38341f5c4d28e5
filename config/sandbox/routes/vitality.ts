import { redirect, tell } from '../answer';

/** The rewards programme: statuses, both summaries, and the redirect to the rewards' own area. */
export const vitalityRoutes = {
  healthStatus: tell(({ member }) => member.healthStatus),
  driveStatus: tell(({ member }) => member.driveStatus),
  moneyStatus: tell(({ member }) => member.moneyStatus),
  rewardSummary: tell(({ member }) => member.rewardSummary),
  rewardSummaryBalance: tell(({ member }) => member.rewardSummaryBalance),
  rewardRedirect: () => ({ response: redirect('/portal/active-rewards') }),
} as const;
