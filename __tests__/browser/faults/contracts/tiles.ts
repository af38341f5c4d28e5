import type { Blocks } from '../blocks';
import { ANNOUNCER, type Change, type Contract, each, namesLike, type Outcome, say, unavailableTile } from './contract';

const everything = 'everything';

/** A product tile that cannot be shown: "Unavailable" in it, its fragments gone, and the announcer names it. */
const unavailable =
  (tile: string, heading: string, href: string | null): Required<Outcome>['blocks'] =>
  (healthy) => ({
    ...unavailableTile(tile, heading, href),
    ...each(namesLike(healthy, new RegExp(`^tile ${tile}: `)), null),
    [ANNOUNCER]: say('<span role=status>', `13 products loaded, 1 unavailable: ${heading}`),
  });

/** A tile that says this instead. */
const tileSays =
  (tile: string, ...parts: readonly string[]): Required<Outcome>['blocks'] =>
  () => ({ [`tile ${tile}`]: say('<article status-active>', ...parts) });

const withoutFragment =
  (tile: string, rest: Required<Outcome>['blocks'] = () => ({})): Required<Outcome>['blocks'] =>
  (healthy: Blocks): Readonly<Record<string, Change>> => ({
    ...rest(healthy),
    ...each(namesLike(healthy, new RegExp(`^tile ${tile}: `)), null),
  });

interface Tile {
  readonly tile: string;
  readonly heading: string;
  readonly href: string | null;
  /** As the error catalogue has it (spec section 8), or by its pattern where its wording is not shown. */
  readonly logged: string;
  /** What the right structure with values of wrong types shows; "Unavailable" as a whole where nothing is given. */
  readonly wrongFields?: Required<Outcome>['blocks'];
}

const tile = ({ tile: name, heading, href, logged, wrongFields }: Tile): readonly Contract[] => {
  const blocks = unavailable(name, heading, href);
  return [
    {
      member: everything,
      failed: { blocks, logged: [logged] },
      but: { wrongfields: { blocks: wrongFields ?? blocks } },
    },
  ];
};

const risk = tileSays(
  'employee-benefits',
  '<a href=/portal/employee-benefits>',
  'Employee benefits',
  'Umbrella retirement',
  '$ 284,310.55',
  'Group risk',
  'Unavailable',
);

/** The calls behind the product tiles. */
export const tileContracts = {
  bankSummary: tile({
    tile: 'bank',
    heading: 'Bank',
    href: '/portal/bank',
    logged: 'There was an issue fetching the bank summary',
  }),
  healthSummary: tile({
    tile: 'health',
    heading: 'Health',
    href: '/portal/health',
    logged: 'There was an issue fetching the health policy',
    wrongFields: withoutFragment(
      'health',
      tileSays('health', '<a href=/portal/health>', 'Health', 'Policy number', 'Unavailable'),
    ),
  }),
  flexicareSummary: tile({
    tile: 'flexicare',
    heading: 'Primary care',
    href: '/portal/primary-care',
    logged: 'There was an issue fetching the flexicare policy',
    wrongFields: withoutFragment('flexicare'),
  }),
  investSummary: tile({
    tile: 'invest',
    heading: 'Investments',
    href: '/portal/investments',
    logged: 'There was an issue fetching the invest policy',
  }),
  investActionItems: [
    {
      member: everything,
      failed: { blocks: withoutFragment('invest'), logged: ['There was an issue fetching the invest action item'] },
      but: { wrongfields: { blocks: withoutFragment('invest') } },
    },
  ],
  umbrellaSummary: tile({
    tile: 'employee-benefits',
    heading: 'Employee benefits',
    href: '/portal/employee-benefits',
    logged: 'There was an issue fetching the employer benefits policies',
    wrongFields: tileSays(
      'employee-benefits',
      '<a href=/portal/employee-benefits>',
      'Employee benefits',
      'Umbrella retirement',
      'Unavailable',
      'Group risk',
      'Group life cover, 3 times annual salary',
    ),
  }),
  umbrellaPolicies: [
    {
      member: everything,
      failed: { blocks: risk, logged: ['There was an issue fetching the group risk policies'] },
      but: { wrongfields: { blocks: risk } },
    },
  ],
  lifeSummary: tile({
    tile: 'life',
    heading: 'Life insurance',
    href: '/portal/life',
    logged: 'There was an issue fetching the life policy',
    wrongFields: tileSays(
      'life',
      '<a href=/portal/life>',
      'Life insurance',
      'Policy number',
      'Unavailable',
      'Total cover',
      'Unavailable',
    ),
  }),
  // Silently ignored: the arrears are the first of the tile's two fragments, so the second becomes the only one.
  lifeArrears: [
    {
      member: 'arrears',
      failed: {
        blocks: (healthy) => ({
          'tile life: content 1': healthy['tile life: content 2'] ?? null,
          'tile life: content 2': null,
        }),
      },
    },
  ],
  willSummary: tile({
    tile: 'wills',
    heading: 'Wills',
    href: '/portal/wills',
    logged: 'There was an issue fetching the wills policy',
    wrongFields: tileSays('wills', '<a href=/portal/wills>', 'Wills', 'Policy number', 'Unavailable'),
  }),
  cardSummary: tile({
    tile: 'card',
    heading: 'Card',
    href: null,
    logged: 'There was an issue fetching the card details',
    wrongFields: tileSays('card', 'Card', 'Gold credit card'),
  }),
  gapSummary: tile({
    tile: 'gap',
    heading: 'Gap cover',
    href: '/portal/gap-cover/comprehensive',
    logged: 'There was an issue fetching the gap summary',
    wrongFields: tileSays(
      'gap',
      '<a href=/portal/gap-cover/comprehensive>',
      'Gap cover',
      '<button aria-expanded=false>',
      '2 policies',
      'Comprehensive gap cover',
      'Comprehensive policy number',
      'Unavailable',
      'Supplementary gap cover',
      'Supplementary policy number',
      'Unavailable',
    ),
  }),
  insureSummary: tile({
    tile: 'insure',
    heading: 'Car and home insurance',
    href: '/portal/car-and-home',
    logged: 'There was an issue fetching the insure summary',
  }),
  travelSummary: tile({
    tile: 'travel',
    heading: 'Travel insurance',
    href: '/portal/travel',
    logged: 'There was an issue fetching the insure travel summary',
  }),
  iotSummary: tile({
    tile: 'iot',
    heading: 'Connected-device insurance',
    href: '/portal/connected-device',
    logged: 'There was an issue fetching the insure iot summary',
    wrongFields: tileSays(
      'iot',
      '<a href=/portal/connected-device>',
      'Connected-device insurance',
      'Account number',
      'Unavailable',
    ),
  }),
} satisfies Readonly<Record<string, readonly Contract[]>>;
