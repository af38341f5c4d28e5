import { type Contract, looksFailed, type Outcome, REFERENCE, say, unavailableTile } from './contract';

const statusTile = (tile: string, heading: string, href: string, logged: string): Contract =>
  looksFailed(() => unavailableTile(tile, heading, href, `Try again: ${heading} rewards`), logged);

const healthStatus = statusTile(
  'rewards-health',
  'Health',
  '/portal/rewards/health',
  'There was an issue fetching the vitality health status',
);

const SUMMARY_FAILED = 'There was an issue fetching the vitality rewards summary';

const panel: Outcome = {
  parts: () => ({
    'tile active-rewards': say(
      '<article unavailable>',
      '<a href=/portal/active-rewards>',
      'Active Rewards',
      'Active Rewards could not be loaded. Please try again.',
      'Try again',
      ...REFERENCE,
    ),
  }),
  logged: [SUMMARY_FAILED],
};

const tracker: Outcome = {
  parts: () => ({
    'region Active Rewards': say('Active Rewards', 'Unable to load Active Rewards Tracker', 'Try Again', ...REFERENCE),
  }),
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
