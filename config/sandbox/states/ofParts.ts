import { type Downtime, defaultConfiguration } from '../../../src/contract/runtimeConfiguration';
import { failed, type StateGroups, state } from './portalState';

const nothingLeftOut = defaultConfiguration.features;
const blocks = { banners: false, outstanding: false, rewards: false, recommender: false, details: false };
const alwaysDown: Downtime = {
  products: ['bank', 'life', 'gap'],
  from: '2020-01-01T00:00:00Z',
  until: '2099-01-01T00:00:00Z',
  message: 'We are improving this service. It will be back at 14:00.',
};
const everything = { member: 'everything' };

/** The states of tiles, and of what stands around them. */
export const partStates: StateGroups = {
  Tiles: [
    state('gap-open', 'Several gap policies, open', {
      member: 'gap-many',
      press: [{ key: 'products.policies', values: { count: 3 } }],
    }),
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
