import { lastSegment } from '../../content';
import type { DigitalAcceptance, DigitalConsent, OutstandingItem } from '../../contract/answers/features';

/** An outstanding action: its fragment, and the address that replaces the fragment's own link. */
export interface OutstandingAction {
  readonly fragmentUrl: string;
  readonly redirectUrl?: string | undefined;
}

/** The items of a list that have a fragment to show; the others get no tile (rule `outstanding.fragments`). */
export const actionsOfItems = (items: readonly OutstandingItem[]): readonly OutstandingAction[] =>
  items.flatMap(({ itemContentFragmentUrl, redirectUrl }): OutstandingAction[] => {
    if (itemContentFragmentUrl === undefined) return [];
    return [{ fragmentUrl: itemContentFragmentUrl, ...(redirectUrl === undefined ? {} : { redirectUrl }) }];
  });

const single = (fragmentUrl: string | undefined): readonly OutstandingAction[] =>
  fragmentUrl === undefined ? [] : [{ fragmentUrl }];

/** One action if the member has pending consent requests (rule `outstanding.consent`). */
export const actionsOfConsent = ({ pendingConsentCount, consentFragmentSrc }: DigitalConsent) =>
  (pendingConsentCount?.pendingConsentRequests ?? 0) > 0 ? single(consentFragmentSrc) : [];

/**
 * One action if acceptance requests are pending and have not expired (rule `outstanding.acceptance`). An answer that
 * does not say whether they have expired makes no action: only an explicit "no" does, so that no member is sent to an
 * expired request.
 */
export const actionsOfAcceptance = ({ pendingRequestCount, hasExpired, acceptanceFragmentSrc }: DigitalAcceptance) =>
  (pendingRequestCount?.pendingAcceptanceRequests ?? 0) > 0 && hasExpired === false
    ? single(acceptanceFragmentSrc)
    : [];

/**
 * The key under which a fragment's own link is replaced: a slash and the last path segment of the fragment's address
 * (rule `outstanding.replacement`); `undefined` if the address has no segment.
 */
export const replacementKey = (fragmentUrl: string): string | undefined => {
  const segment = lastSegment(fragmentUrl);
  return segment === undefined ? undefined : `/${segment}`;
};
