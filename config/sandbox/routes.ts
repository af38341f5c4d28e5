import { type BasePathName, defaultBasePaths } from '../../src/contract/basePaths';
import { type Endpoint, type EndpointName, endpoints } from '../../src/contract/endpoints';
import { fieldOf, json, type Route, redirect, type Visit } from './answer';
import type { Member } from './members/typical';
import { type Handled, remember, type SandboxRequest } from './session';

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
  (visit) => ({ response: json(read(visit)), session: visit.session });

/** The answer of a call that has changed what the portal will answer the member. */
const changed = (
  call: EndpointName,
  { request, session }: Visit,
  answer: unknown,
  changes: Partial<Member>,
): Handled => ({
  response: json(answer),
  session: {
    ...remember(session, 'updates', { call, query: request.query, body: bodyToKeep(request) }),
    changes: { ...session.changes, ...changes },
  },
});

const refusal = ({ session }: Visit, error: string, status = 400): Handled => ({
  response: json({ error }, status),
  session,
});

const keepIn =
  (list: 'analytics' | 'logs'): Route =>
  ({ request, session }) => ({
    response: json({ received: true }),
    session: remember(session, list, bodyToKeep(request)),
  });

const onboardingUpdate: Route = (visit) => {
  const event = visit.request.body;
  if (event !== 'EVENT' && event !== 'DEACTIVATE') return refusal(visit, 'the body must be "EVENT" or "DEACTIVATE"');
  const { age, numberOfEvents, productFeatureActive } = visit.member.onboarding;
  const isActive = productFeatureActive && event === 'EVENT';
  const onboarding = { age, numberOfEvents: numberOfEvents + 1, productFeatureActive: isActive };
  return changed('onboardingUpdate', visit, { updated: true }, { onboarding });
};

const disclaimerAccept: Route = (visit) => {
  const { disclaimer } = visit.member;
  const accepted = visit.request.query.version === disclaimer.version;
  const enable = disclaimer.enable && !accepted;
  return changed('disclaimerAccept', visit, { accepted }, { disclaimer: { ...disclaimer, enable } });
};

const updateConsent: Route = (visit) => {
  const status = fieldOf(visit.request.body, 'status');
  if (status !== 'GRANTED' && status !== 'DECLINED' && status !== 'DEFERRED') {
    return refusal(visit, 'status must be GRANTED, DECLINED or DEFERRED');
  }
  // A deferred consent is not recorded: the next visit asks again.
  return changed('updateConsent', visit, { status }, { viewConsent: status !== 'DEFERRED' });
};

const updatePreference: Route = (visit) => {
  const { body } = visit.request;
  const product = fieldOf(body, 'product');
  const isSubscribed = fieldOf(product, 'isSubscribed');
  const viewPreferences = structuredClone(visit.member.viewPreferences);
  const category = viewPreferences.sections
    .flatMap(({ categories }) => categories)
    .find(({ name }) => name === fieldOf(body, 'categoryName'));
  const known = category?.products.find(({ name }) => name === fieldOf(product, 'name'));
  if (known === undefined || typeof isSubscribed !== 'boolean')
    return refusal(visit, 'no such product in that category');
  if (known.mandatory) return refusal(visit, 'a mandatory product cannot be changed', 409);
  known.isSubscribed = isSubscribed;
  return changed('updatePreference', visit, { updated: true }, { viewPreferences });
};

/** The calls that answer otherwise than with the member's data of that name. */
const ownRoutes = {
  products: tell(({ member }) => ({ portfolioProducts: member.products })),
  productsBalance: tell(({ member }) => ({ portfolioProducts: member.products })),
  bankSummary: tell(() => ({ available: true })),
  rewardRedirect: ({ session }) => ({ response: redirect('/portal/active-rewards'), session }),
  disclaimerEnable: tell(({ member, session }) => ({ sessionId: session.visit, ...member.disclaimer })),
  disclaimerAccept,
  // Different for each visit, so that a new visit shows the onboarding again.
  onboardingQuery: tell(({ member, session }) => ({ ...member.onboarding, PORTALWL: `WL-${session.visit}` })),
  onboardingUpdate,
  mandateItems: tell(({ member }) => ({ outstandingItems: member.mandateItems })),
  updateConsent,
  updatePreference,
  analyticsEvent: keepIn('analytics'),
  errorLog: keepIn('logs'),
} satisfies Partial<Record<EndpointName, Route>>;

const hasOwnRoute = (name: EndpointName): name is keyof typeof ownRoutes => Object.hasOwn(ownRoutes, name);

/** Answers a call of the contract; one for which a member has neither data nor a route of its own does not compile. */
export const answerCall = (name: EndpointName, visit: Visit): Handled => {
  if (hasOwnRoute(name)) return ownRoutes[name](visit);
  const data: Readonly<Record<typeof name, unknown>> = visit.member;
  return { response: json(data[name]), session: visit.session };
};

/** Where a call is served: its path with the default base path in place of the braces. */
export const addressOf = ({ path }: Endpoint<unknown>): string =>
  path.replace(/^\{(\w+)\}/, (_, base: BasePathName) => defaultBasePaths[base]);

/** The calls served at a path, whatever their method. */
export const callsAt = (path: string): readonly (typeof endpoints)[EndpointName][] =>
  Object.values(endpoints).filter((endpoint) => addressOf(endpoint) === path);
