/** The answers about outstanding actions, dialogs and offers: `willItemsSchema` is that of the call `willItems`. */
import * as v from 'valibot';
import { meaningOf, needed, optional } from '../meaning';
import { address, anyText, count, flag, list, number, part, record, text, withSent } from '../readers';

const outstandingItemSchema = record({ itemContentFragmentUrl: address, redirectUrl: address });
/** An outstanding item as a source sends it. */
export type OutstandingItem = v.InferOutput<typeof outstandingItemSchema>;

const sentMandateItemsSchema = record({ outstandingItems: list(outstandingItemSchema) });
export const mandateItemsSchema = v.pipe(
  sentMandateItemsSchema,
  v.transform(({ outstandingItems }) => outstandingItems),
);

/** Answer of `willItems`: a bare list. */
export const willItemsSchema = list(outstandingItemSchema);

const pendingConsentSchema = record({ pendingConsentRequests: count });
export const digitalConsentSchema = record({
  pendingConsentCount: part(pendingConsentSchema),
  consentFragmentSrc: address,
});
/** The number of pending consent requests, and the fragment that says so. */
export type DigitalConsent = v.InferOutput<typeof digitalConsentSchema>;

const pendingAcceptanceSchema = record({ pendingAcceptanceRequests: count });
export const digitalAcceptanceSchema = record({
  pendingRequestCount: part(pendingAcceptanceSchema),
  hasExpired: flag,
  acceptanceFragmentSrc: address,
});
/** The number of pending acceptance requests, whether they have expired, and the fragment that says so. */
export type DigitalAcceptance = v.InferOutput<typeof digitalAcceptanceSchema>;

const FALSY_WORDS = new Set(['', 'false', '0']);

/**
 * Answer of `viewConsent`: boolean-like; the words "false" and "0" count as falsy. True: a consent has been recorded.
 * Rule `consent.truthiness`.
 */
export const viewConsentSchema = v.pipe(
  v.unknown(),
  v.check((answer) => typeof answer !== 'object' || answer === null, 'a boolean-like answer was expected'),
  v.transform((answer) =>
    typeof answer === 'string' ? !FALSY_WORDS.has(answer.trim().toLowerCase()) : Boolean(answer),
  ),
);

const preferenceProductSchema = withSent({
  name: text,
  description: text,
  mandatory: flag,
  isSubscribed: flag,
  error: text,
});
/** One product of a preference category, with what was sent, because a change sends all of it back. */
export type PreferenceProduct = v.InferOutput<typeof preferenceProductSchema>;

const categorySchema = record({ visible: flag, name: text, products: part(list(preferenceProductSchema)) });
const sectionSchema = record({ visible: flag, categories: part(list(categorySchema)) });
/** Answer of `viewPreferences`; an answer without sections is rejected. */
export const viewPreferencesSchema = record({ sections: list(sectionSchema) });
/** The member's communication preferences by section and category. */
export type Preferences = v.InferOutput<typeof viewPreferencesSchema>;

export const disclaimerEnableSchema = record({
  sessionId: text,
  enable: flag,
  contentPath: address,
  version: text,
});

export const disclaimerAcceptSchema = record({ accepted: flag });

/** Answer of `onboardingQuery`; age in years. */
export const onboardingQuerySchema = record({
  age: number,
  numberOfEvents: count,
  productFeatureActive: flag,
  PORTALWL: anyText,
});
/** What decides whether the seniors onboarding is due. */
export type OnboardingProfile = v.InferOutput<typeof onboardingQuerySchema>;

const recommendationSchema = record({
  title: text,
  message: text,
  imageUrl: address,
  webQuoteUrl: address,
  actionText: text,
  googleAnalyticsMessageId: text,
});
/** One recommendation, next-best offer or piece of extra content. */
export type Recommendation = v.InferOutput<typeof recommendationSchema>;

export const recommendationsSchema = record({
  recommendations: part(list(recommendationSchema)),
  nextBestOffer: part(list(recommendationSchema)),
  extraContent: part(list(recommendationSchema)),
});
/** The three sources of the recommender. */
export type Recommendations = v.InferOutput<typeof recommendationsSchema>;

