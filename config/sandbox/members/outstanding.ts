import { item } from './features';
import { persona } from './member';

const segments = ['device-mandate', 'device-installation', 'will-review', 'will-executor'] as const;

/** Far more outstanding actions than fit on a few pages. */
export const outstandingSixty = persona('outstanding-60', 'Sixty outstanding actions: the carousel has many pages.', {
  mandateItems: Array.from({ length: 40 }, (_, index) =>
    item(segments[index % 2] ?? segments[0], `/portal/mandates/${index + 1}`),
  ),
  digitalConsent: {
    pendingConsentCount: { pendingConsentRequests: 3 },
    consentFragmentSrc: '/portfolio/outstanding/digital-consent',
  },
  digitalAcceptance: {
    pendingRequestCount: { pendingAcceptanceRequests: 2 },
    hasExpired: false,
    acceptanceFragmentSrc: '/portfolio/outstanding/digital-acceptance',
  },
  willItems: Array.from({ length: 18 }, (_, index) =>
    item(segments[2 + (index % 2)] ?? segments[2], `/portal/wills/actions/${index + 1}`),
  ),
});
