import { item } from './features';
import { persona } from './member';

/** That many items with those two fragments alternating, each with its own address. */
const items = (count: number, segments: readonly [string, string], area: string) =>
  Array.from({ length: count }, (_, index) =>
    item(`${segments[index % 2 === 0 ? 0 : 1]}?item=${index + 1}`, `${area}/${index + 1}`),
  );

/** A member with that many outstanding actions, from all four sources; at least three. */
const outstanding = (count: number, story: string) => {
  const wills = Math.ceil((count - 2) / 3);
  return persona(`outstanding-${count}`, story, {
    mandateItems: items(count - 2 - wills, ['device-mandate', 'device-installation'], '/portal/mandates'),
    digitalConsent: {
      pendingConsentCount: { pendingConsentRequests: 3 },
      consentFragmentSrc: '/portfolio/outstanding/digital-consent',
    },
    digitalAcceptance: {
      pendingRequestCount: { pendingAcceptanceRequests: 2 },
      hasExpired: false,
      acceptanceFragmentSrc: '/portfolio/outstanding/digital-acceptance',
    },
    willItems: items(wills, ['will-review', 'will-executor'], '/portal/wills/actions'),
  });
};

/** Members with more and more outstanding actions. */
export const outstandingMany = [
  outstanding(10, 'Ten outstanding actions: what the larger numbers are measured by.'),
  outstanding(60, 'Sixty outstanding actions: the carousel has many pages.'),
  outstanding(1_000, 'A thousand outstanding actions: as fast and as light as ten.'),
  outstanding(10_000, 'Ten thousand outstanding actions: far beyond what anybody has.'),
];