/** What the fields mean, for the published contract. */
export const meanings = () => {
  const notOffered = 'The onboarding does not show.';
  return [
    meaningOf(sentMandateItemsSchema, { outstandingItems: optional('The actions.', 'There are none.') }),
    meaningOf(outstandingItemSchema, {
      itemContentFragmentUrl: optional('The path of the fragment that says what to do.', 'The item is left out.'),
      redirectUrl: optional('The address that the link of the fragment gets.', 'The link keeps its own address.'),
    }),
    meaningOf(digitalConsentSchema, {
      pendingConsentCount: needed('How many there are.', 'It counts as none.'),
      consentFragmentSrc: optional('The path of the fragment that says so.', 'The action is left out.'),
    }),
    meaningOf(pendingConsentSchema, { pendingConsentRequests: needed('How many there are.', 'It counts as none.') }),
    meaningOf(digitalAcceptanceSchema, {
      pendingRequestCount: needed('How many there are.', 'It counts as none.'),
      hasExpired: optional('Whether they have expired.', 'The action does not show.'),
      acceptanceFragmentSrc: optional('The path of the fragment that says so.', 'The action is left out.'),
    }),
    meaningOf(pendingAcceptanceSchema, {
      pendingAcceptanceRequests: needed('How many there are.', 'It counts as none.'),
    }),
    meaningOf(viewPreferencesSchema, { sections: optional('The sections.', 'There are no preferences.') }),
    meaningOf(sectionSchema, {
      visible: optional('Whether it shows.', 'It shows.'),
      categories: optional('The categories of the section.', 'The section is empty.'),
    }),
    meaningOf(categorySchema, {
      visible: optional('Whether it shows.', 'It shows.'),
      name: needed('The name of the category.', 'The category is not shown.'),
      products: optional('Its preferences.', 'The category is empty.'),
    }),
    meaningOf(preferenceProductSchema.part, {
      name: needed('The name of the preference.', 'The preference is left out.'),
      description: optional('What it is about.', 'No description.'),
      mandatory: optional('Whether it cannot be switched.', 'It can be switched.'),
      isSubscribed: needed('Whether it is on.', 'It counts as off.'),
      error: optional('An error of this preference.', 'No error.'),
    }),
    meaningOf(disclaimerEnableSchema, {
      sessionId: needed('Which session a member may close it for.', 'The statement is not shown.'),
      enable: needed('Whether it shows.', 'The statement is not shown.'),
      contentPath: optional('The path of its fragment.', 'The statement is not shown.'),
      version: optional('Which version is accepted.', 'It is accepted without a version.'),
    }),
    meaningOf(disclaimerAcceptSchema, { accepted: needed('Whether it was accepted.', 'It counts as failed.') }),
    meaningOf(onboardingQuerySchema, {
      age: needed('In years.', notOffered),
      numberOfEvents: needed('How often it was seen.', notOffered),
      productFeatureActive: needed('Whether it is offered.', notOffered),
      PORTALWL: needed('A mark; the onboarding shows only if it differs from the stored one.', notOffered),
    }),
    meaningOf(recommendationsSchema, {
      recommendations: optional('What is recommended.', 'The other lists fill the cards.'),
      nextBestOffer: optional('The next best offers.', 'The other lists fill the cards.'),
      extraContent: optional('What fills the remaining cards.', 'The other lists fill the cards.'),
    }),
    meaningOf(recommendationSchema, {
      title: needed('The title of the offer.', 'The card has no title; without a message either, there is no card.'),
      message: optional('What is offered.', 'The card has no text.'),
      imageUrl: optional('The picture, used as it comes.', 'The card has no picture.'),
      webQuoteUrl: optional('Where the offer leads.', 'The card has no link.'),
      actionText: optional('The text of its link.', 'The title; without one, there is no link.'),
      googleAnalyticsMessageId: optional('Identifies the offer in analytics.', 'The same offer may show twice.'),
    }),
  ];
};
