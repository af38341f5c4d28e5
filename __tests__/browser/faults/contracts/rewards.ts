import { type Contract, each, namesLike, type Outcome, say, unavailableTile } from './contract';

const statusTile = (tile: string, heading: string, href: string, logged: string): Contract => {
  const blocks = () => unavailableTile(tile, heading, href, `Try again: ${heading} rewards`);
  return { member: 'everything', failed: { blocks, logged: [logged] }, but: { wrongfields: { blocks } } };
};

const healthStatus = statusTile(
  'rewards-health',
  'Health',
  '/portal/rewards/health',
  'There was an issue fetching the vitality health status',
);

const SUMMARY_FAILED = 'There was an issue fetching the vitality rewards summary';

const panel: Outcome = {
  blocks: () => ({
    'tile active-rewards': say(
      '<article unavailable>',
      '<a href=/portal/active-rewards>',
      'Active Rewards',
      'Active Rewards could not be loaded. Please try again.',
      'Try again',
      'Details for support',
      'Reference R',
      'Copy reference',
    ),
  }),
  logged: [SUMMARY_FAILED],
};

const tracker: Outcome = {
  blocks: (healthy) =>
    each(
      namesLike(healthy, /^region Active Rewards$/),
      say(
        'Active Rewards',
        'Unable to load Active Rewards Tracker',
        'Try Again',
        'Details for support',
        'Reference R',
        'Copy reference',
      ),
    ),
  logged: [SUMMARY_FAILED],
};

/** The calls of the rewards programme. */
export const rewardsContracts = {
  healthStatus: [healthStatus, { ...healthStatus, screen: 'bal-portfolio' }],
  driveStatus: [
    statusTile('rewards-drive', 'Drive', '/portal/rewards/drive', 'There was an issue fetching the drive status'),
  ],
  moneyStatus: [
    statusTile('rewards-money', 'Money', '/bank/vitality-money', 'There was an issue fetching the money status'),
  ],
  rewardSummary: [{ member: 'everything', failed: panel }],
  rewardSummaryBalance: [{ member: 'everything', screen: 'bal-portfolio', failed: tracker }],
  // The member's browser follows it; the portal itself never calls it.
  rewardRedirect: [{ member: 'everything', isLink: true, failed: {} }],
} satisfies Readonly<Record<string, readonly Contract[]>>;
