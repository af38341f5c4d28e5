import { type Downtime, defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { failed, press, type StateGroups, state } from './portalState';

const nothingLeftOut = defaultConfiguration.features;
const blocks = { banners: false, outstanding: false, rewards: false, recommender: false, details: false };
const alwaysDown: Downtime = {
  products: ['bank', 'life', 'gap'],
  from: '2020-01-01T00:00:00Z',
  until: '2099-01-01T00:00:00Z',
  message: 'We are improving this service. It will be back at 14:00.',
};
const everything = { member: 'everything' };
const manyGap = { member: 'gap-many' };

/** The states of tiles, and of what stands around them. */
export const partStates: StateGroups = {
  Tiles: [
    state('gap-single', 'One gap policy', { member: 'gap-single' }),
    state('gap-withdrawn', 'A withdrawn gap policy', { member: 'gap-withdrawn' }),
    state('gap-many', 'Several gap policies, closed', manyGap),
    state('gap-open', 'Several gap policies, open', manyGap, press({ key: 'products.policies', values: { count: 3 } })),
    state('health-withdrawn', 'Membership withdrawn, with a debt', { member: 'health-withdrawn' }),
    state('health-future', 'Memberships that start next year', { member: 'health-future-dated' }),
    state('switched', 'A switched profile', { member: 'employee-switched' }),
    state('life-protector', 'Health Plan Protector', { member: 'life-health-plan-protector' }),
    state('insure-many', 'Several policies without drive', { member: 'insure-many' }),
    state('insure-drive', 'One policy with drive', { member: 'insure-drive' }),
    state('card-unmigrated', 'A card that is not migrated', { member: 'card-unmigrated' }),
    state('tiles-failed', 'Tiles that could not be loaded', everything, {
      fail: failed('healthSummary', 'investSummary', 'lifeSummary', 'bankSummary', 'willSummary', 'gapSummary'),
    }),
    state('downtime', 'A planned downtime of products', everything, {
      configuration: { features: nothingLeftOut, downtime: [alwaysDown] },
    }),
    state('arrears-failed', 'Arrears could not be checked', { member: 'arrears', fail: 'lifeArrears:500' }),
  ],
  'Blocks and content': [
    state('content-failed', 'Content could not be loaded', everything, { fail: 'fragment:500' }),
    state('content-loading', 'Content is loading', everything, { fail: 'fragment:hang', staysBusy: true }),
    state('rewards-one', 'Rings at 0, inactive, beyond the goal', { member: 'rewards-one' }),
    state('rewards-two', 'Rings full and nearly full', { member: 'rewards-two' }),
    state('rewards-none', 'No goal, no play, no Mile', { member: 'rewards-none' }),
    state('rewards-in-debt', 'Debts of the rewards', { member: 'rewards-in-debt' }),
    state('rewards-inactive', 'Parts to be activated', { member: 'inactive-rewards' }),
    state('rewards-failed', 'Rewards could not be loaded', {
      fail: failed('rewardSummary', 'healthStatus', 'driveStatus', 'moneyStatus'),
    }),
    state('features-off', 'The blocks around the tiles are left out by the operator', {
      configuration: { features: { ...nothingLeftOut, ...blocks }, downtime: [] },
    }),
    state('blocks-lost', 'The script of the blocks could not be loaded', { lostScript: 'overview' }),
    state('blocks-failed', 'No block around the tiles could be loaded', {
      fail: failed(
        ...['mandateItems', 'digitalConsent', 'digitalAcceptance', 'willItems'],
        ...['rewardsBanner', 'bannerSummary', 'recommendations', 'manageDetails'],
      ),
    }),
  ],
};
