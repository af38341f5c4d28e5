import { tell } from '../answer';

/** The aggregated rewards service: the ars banner. */
export const aggregatedRewardsRoutes = {
  rewardsBanner: tell(({ member }) => member.rewardsBanner),
} as const;
