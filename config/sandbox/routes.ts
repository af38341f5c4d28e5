import { type BasePathName, defaultBasePaths } from '../../src/contract/basePaths';
import { type Endpoint, type EndpointName, endpoints } from '../../src/contract/endpoints';
import { type Answer, fieldOf, json, type Route, redirect, type Visit } from './answer';
import type { Member } from './members/typical';
import { remember, type SandboxRequest, type SandboxSession } from './session';

const LARGEST_KEPT = 65_536;

/** The body as a session keeps it: a note for one that is larger than 64 KB or too deep to be serialised again. */
const bodyToKeep = ({ body }: SandboxRequest): unknown => {
  try {
    return (JSON.stringify(body) ?? '').length > LARGEST_KEPT ? '(too large to keep)' : body;
  } catch {
    return '(too deep to keep)';
  }
};

const tell =
  (read: (visit: Visit) => unknown): Route =>
  (visit) => ({ response: json(read(visit)) });

/** The answer of a call that has changed something in the session. */
const changed = (
  call: EndpointName,
  { request, session }: Visit,
  answer: unknown,
  changes: Partial<SandboxSession>,
): Answer => ({
  response: json(answer),
  session: {
    ...remember(session, 'updates', { call, query: request.query, body: bodyToKeep(request) }),
    ...changes,
  },
});

const refusal = (error: string, status = 400): Answer => ({ response: json({ error }, status) });

const keepIn =
  (list: 'analytics' | 'logs'): Route =>
  ({ request, session }) => ({
    response: json({ received: true }),
    session: remember(session, list, bodyToKeep(request)),
  });

const onboardingUpdate: Route = (visit) => {
  const { request, session } = visit;
  const event = request.body;
  if (event !== 'EVENT' && event !== 'DEACTIVATE') return refusal('the body must be "EVENT" or "DEACTIVATE"');
  const onboardingEvents = session.onboardingEvents + 1;
  const onboardingDeactivated = session.onboardingDeactivated || event === 'DEACTIVATE';
  return changed('onboardingUpdate', visit, { updated: true }, { onboardingEvents, onboardingDeactivated });
};

const disclaimerAccept: Route = (visit) => {
  const accepted = visit.request.query.version === visit.member.disclaimer.version;
  const privacyAccepted = visit.session.privacyAccepted || accepted;
  return changed('disclaimerAccept', visit, { accepted }, { privacyAccepted });
};

const updateConsent: Route = (visit) => {
  const status = fieldOf(visit.request.body, 'status');
  if (status !== 'GRANTED' && status !== 'DECLINED' && status !== 'DEFERRED') {
    return refusal('status must be GRANTED, DECLINED or DEFERRED');
  }
  return changed('updateConsent', visit, { status }, { consentStatus: status });
};

const preferencesNow = ({ member, session }: Visit): Member['preferences'] => session.preferences ?? member.preferences;

const updatePreference: Route = (visit) => {
  const { body } = visit.request;
  const product = fieldOf(body, 'product');
  const isSubscribed = fieldOf(product, 'isSubscribed');
  const preferences = structuredClone(preferencesNow(visit));
  const category = preferences.sections
    .flatMap(({ categories }) => categories)
    .find(({ name }) => name === fieldOf(body, 'categoryName'));
  const known = category?.products.find(({ name }) => name === fieldOf(product, 'name'));
  if (known === undefined || typeof isSubscribed !== 'boolean') return refusal('no such product in that category');
  if (known.mandatory) return refusal('a mandatory product cannot be changed', 409);
  known.isSubscribed = isSubscribed;
  return changed('updatePreference', visit, { updated: true }, { preferences });
};

/** The calls that answer otherwise than with the member's data of that name. */
const ownRoutes = {
  products: tell(({ member }) => ({ portfolioProducts: member.products })),
  productsBalance: tell(({ member }) => ({ portfolioProducts: member.products })),
  bankSummary: tell(() => ({ available: true })),
  rewardRedirect: () => ({ response: redirect('/portal/active-rewards') }),
  disclaimerEnable: tell(({ member, session }) => ({
    sessionId: session.visit,
    ...member.disclaimer,
    enable: member.disclaimer.enable && !session.privacyAccepted,
  })),
  disclaimerAccept,
  onboardingQuery: tell(({ member, session }) => ({
    age: member.onboarding.age,
    numberOfEvents: member.onboarding.numberOfEvents + session.onboardingEvents,
    productFeatureActive: member.onboarding.productFeatureActive && !session.onboardingDeactivated,
    // Different for each visit, so that a new visit shows the onboarding again.
    PORTALWL: `WL-${session.visit}`,
  })),
  onboardingUpdate,
  mandateItems: tell(({ member }) => ({ outstandingItems: member.mandateItems })),
  // A deferred consent is not recorded: the next visit asks again.
  viewConsent: tell(({ member, session }) =>
    session.consentStatus === undefined ? member.consentRecorded : session.consentStatus !== 'DEFERRED',
  ),
  updateConsent,
  viewPreferences: tell(preferencesNow),
  updatePreference,
  analyticsEvent: keepIn('analytics'),
  errorLog: keepIn('logs'),
} satisfies Partial<Record<EndpointName, Route>>;

const hasOwnRoute = (name: EndpointName): name is keyof typeof ownRoutes => Object.hasOwn(ownRoutes, name);

/** Answers a call of the contract; one for which a member has neither data nor a route of its own does not compile. */
export const answerCall = (name: EndpointName, visit: Visit): Answer => {
  if (hasOwnRoute(name)) return ownRoutes[name](visit);
  const data: Readonly<Record<typeof name, unknown>> = visit.member;
  return { response: json(data[name]) };
};

/** Where a call is served: its path with the default base path in place of the braces. */
export const addressOf = ({ path }: Endpoint<unknown>): string =>
  path.replace(/^\{(\w+)\}/, (_, base: BasePathName) => defaultBasePaths[base]);

/** The calls served at a path, whatever their method. */
export const callsAt = (path: string): readonly (typeof endpoints)[EndpointName][] =>
  Object.values(endpoints).filter((endpoint) => addressOf(endpoint) === path);
