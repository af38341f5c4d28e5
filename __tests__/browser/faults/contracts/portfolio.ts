import type { Blocks } from '../blocks';
import { ANNOUNCER, type Change, type Contract, each, namesLike, say, unharmed } from './contract';

const PRODUCTS_FAILED = ['There was an issue fetching the portfolio products'];
const WILLS_FAILED = 'There was an issue fetching the wills policy';

const problem: Readonly<Record<string, Change>> = {
  'main: alert 1':
    /^<div role=alert> · Sorry, this service has a technical problem at the moment\. Please try again later\. · <a href=tel:0800555010> · 0800 555 010 · Try again · Reference R · Copy reference$/,
  // The alert speaks for itself.
  [ANNOUNCER]: '<span role=status>',
};

const withoutProducts = (healthy: Blocks) => ({
  ...each(namesLike(healthy, /^(tile |region Rewards)/), null),
  ...problem,
});

// The rewards of the balance view have calls of their own; only the tile's address came with the products.
const withoutBalanceProducts = (healthy: Blocks) => ({
  ...each(namesLike(healthy, /^tile /), null),
  'tile rewards-health': say('<article status-gold>', 'Health', 'Gold'),
  ...problem,
});

const ownLabels = () => ({
  'tile gap': say(
    '<article status-active>',
    '<a href=/portal/gap-cover/comprehensive>',
    'Gap cover',
    '<button aria-expanded=false>',
    '2 policies',
    'Comprehensive gap cover',
    'Policy number',
    'HG-3318046',
    'Supplementary gap cover',
    'Policy number',
    'MG-5520871',
  ),
});

/** The calls behind the screens, and those that report. */
export const portfolioContracts = {
  products: [{ member: 'everything', failed: { blocks: withoutProducts, logged: PRODUCTS_FAILED } }],
  productsBalance: [
    {
      member: 'everything',
      screen: 'bal-portfolio',
      failed: { blocks: withoutBalanceProducts, logged: PRODUCTS_FAILED },
    },
  ],
  headings: [
    {
      member: 'everything',
      failed: { blocks: ownLabels, logged: ['There was an issue fetching the headings'] },
      but: { wrongfields: { blocks: ownLabels } },
    },
  ],
  // No member should notice, and no log should fill up, because something was not counted.
  analyticsEvent: [
    {
      member: 'everything',
      outlives: true,
      act: {
        name: 'look at the offers',
        run: (page) => page.getByRole('region', { name: 'Recommended for you' }).scrollIntoViewIfNeeded(),
      },
      failed: unharmed,
    },
  ],
  // Told to the console, once, and not tried again.
  errorLog: [
    {
      member: 'everything',
      besides: { fault: 'willSummary:500', logged: WILLS_FAILED },
      outlives: true,
      failed: { logged: [`FAILED TO LOG ON SERVER ${WILLS_FAILED}`] },
    },
  ],
} satisfies Readonly<Record<string, readonly Contract[]>>;
