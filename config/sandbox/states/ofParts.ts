import { type Downtime, defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import type { StateGroup } from './portalState';

const nothingLeftOut = defaultConfiguration.features;
const alwaysDown: Downtime = {
  products: ['bank', 'life', 'gap'],
  from: '2020-01-01T00:00:00Z',
  until: '2099-01-01T00:00:00Z',
  message: 'We are improving this service. It will be back at 14:00.',
};

/** The states of tiles, and of what stands around them. */
export const partStates: readonly StateGroup[] = [
  {
    heading: 'Tiles',
    states: [
      { name: 'gap-single', about: 'One gap policy', member: 'gap-single' },
      { name: 'gap-withdrawn', about: 'A withdrawn gap policy', member: 'gap-withdrawn' },
      { name: 'gap-many', about: 'Several gap policies, closed', member: 'gap-many' },
      { name: 'gap-open', about: 'Several gap policies, open', member: 'gap-many', press: ['3 policies'] },
      { name: 'health-withdrawn', about: 'Membership withdrawn, with a debt', member: 'health-withdrawn' },
      { name: 'health-future', about: 'Memberships that start next year', member: 'health-future-dated' },
      { name: 'switched', about: 'A switched profile', member: 'employee-switched' },
      { name: 'life-protector', about: 'Health Plan Protector', member: 'life-health-plan-protector' },
      { name: 'insure-many', about: 'Several policies without drive', member: 'insure-many' },
      { name: 'insure-drive', about: 'One policy with drive', member: 'insure-drive' },
      { name: 'card-unmigrated', about: 'A card that is not migrated', member: 'card-unmigrated' },
      {
        name: 'tiles-failed',
        about: 'Tiles that could not be loaded',
        member: 'everything',
        fail: 'healthSummary:500,investSummary:500,lifeSummary:500,bankSummary:500,willSummary:500,gapSummary:500',
      },
      {
        name: 'downtime',
        about: 'A planned downtime of products',
        member: 'everything',
        configuration: { features: nothingLeftOut, downtime: [alwaysDown] },
      },
      { name: 'arrears-failed', about: 'Arrears could not be checked', member: 'arrears', fail: 'lifeArrears:500' },
    ],
  },
  {
    heading: 'Blocks and content',
    states: [
      { name: 'content-failed', about: 'Content could not be loaded', member: 'everything', fail: 'fragment:500' },
      {
        name: 'content-loading',
        about: 'Content is loading',
        member: 'everything',
        fail: 'fragment:hang',
        staysBusy: true,
      },
      { name: 'rewards-one', about: 'Rings at 0, inactive, beyond the goal', member: 'rewards-one' },
      { name: 'rewards-two', about: 'Rings full and nearly full', member: 'rewards-two' },
      { name: 'rewards-none', about: 'No goal, no play, no Mile', member: 'rewards-none' },
      { name: 'rewards-in-debt', about: 'Debts of the rewards', member: 'rewards-in-debt' },
      { name: 'rewards-inactive', about: 'Parts to be activated', member: 'inactive-rewards' },
      {
        name: 'rewards-failed',
        about: 'Rewards could not be loaded',
        fail: 'rewardSummary:500,healthStatus:500,driveStatus:500,moneyStatus:500',
      },
      {
        name: 'features-off',
        about: 'The blocks around the tiles are left out by the operator',
        configuration: {
          features: {
            ...nothingLeftOut,
            banners: false,
            outstanding: false,
            rewards: false,
            recommender: false,
            details: false,
          },
          downtime: [],
        },
      },
      { name: 'blocks-lost', about: 'The script of the blocks could not be loaded', lostScript: 'overview' },
      {
        name: 'blocks-failed',
        about: 'No block around the tiles could be loaded',
        fail: 'mandateItems:500,digitalConsent:500,digitalAcceptance:500,willItems:500,rewardsBanner:500,bannerSummary:500,recommendations:500,manageDetails:500',
      },
    ],
  },
];
