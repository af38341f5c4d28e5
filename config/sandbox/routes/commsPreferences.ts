import { bodyToKeep, fieldOf, json, type Route, tell, type Visit } from '../answer';
import type { WirePreferences } from '../members/wire';
import { remember } from '../session';

const statuses: readonly unknown[] = ['GRANTED', 'DECLINED', 'DEFERRED'];

const updateConsent: Route = ({ request, session }) => {
  const status = fieldOf(request.body, 'status');
  if (typeof status !== 'string' || !statuses.includes(status)) {
    return { response: json({ error: 'status must be GRANTED, DECLINED or DEFERRED' }, 400) };
  }
  return {
    response: json({ status }),
    session: {
      ...remember(session, 'updates', { call: 'updateConsent', query: request.query, body: bodyToKeep(request) }),
      consentStatus: status,
    },
  };
};

const preferencesNow = ({ member, session }: Visit): WirePreferences => {
  const changed = new Map(session.subscriptions);
  return {
    sections: member.preferences.sections.map((section) => ({
      ...section,
      categories: section.categories.map((category) => ({
        ...category,
        products: category.products.map((product) => ({
          ...product,
          isSubscribed: changed.get(product.name) ?? product.isSubscribed,
        })),
      })),
    })),
  };
};

const updatePreference: Route = (visit) => {
  const { request, session } = visit;
  const product = fieldOf(request.body, 'product');
  const name = fieldOf(product, 'name');
  const isSubscribed = fieldOf(product, 'isSubscribed');
  const category = preferencesNow(visit)
    .sections.flatMap(({ categories }) => categories)
    .find((candidate) => candidate.name === fieldOf(request.body, 'categoryName'));
  const known = category?.products.find((candidate) => candidate.name === name);
  if (known === undefined || typeof isSubscribed !== 'boolean') {
    return { response: json({ error: 'no such product in that category' }, 400) };
  }
  if (known.mandatory) return { response: json({ error: 'a mandatory product cannot be changed' }, 409) };
  return {
    response: json({ updated: true }),
    session: {
      ...remember(session, 'updates', { call: 'updatePreference', query: request.query, body: bodyToKeep(request) }),
      subscriptions: [
        ...session.subscriptions.filter(([changed]) => changed !== known.name),
        [known.name, isSubscribed],
      ],
    },
  };
};

/** The communication preferences service: marketing consent and the preferences editor. */
export const commsPreferencesRoutes = {
  // A deferred consent is not recorded: the next visit asks again.
  viewConsent: tell(({ member, session }) =>
    session.consentStatus === undefined ? member.consentRecorded : session.consentStatus !== 'DEFERRED',
  ),
  updateConsent,
  viewPreferences: tell(preferencesNow),
  updatePreference,
} as const;
