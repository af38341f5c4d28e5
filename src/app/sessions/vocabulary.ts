import type { AnalyticsAction, AnalyticsCategory } from '../../contract/analytics';
import { endpoints } from '../../contract/endpoints';
import { type ProductId, productIds } from '../../contract/productIds';
import type { Route } from '../../contract/routes';
import type { FragmentName, RuntimeConfiguration } from '../../contract/runtimeConfiguration';
import { tileNames } from '../../contract/tileNames';
import type { DialogName } from '../../notices';
import { defaultLabels } from '../../portfolio/slice';
import type { RootState } from '../rootReducer';

/** Names of a union, complete and no more: the compiler checks them. */
const names = <Name extends string>(all: Readonly<Record<Name, true>>): readonly string[] => Object.keys(all);

// The names of dialogs and parts of the state are types only here: their modules are not in this script.
const screens = names<Route | 'not-found'>({ portfolio: true, 'bal-portfolio': true, 'not-found': true });

const dialogs = names<DialogName>({
  privacyStatement: true,
  marketingConsent: true,
  seniorsOnboarding: true,
  managePreferences: true,
  amountsExplained: true,
});

const fragments = names<FragmentName>({
  marketingConsent: true,
  medicalAidWelcome: true,
  flexicareWelcome: true,
  investmentActionItems: true,
  lifePayNow: true,
  lifePayback: true,
});

const outstandingSources = names<keyof RootState['outstanding']['sources']>({
  connectedDevice: true,
  consent: true,
  acceptance: true,
  will: true,
});

const analytics = [
  ...names<AnalyticsCategory>({ tile: true, recommender: true, cta: true, popup: true }),
  ...names<AnalyticsAction>({ click: true, impression: true, shown: true, dismissed: true }),
  'activate-now fix-it-now view-account payments-due ars-banner general-banner open details outstanding-actions content',
  'rewards-health rewards-drive rewards-money active-rewards privacy-statement marketing-consent seniors-onboarding',
  'manage-preferences amounts-explained',
];

// Words that reducers and selectors look for.
const enumerations = [
  'idle loading loaded failed picture pending due notDue closed here elsewhere success failure awaited active ended',
  'changed hidden GRANTED DECLINED DEFERRED EVENT DEACTIVATE EXERCISE_RING DRIVE_RING MILES ALLOCATED',
];

// How addresses begin and end.
const addresses = ['http https mailto tel data image base64 svg xml png jpg jpeg gif webp avif html own'];

const wordsIn = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);

/**
 * The words that a session may keep: names that the portal itself has given, none of which tells anything of a member,
 * and the words of the configured addresses of content. Every other word is replaced. Case matters.
 */
export const vocabularyOf = ({ content, basePaths }: RuntimeConfiguration): ReadonlySet<string> =>
  new Set(
    wordsIn([
      ...(productIds satisfies readonly ProductId[]),
      ...tileNames,
      ...Object.keys(endpoints),
      ...screens,
      ...dialogs,
      ...fragments,
      ...outstandingSources,
      ...analytics,
      ...enumerations,
      ...addresses,
      content.previewPrefix,
      content.sitePrefix,
      ...Object.values(content.fragments),
      ...Object.values(basePaths),
    ]),
  );

/** The keys of the labels; the other keys that the portal may send are replaced like any text. */
export const labelKeys: ReadonlySet<string> = new Set(Object.keys(defaultLabels));

/** The actions whose numbers are places in a list or pages of a carousel. */
export const isAboutPlaces = (type: string): boolean =>
  /\/(?:pageTurned|listOpened|itemNeared|actionFocused|linkFollowed|preference\w+|slideReached)$/.test(type);

/** The fields that hold a time, in milliseconds since 1970. */
export const timeFields: ReadonlySet<string> = new Set(['at', 'since']);

/** The names of HTML's elements and attributes that fragments use; what else is in a tag is replaced. */
export const markup: ReadonlySet<string> = new Set(
  wordsIn([
    'a abbr address article aside b big blockquote br button caption center cite code col colgroup dd del details dfn',
    'div dl dt em fieldset figcaption figure font footer form h header hr i iframe img input ins label legend li link',
    'main mark meta nav object ol option p picture pre s script section select small source span strong style sub',
    'summary sup svg path circle rect g table tbody td textarea tfoot th thead time title tr u ul video',
    'href src alt class id style target rel width height colspan rowspan align type name value lang dir role aria',
    'hidden srcset sizes loading viewBox d fill stroke',
  ]),
);
