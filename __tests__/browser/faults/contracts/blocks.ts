import type { PageParts } from '../pageParts';
import { type Change, type Contract, each, looksFailed, namesLike, type Outcome, say } from './contract';

const everything = 'everything';
const HIGHLIGHTS = 'region Highlights';
const ACTIONS = 'region Outstanding actions';

/** The outstanding actions of the healthy page without those at these positions; the others move up. */
const withoutActions =
  (...places: readonly number[]) =>
  (healthy: PageParts): Readonly<Record<string, Change>> => {
    const names = namesLike(healthy, /^region Outstanding actions: content/);
    const left = names.flatMap((name, place) => (places.includes(place) ? [] : [healthy[name] ?? '']));
    return {
      [ACTIONS]: (healthy[ACTIONS] ?? '').replace(`See all ${names.length}`, `See all ${left.length}`),
      ...Object.fromEntries(names.map((name, place) => [name, left[place] ?? null])),
    };
  };

const UNCHECKED = [
  'Some of your actions could not be checked.',
  '<button aria-label=Try again: Outstanding actions>',
  'Try again',
] as const;

/** A source of outstanding actions: a failure is swallowed, and counts as no actions (rule `outstanding.failure`). */
const source = (...places: readonly number[]): readonly Contract[] => {
  const parts = withoutActions(...places);
  const failed = (healthy: PageParts): Readonly<Record<string, Change>> => {
    const left = parts(healthy);
    return { ...left, [ACTIONS]: say(`${left[ACTIONS]}`, ...UNCHECKED) };
  };
  return [{ member: everything, failed: { parts: failed }, but: { wrongfields: { parts } } }];
};

/** A block that is hidden when its call fails, or when nothing of the answer can be shown. */
const hidden = (region: string, logged: string): readonly Contract[] => [
  looksFailed(() => ({ [region]: null }), logged),
];

const withoutArs = () => ({
  [HIGHLIGHTS]: say('Highlights', 'Good to know', '<a href=/portal/offers>', 'Find out more'),
});

const withoutGeneral = (healthy: PageParts) => ({
  [HIGHLIGHTS]: say('Highlights', '<a href=/portal/active-rewards/play>', 'You have 3 plays waiting in Active Rewards'),
  ...each(namesLike(healthy, /^region Highlights: content/), null),
});

const contentIn = (healthy: PageParts) => namesLike(healthy, /: content \d+$/);

const fragments = (change: Change): Outcome => ({ parts: (healthy) => each(contentIn(healthy), change) });

const notLoaded: Outcome = {
  ...fragments(/^Unable to load content\. · (<button aria-label=Try again: [\w ]+> · )?Try again$/),
  // One record for each piece of content on the page.
  logged: (healthy) => contentIn(healthy).map(() => 'There was an issue fetching a content fragment'),
};

const withoutWills: Outcome = { parts: withoutActions(4, 5) };

/** The calls of the blocks that are not products, and the content. */
export const blockContracts = {
  mandateItems: source(0, 1),
  digitalConsent: source(2),
  digitalAcceptance: source(3),
  // Its root is the list: one that is null or missing says that there are no items.
  willItems: source(4, 5).map((contract) => ({
    ...contract,
    but: { ...contract.but, null: withoutWills, empty: withoutWills, 204: withoutWills },
  })),
  rewardsBanner: [looksFailed(withoutArs, 'There was an issue fetching the ars banner')],
  // A list of fragments that is none is no answer: it must not look like a day without banners.
  bannerSummary: [
    {
      member: 'everything',
      failed: { parts: withoutGeneral, logged: ['There was an issue fetching the banner summary'] },
    },
  ],
  recommendations: hidden('region Recommended for you', 'There was an issue fetching the recommended products'),
  manageDetails: hidden('region Manage your details', 'There was an issue fetching Manage Your Details summary'),
  // A fragment is text: with a good status it is shown, sanitised, unless it is empty, JSON or too long.
  fragment: [
    {
      member: everything,
      failed: notLoaded,
      but: {
        malformed: fragments(/^(?!Unable)/),
        html: fragments('Please sign in'),
        null: fragments('null'),
        wrongfields: fragments('12345'),
        huge: notLoaded,
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Contract[]>>;
