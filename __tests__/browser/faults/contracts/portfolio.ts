import {
  ANNOUNCER,
  type Change,
  type Contract,
  each,
  looksFailed,
  namesLike,
  type Outcome,
  REFERENCE,
  say,
  unharmed,
  withoutDate,
} from './contract';

const PRODUCTS_FAILED = ['There was an issue fetching the portfolio products'];
const WILLS_FAILED = 'There was an issue fetching the wills policy';

const problem: Readonly<Record<string, Change>> = {
  'main: alert 1':
    /^<div role=alert> · Sorry, this service has a technical problem at the moment\. Please try again later\. · <a href=tel:0800555010> · 0800 555 010$/,
  // The alert is announced by itself.
  [ANNOUNCER]: '<span role=status>',
};

/** The page without its products, and what else goes with them. */
const withoutProducts =
  (gone: RegExp, besides: Readonly<Record<string, Change>> = {}): Required<Outcome>['parts'] =>
  (healthy) => ({
    page: (healthy.page ?? '').replace(' · <a href=#your-products> · Skip to your products', ''),
    // Nor is there an age of what is shown.
    main: say(withoutDate(healthy), 'Try again', ...REFERENCE),
    ...each(namesLike(healthy, gone), null),
    ...besides,
    ...problem,
  });

const withoutAny = withoutProducts(/^(tile |region Rewards|region Your products)/);

// The rewards of the balance view have their own calls; only the tile's address came with the products.
const withoutThoseOfBalance = withoutProducts(/^(tile |region Your products)/, {
  'tile rewards-health': say('<article status-gold>', 'Health', 'Gold'),
});

const ownLabels = () => ({
  'tile gap': say(
    '<article status-active>',
    '<a href=/portal/gap-cover/comprehensive>',
    'Gap cover',
    'Comprehensive gap cover',
    'Policy number',
    'HG-3318046',
    '<button aria-label=Copy Policy number HG-3318046>',
  ),
});

/** The calls of the screens, and those that report. */
export const portfolioContracts = {
  products: [{ member: 'everything', failed: { parts: withoutAny, logged: PRODUCTS_FAILED } }],
  productsBalance: [
    {
      member: 'everything',
      screen: 'bal-portfolio',
      failed: { parts: withoutThoseOfBalance, logged: PRODUCTS_FAILED },
    },
  ],
  // This member holds one gap policy, whose label is seen without opening a list.
  headings: [{ ...looksFailed(ownLabels, 'There was an issue fetching the headings'), member: 'typical' }],
  // A usage event that is not counted must not be noticed by the member, nor fill the log.
  analyticsEvent: [
    {
      member: 'everything',
      act: {
        name: 'look at the offers',
        run: (page) => page.getByRole('region', { name: 'Recommended for you' }).scrollIntoViewIfNeeded(),
      },
      failed: unharmed,
    },
  ],
  // Written to the console, once, and not retried.
  errorLog: [
    {
      member: 'everything',
      besides: { fault: 'willSummary:500', logged: WILLS_FAILED },
      failed: { logged: [`FAILED TO LOG ON SERVER ${WILLS_FAILED}`] },
    },
  ],
} satisfies Readonly<Record<string, readonly Contract[]>>;
