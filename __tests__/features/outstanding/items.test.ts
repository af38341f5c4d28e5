import fc from 'fast-check';
import { actionsOfAcceptance, actionsOfConsent, actionsOfItems } from '../../../src/features/outstanding/saga';
import { replacementKey } from '../../../src/features/outstanding/selectors';

describe('the items of a list', () => {
  // Rule `outstanding.fragments`.
  it('are kept if they have a fragment, with their redirect address if there is one', () => {
    expect(
      actionsOfItems([
        { itemContentFragmentUrl: '/a', redirectUrl: '/b' },
        { itemContentFragmentUrl: undefined, redirectUrl: '/c' },
        { itemContentFragmentUrl: '/d', redirectUrl: undefined },
      ]),
    ).toEqual([{ fragmentUrl: '/a', redirectUrl: '/b' }, { fragmentUrl: '/d' }]);
  });
});

// Rule `outstanding.consent`.
describe('a consent request', () => {
  const consent = (pending: number | undefined, src: string | undefined = '/consent') =>
    actionsOfConsent({ pendingConsentCount: { pendingConsentRequests: pending }, consentFragmentSrc: src });

  it('is an action if at least one is pending', () => {
    expect(consent(1)).toEqual([{ fragmentUrl: '/consent' }]);
  });

  it.each([0, -1, undefined])('is not an action with %s pending', (pending) => {
    expect(consent(pending)).toEqual([]);
  });

  it('is not an action without a count or a fragment', () => {
    expect(actionsOfConsent({ pendingConsentCount: undefined, consentFragmentSrc: '/consent' })).toEqual([]);
    expect(
      actionsOfConsent({ pendingConsentCount: { pendingConsentRequests: 2 }, consentFragmentSrc: undefined }),
    ).toEqual([]);
  });
});

// Rule `outstanding.acceptance`.
describe('an acceptance request', () => {
  const acceptance = (pending: number | undefined, hasExpired: boolean | undefined) =>
    actionsOfAcceptance({
      pendingRequestCount: { pendingAcceptanceRequests: pending },
      hasExpired,
      acceptanceFragmentSrc: '/acceptance',
    });

  it('is an action if at least one is pending and hasExpired is false', () => {
    expect(acceptance(2, false)).toEqual([{ fragmentUrl: '/acceptance' }]);
  });

  it.each([
    [0, false],
    [undefined, false],
    [2, true],
    [2, undefined],
  ])('is not an action with %s pending and expired %s', (pending, hasExpired) => {
    expect(acceptance(pending, hasExpired)).toEqual([]);
  });

  it('is not an action without a count', () => {
    expect(
      actionsOfAcceptance({ pendingRequestCount: undefined, hasExpired: false, acceptanceFragmentSrc: '/acceptance' }),
    ).toEqual([]);
  });
});

// Rule `outstanding.replacement`.
describe("the key of a fragment's replacement", () => {
  it.each([
    ['/portfolio/outstanding/device-mandate', '/device-mandate'],
    ['device-mandate', '/device-mandate'],
    ['/outstanding/device/', '/device'],
    ['/outstanding/device?from=a/b#c/d', '/device'],
    ['  /outstanding/device ', '/device'],
  ])('of %s is %s', (address, key) => {
    expect(replacementKey(address)).toBe(key);
  });

  it.each(['', '/', '?a', '//'])('does not exist for %j', (address) => {
    expect(replacementKey(address)).toBeUndefined();
  });

  it('is a slash and one segment, whatever the address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        expect(replacementKey(address)).toMatch(/^\/[^/?#]+$/);
      }),
    );
  });
});
