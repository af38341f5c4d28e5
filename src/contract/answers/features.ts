import * as v from 'valibot';
import { anyText, flag, list, number, part, record, text, withSent } from '../readers';

const outstandingItemSchema = record({ itemContentFragmentUrl: text(), redirectUrl: text() });
/** An outstanding item as a source sends it. */
export type OutstandingItem = v.InferOutput<typeof outstandingItemSchema>;

/** Answer of `mandateItems`, the connected-device source. */
export const mandateItemsSchema = v.pipe(
  record({ outstandingItems: list(outstandingItemSchema) }),
  v.transform(({ outstandingItems }) => outstandingItems),
);

/** Answer of `willItems`: a bare list. */
export const willItemsSchema = list(outstandingItemSchema);

/** Answer of `digitalConsent`. */
export const digitalConsentSchema = record({
  pendingConsentCount: part(record({ pendingConsentRequests: number() })),
  consentFragmentSrc: text(),
});
/** The number of pending consent requests, and the fragment that says so. */
export type DigitalConsent = v.InferOutput<typeof digitalConsentSchema>;

/** Answer of `digitalAcceptance`. */
export const digitalAcceptanceSchema = record({
  pendingRequestCount: part(record({ pendingAcceptanceRequests: number() })),
  hasExpired: flag(),
  acceptanceFragmentSrc: text(),
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

const preferenceProductSchema = withSent(
  record({ name: text(), description: text(), mandatory: flag(), isSubscribed: flag(), error: text() }),
);
/** One product of a preference category, and as it came, because it goes back so. */
export type PreferenceProduct = v.InferOutput<typeof preferenceProductSchema>;

/** Answer of `viewPreferences`; an answer without sections is rejected. */
export const viewPreferencesSchema = record({
  sections: list(
    record({
      visible: flag(),
      categories: part(list(record({ visible: flag(), name: text(), products: part(list(preferenceProductSchema)) }))),
    }),
  ),
});
/** The member's communication preferences by section and category. */
export type Preferences = v.InferOutput<typeof viewPreferencesSchema>;

/** Answer of `disclaimerEnable`. */
export const disclaimerEnableSchema = record({
  sessionId: text(),
  enable: flag(),
  contentPath: text(),
  version: text(),
});
/** Whether the member still has to acknowledge the privacy statement, and which one. */
export type DisclaimerCheck = v.InferOutput<typeof disclaimerEnableSchema>;

/** Answer of `disclaimerAccept`. */
export const disclaimerAcceptSchema = record({ accepted: flag() });

/** Answer of `onboardingQuery`; age in years. */
export const onboardingQuerySchema = record({
  age: number(),
  numberOfEvents: number(),
  productFeatureActive: flag(),
  PORTALWL: anyText(),
});
/** What decides whether the seniors onboarding is due. */
export type OnboardingProfile = v.InferOutput<typeof onboardingQuerySchema>;

const recommendationSchema = record({
  title: text(),
  message: text(),
  imageUrl: text(),
  webQuoteUrl: text(),
  actionText: text(),
  googleAnalyticsMessageId: text(),
});
/** One recommendation, next-best offer or piece of extra content. */
export type Recommendation = v.InferOutput<typeof recommendationSchema>;

/** Answer of `recommendations`. */
export const recommendationsSchema = record({
  recommendations: list(recommendationSchema),
  nextBestOffer: list(recommendationSchema),
  extraContent: list(recommendationSchema),
});
/** The three sources of the recommender. */
export type Recommendations = v.InferOutput<typeof recommendationsSchema>;
