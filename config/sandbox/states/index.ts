export { addressOf, type PortalState } from './portalState';

import { dialogStates } from './ofDialogs';
import { partStates } from './ofParts';
import type { StateGroup } from './portalState';

const BALANCE = '#/bal-portfolio';

/** Every state of the portal, in the order of the catalogue. */
export const stateGroups: readonly StateGroup[] = [
  {
    heading: 'Overview',
    states: [
      { name: 'typical', about: 'One of each common product' },
      { name: 'everything', about: 'Every product there is', member: 'everything' },
      { name: 'newcomer', about: 'Holds nothing yet', member: 'newcomer' },
      { name: 'arrears', about: 'Payments are due', member: 'arrears' },
      { name: 'loading', about: 'The products are loading', fail: 'products:hang', staysBusy: true },
      {
        name: 'tiles-loading',
        about: 'Tiles are loading',
        member: 'everything',
        fail: 'healthSummary:hang,investSummary:hang,lifeSummary:hang,bankSummary:hang,willSummary:hang',
        staysBusy: true,
      },
      { name: 'many-actions', about: 'Sixty outstanding actions', member: 'outstanding-60' },
      {
        name: 'all-actions',
        about: 'Ten outstanding actions as a list',
        member: 'outstanding-10',
        press: ['See all 10'],
      },
      {
        name: 'refresh-failed',
        about: 'A refresh that brought only a part anew',
        member: 'everything',
        thenFail:
          'lifeSummary:500,lifeArrears:500,willSummary:500,gapSummary:500,driveStatus:500,rewardSummary:500,willItems:500',
        press: ['Refresh'],
      },
      {
        name: 'refresh-without-products',
        about: 'A refresh that could not have the products anew',
        thenFail: 'products:500',
        press: ['Refresh'],
      },
      { name: 'offline', about: 'The connection is lost', thenOffline: true },
      {
        name: 'actions-unchecked',
        about: 'Some of the outstanding actions could not be checked',
        member: 'everything',
        fail: 'willItems:500',
      },
      { name: 'number-copied', about: 'A policy number was copied', press: ['Copy Policy number 0784512369'] },
      { name: 'hostile', about: 'A back end that means harm', member: 'hostile' },
    ],
  },
  ...partStates,
  ...dialogStates,
  {
    heading: 'Balance',
    states: [
      { name: 'balance', about: 'Balance of a typical member', place: BALANCE },
      { name: 'balance-everything', about: 'Balance of who holds everything', member: 'everything', place: BALANCE },
      { name: 'balance-newcomer', about: 'Balance of who holds nothing', member: 'newcomer', place: BALANCE },
      {
        name: 'balance-refresh-failed',
        about: 'A refresh of the balance that brought only a part anew',
        thenFail: 'lifeSummary:500,healthStatus:500,rewardSummaryBalance:500',
        press: ['Refresh'],
        place: BALANCE,
      },
      { name: 'balance-arrears', about: 'Balance of who owes', member: 'arrears', place: BALANCE },
      {
        name: 'balance-rewards-failed',
        about: 'Its rewards could not be loaded',
        member: 'rewards-two',
        fail: 'rewardSummaryBalance:500',
        place: BALANCE,
      },
    ],
  },
  {
    heading: 'When everything fails',
    states: [
      { name: 'products-failed', about: 'The products could not be loaded', fail: 'products:500' },
      {
        name: 'balance-failed',
        about: 'The products of the balance could not be loaded',
        fail: 'productsBalance:500',
        place: BALANCE,
      },
      {
        name: 'start-failed',
        about: 'The first script could not be loaded',
        lostScript: 'main',
        staysBusy: true,
        says: 'Sorry, this service has a technical problem at the moment. Please try again later.',
      },
      { name: 'session-ended', about: 'The session has ended', fail: 'products:401' },
      { name: 'not-found', about: 'An address that does not exist', place: '#/nowhere' },
    ],
  },
  {
    heading: 'The sandbox itself',
    states: [
      { name: 'sandbox', about: 'Members, sessions and faults', sandboxPage: '/sandbox' },
      { name: 'sandbox-states', about: 'This catalogue', sandboxPage: '/sandbox/states' },
    ],
  },
];
