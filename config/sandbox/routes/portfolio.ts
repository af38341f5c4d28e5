import { bodyToKeep, fieldOf, json, type Route, tell } from '../answer';
import { remember } from '../session';

const onboardingQuery = tell(({ member, session }) => ({
  age: member.onboarding.age,
  numberOfEvents: member.onboarding.numberOfEvents + session.onboardingEvents,
  productFeatureActive: member.onboarding.productFeatureActive && !session.onboardingDeactivated,
  // Differs from visit to visit, so that a new visit shows the onboarding again.
  PORTALWL: `WL-${session.visit}`,
}));

const onboardingUpdate: Route = ({ request, session }) => {
  const event = fieldOf(request.body, 'event');
  if (event !== 'EVENT' && event !== 'DEACTIVATE') {
    return { response: json({ error: 'event must be EVENT or DEACTIVATE' }, 400) };
  }
  return {
    response: json({ updated: true }),
    session: {
      ...remember(session, 'updates', { call: 'onboardingUpdate', query: request.query, body: bodyToKeep(request) }),
      onboardingEvents: session.onboardingEvents + 1,
      onboardingDeactivated: session.onboardingDeactivated || event === 'DEACTIVATE',
    },
  };
};

const disclaimerAccept: Route = ({ request, session, member }) => {
  const accepted = request.query.version === member.disclaimer.version;
  return {
    response: json({ accepted }),
    session: {
      ...remember(session, 'updates', { call: 'disclaimerAccept', query: request.query, body: undefined }),
      privacyAccepted: session.privacyAccepted || accepted,
    },
  };
};

/** The portfolio service: products, their summaries, privacy statement and onboarding. */
export const portfolioRoutes = {
  products: tell(({ member }) => ({ portfolioProducts: member.products })),
  productsBalance: tell(({ member }) => ({ portfolioProducts: member.productsBalance ?? member.products })),
  headings: tell(({ member }) => member.headings),
  bankSummary: tell(() => ({ available: true })),
  healthSummary: tell(({ member }) => member.healthSummary),
  flexicareSummary: tell(({ member }) => member.flexicareSummary),
  investSummary: tell(({ member }) => member.investSummary),
  investActionItems: tell(({ member }) => member.investActionItems),
  umbrellaSummary: tell(({ member }) => member.umbrellaSummary),
  umbrellaPolicies: tell(({ member }) => member.umbrellaPolicies),
  lifeSummary: tell(({ member }) => member.lifeSummary),
  lifeArrears: tell(({ member }) => member.lifeArrears),
  willSummary: tell(({ member }) => member.willSummary),
  cardSummary: tell(({ member }) => member.cardSummary),
  gapSummary: tell(({ member }) => member.gapSummary),
  insureSummary: tell(({ member }) => member.insureSummary),
  travelSummary: tell(({ member }) => member.travelSummary),
  iotSummary: tell(({ member }) => member.iotSummary),
  manageDetails: tell(({ member }) => member.manageDetails),
  disclaimerEnable: tell(({ member, session }) => ({
    sessionId: session.visit,
    ...member.disclaimer,
    enable: member.disclaimer.enable && !session.privacyAccepted,
  })),
  disclaimerAccept,
  onboardingQuery,
  onboardingUpdate,
  digitalConsent: tell(({ member }) => member.digitalConsent),
  digitalAcceptance: tell(({ member }) => member.digitalAcceptance),
  bannerSummary: tell(({ member }) => member.bannerSummary),
} as const;
