import { personas } from '../members/personas';
import { dialogStates } from './ofDialogs';
import { partStates } from './ofParts';
import { failed, press, type StateGroups, state } from './portalState';

export { addressOf, type PortalState } from './portalState';

const everything = { member: 'everything' };
const refresh = press('refresh.refresh');
const balance = { place: '#/bal-portfolio' };

/** Members with many actions, and those to whom a dialog opens, have states of their own. */
const WITH_OWN_STATES = /^(outstanding-|dialogs-all|senior)|-pending$/;

/** Every state of the portal, in the order of the catalogue. */
export const stateGroups: StateGroups = {
  Members: personas
    .filter(({ name }) => !WITH_OWN_STATES.test(name))
    .map(({ name, story }) => state(name, story, { member: name })),
  Overview: [
    state('loading', 'The products are loading', { fail: 'products:hang', staysBusy: true }),
    state('tiles-loading', 'Tiles are loading', everything, {
      fail: 'healthSummary:hang,investSummary:hang,lifeSummary:hang,bankSummary:hang,willSummary:hang',
      staysBusy: true,
    }),
    state('many-actions', 'Sixty outstanding actions', { member: 'outstanding-60' }),
    state('all-actions', 'Ten outstanding actions as a list', {
      member: 'outstanding-10',
      press: [{ key: 'carousel.seeAll', values: { count: 10 } }],
    }),
    state('refresh-failed', 'A refresh that brought only a part anew', everything, refresh, {
      thenFail: failed(
        'lifeSummary',
        'lifeArrears',
        'willSummary',
        'gapSummary',
        'driveStatus',
        'rewardSummary',
        'willItems',
      ),
    }),
    state('refresh-without-products', 'A refresh that could not have the products anew', refresh, {
      thenFail: 'products:500',
    }),
    state('offline', 'The connection is lost', { thenOffline: true }),
    state('actions-unchecked', 'Some of the outstanding actions could not be checked', everything, {
      fail: 'willItems:500',
    }),
    state('number-copied', 'A policy number was copied', {
      press: [
        { key: 'products.copyNumber', values: { label: { key: 'products.policyNumber' }, number: '0784512369' } },
      ],
    }),
  ],
  ...partStates,
  ...dialogStates,
  Balance: [
    state('balance', 'Balance of a typical member', balance),
    state('balance-everything', 'Balance of who holds everything', balance, everything),
    state('balance-newcomer', 'Balance of who holds nothing', balance, { member: 'newcomer' }),
    state('balance-refresh-failed', 'A refresh of the balance that brought only a part anew', balance, refresh, {
      thenFail: failed('lifeSummary', 'healthStatus', 'rewardSummaryBalance'),
    }),
    state('balance-arrears', 'Balance of who owes', balance, { member: 'arrears' }),
    state('balance-rewards-failed', 'Its rewards could not be loaded', balance, {
      member: 'rewards-two',
      fail: 'rewardSummaryBalance:500',
    }),
  ],
  'When everything fails': [
    state('products-failed', 'The products could not be loaded', { fail: 'products:500' }),
    state('balance-failed', 'The products of the balance could not be loaded', balance, {
      fail: 'productsBalance:500',
    }),
    state('start-failed', 'The first script could not be loaded', {
      lostScript: 'main',
      staysBusy: true,
      says: 'start.technicalProblem',
    }),
    state('session-ended', 'The session has ended', { fail: 'products:401' }),
    state('not-found', 'An address that does not exist', { place: '#/nowhere' }),
  ],
  'The sandbox itself': [
    state('sandbox', 'Members, sessions and faults', { sandboxPage: '/sandbox' }),
    state('sandbox-states', 'This catalogue', { sandboxPage: '/sandbox/states' }),
  ],
};
