import type { DigitalAcceptance, DigitalConsent, OutstandingItem } from '../../contract/answers/features';

/** An outstanding action: the fragment that tells of it, and where the fragment's own link shall lead instead. */
export interface OutstandingAction {
  readonly fragmentUrl: string;
  readonly redirectUrl?: string | undefined;
}

/** The items of a list that have a fragment to show; the others are no tiles (spec section 4). */
export const actionsOfItems = (items: readonly OutstandingItem[]): readonly OutstandingAction[] =>
  items.flatMap(({ itemContentFragmentUrl, redirectUrl }): OutstandingAction[] => {
    if (itemContentFragmentUrl === undefined) return [];
    return [{ fragmentUrl: itemContentFragmentUrl, ...(redirectUrl === undefined ? {} : { redirectUrl }) }];
  });

const single = (fragmentUrl: string | undefined): readonly OutstandingAction[] =>
  fragmentUrl === undefined ? [] : [{ fragmentUrl }];

/** One action while consent requests wait for the member (spec section 4). */
export const actionsOfConsent = ({ pendingConsentCount, consentFragmentSrc }: DigitalConsent) =>
  (pendingConsentCount?.pendingConsentRequests ?? 0) > 0 ? single(consentFragmentSrc) : [];

/**
 * One action while acceptance requests wait that have not expired (spec section 4). An answer that does not say whether
 * they have expired makes no action: only a plain "no" does, so that no member is sent to a request that is over.
 */
export const actionsOfAcceptance = ({ pendingRequestCount, hasExpired, acceptanceFragmentSrc }: DigitalAcceptance) =>
  (pendingRequestCount?.pendingAcceptanceRequests ?? 0) > 0 && hasExpired === false
    ? single(acceptanceFragmentSrc)
    : [];

/**
 * The key under which a fragment's own link is replaced: a slash and the last path segment of the fragment's address
 * (spec section 3); `undefined` where the address has no segment.
 */
export const replacementKey = (fragmentUrl: string): string | undefined => {
  const path = fragmentUrl.trim().replace(/[?#].*$/s, '');
  const segment = path.split('/').findLast((candidate) => candidate !== '');
  return segment === undefined ? undefined : `/${segment}`;
};
