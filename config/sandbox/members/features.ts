import type { Member, WireItem, WirePreference, WireRecommendation } from './wire';

/** An outstanding item with one of the sandbox's item fragments, by its last path segment. */
export const item = (segment: string, redirectUrl?: string): WireItem => ({
  itemContentFragmentUrl: `/portfolio/outstanding/${segment}`,
  ...(redirectUrl === undefined ? {} : { redirectUrl }),
});

/** A recommender item whose picture is one of the sandbox's. */
export const recommendation = (
  googleAnalyticsMessageId: string,
  title: string,
  message: string,
  actionText: string,
  picture: string,
): WireRecommendation => ({
  title,
  message,
  imageUrl: `/cms/site/images/${picture}.svg`,
  webQuoteUrl: `/portal/quotes/${googleAnalyticsMessageId.toLowerCase()}`,
  actionText,
  googleAnalyticsMessageId,
});

/** A product of the preferences editor. */
export const preference = (
  name: string,
  description: string,
  isSubscribed: boolean,
  mandatory = false,
): WirePreference => ({ name, description, mandatory, isSubscribed });

/**
 * Preferences whose marketing category has the given products, beside other categories that the dialog does not show.
 */
export const preferences = (products: readonly WirePreference[]): Member['preferences'] => ({
  sections: [
    {
      visible: true,
      categories: [
        { visible: true, name: 'Electronic Marketing WEB', products },
        {
          visible: true,
          name: 'Statements',
          products: [preference('Monthly statements', 'Your statements by email', true, true)],
        },
      ],
    },
    { visible: false, categories: [{ visible: false, name: 'Postal', products: [] }] },
  ],
});

const roadside = recommendation(
  'REC-ROADSIDE',
  'Help on the road',
  'Add roadside help for every driver in your household.',
  'Add roadside help',
  'road',
);

/** Answers of all calls that are not about products, for a member with nothing pending but four outstanding actions. */
export const features = {
  manageDetails: {
    Details: [
      { Description: 'Update your contact details', Link: '/portal/details/contact' },
      { Description: 'Change your banking details', Link: '/portal/details/banking' },
      { Description: 'Manage your beneficiaries', Link: '/portal/details/beneficiaries' },
      { Description: 'Your tax certificates', Link: '/portal/details/tax-certificates' },
      { Description: 'Add a dependant', Link: '/portal/details/dependants' },
      { Description: 'Communication choices', Link: '/portfolio/communication-choices' },
    ],
  },
  disclaimer: { enable: false, contentPath: '/corporate/privacy-statement', version: '2026.2' },
  onboarding: { age: 41, numberOfEvents: 0, productFeatureActive: true },
  mandateItems: [
    item('device-mandate', '/portal/mandates/device'),
    item('device-installation', '/portal/mandates/fitting'),
  ],
  digitalConsent: {
    pendingConsentCount: { pendingConsentRequests: 1 },
    consentFragmentSrc: '/portfolio/outstanding/digital-consent',
  },
  digitalAcceptance: {
    pendingRequestCount: { pendingAcceptanceRequests: 0 },
    hasExpired: false,
    acceptanceFragmentSrc: '/portfolio/outstanding/digital-acceptance',
  },
  willItems: [item('will-review', '/portal/wills/review')],
  consentRecorded: true,
  preferences: preferences([
    preference('Health', 'News and offers on medical aid and primary care', true),
    preference('Car and home insurance', 'News and offers on insuring what you own', false),
    preference('Rewards', 'What your rewards programme requires us to tell you', true, true),
    preference('Investments', 'News and offers on saving and retirement', false),
  ]),
  rewardsBanner: {
    showBanner: true,
    bannerLink: '/portal/active-rewards/play',
    heading: 'You have 3 plays waiting in Active Rewards',
    textColour: '#0b3d2e',
  },
  bannerSummary: {
    showBanner: true,
    bannerLink: '/portal/offers',
    heading: 'Good to know',
    hippoUrl: ['/portfolio/banners/year-end', '/portfolio/banners/refer-a-friend'],
  },
  recommendations: {
    recommendations: [
      recommendation(
        'REC-TRAVEL',
        'Travelling soon?',
        'Cover a whole trip in four minutes.',
        'Get a travel quote',
        'travel',
      ),
      roadside,
    ],
    nextBestOffer: [
      { ...roadside, title: 'Help on the road, again' },
      recommendation(
        'NBO-SAVE',
        'A tax-free start',
        'Save from 40 a month and keep every cent of growth.',
        'Start saving',
        'savings',
      ),
    ],
    extraContent: [
      recommendation(
        'EXT-SLEEP',
        'Sleep on it',
        'Six habits that give you better nights.',
        'Read the article',
        'sleep',
      ),
      recommendation(
        'EXT-WILL',
        'Put it in writing',
        'A will in an afternoon, with a lawyer at hand.',
        'Write a will',
        'pen',
      ),
    ],
  },
} satisfies Partial<Member>;
