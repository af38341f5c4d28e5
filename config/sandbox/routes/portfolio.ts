import { type ProductEndpointName, productEndpoints } from '../../../src/contract/endpoints';
import { bodyToKeep, json, type Route, tell } from '../answer';
import type { AnsweredCall } from '../members/catalogue';
import { remember } from '../session';

const onboardingQuery = tell(({ member, session }) => ({
  age: member.onboarding.age,
  numberOfEvents: member.onboarding.numberOfEvents + session.onboardingEvents,
  productFeatureActive: member.onboarding.productFeatureActive && !session.onboardingDeactivated,
  // Different for each visit, so that a new visit shows the onboarding again.
  PORTALWL: `WL-${session.visit}`,
}));

const onboardingUpdate: Route = ({ request, session }) => {
  const event = request.body;
  if (event !== 'EVENT' && event !== 'DEACTIVATE') {
    return { response: json({ error: 'the body must be "EVENT" or "DEACTIVATE"' }, 400) };
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

const isAnswered = (name: ProductEndpointName): name is AnsweredCall => name !== 'bankSummary';

const answered = (Object.keys(productEndpoints) as ProductEndpointName[]).filter(isAnswered);

// TypeScript does not know that these are all the names.
const summaryRoutes = Object.fromEntries(
  answered.map((name) => [name, tell(({ member }) => member[name])]),
) as Readonly<Record<AnsweredCall, Route>>;

/** The portfolio service: products, their summaries, privacy statement and onboarding. */
export const portfolioRoutes = {
  products: tell(({ member }) => ({ portfolioProducts: member.products })),
  productsBalance: tell(({ member }) => ({ portfolioProducts: member.productsBalance ?? member.products })),
  headings: tell(({ member }) => member.headings),
  bankSummary: tell(() => ({ available: true })),
  ...summaryRoutes,
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
