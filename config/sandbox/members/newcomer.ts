import { preferences } from './features';
import { persona } from './member';
import { shapeTwo } from './summaries';

/** Has signed up and holds nothing yet. */
export const newcomer = persona('newcomer', 'Holds nothing yet: no tile, no rewards, no outstanding action.', {
  products: [],
  rewardSummary: shapeTwo([], 0, 0),
  rewardSummaryBalance: shapeTwo([], 0, 0),
  healthStatus: { status: 'NONE', displayStatus: 'Not started' },
  lifeSummary: { lifePolicy: [], hasLifeUnpaidPayBacks: false },
  gapSummary: {},
  insureSummary: { policies: [] },
  travelSummary: { insurePolicies: [] },
  iotSummary: { policies: [] },
  umbrellaPolicies: { riskPolicies: [] },
  mandateItems: [],
  willItems: [],
  digitalConsent: {
    pendingConsentCount: { pendingConsentRequests: 0 },
    consentFragmentSrc: '/portfolio/outstanding/digital-consent',
  },
  preferences: preferences([]),
  rewardsBanner: { showBanner: false },
  bannerSummary: { showBanner: true, hippoUrl: '/portfolio/banners/refer-a-friend' },
});
