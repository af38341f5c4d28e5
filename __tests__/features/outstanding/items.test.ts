import fc from 'fast-check';
import {
  actionsOfAcceptance,
  actionsOfConsent,
  actionsOfItems,
  replacementKey,
} from '../../../src/features/outstanding/selectors';

describe('the items of a list', () => {
  // Rule `outstanding.fragments`.
  it('are kept if they have a fragment, whose link leads to the redirect address', () => {
    expect(
      actionsOfItems([
        { itemContentFragmentUrl: '/outstanding/device', redirectUrl: '/portal/device' },
        { itemContentFragmentUrl: undefined, redirectUrl: '/c' },
        { itemContentFragmentUrl: '/', redirectUrl: '/portal/nowhere' },
        { itemContentFragmentUrl: '/outstanding/will', redirectUrl: undefined },
      ]),
    ).toEqual([
      { path: '/outstanding/device', replacements: { '/device': '/portal/device' } },
      { path: '/' },
      { path: '/outstanding/will' },
    ]);
  });
});

// Rule `outstanding.consent`.
describe('a consent request', () => {
  const consent = (pending: number | undefined, src: string | undefined = '/consent') =>
    actionsOfConsent({ pendingConsentCount: { pendingConsentRequests: pending }, consentFragmentSrc: src });

  it('is an action if at least one is pending', () => {
    expect(consent(1)).toEqual([{ path: '/consent' }]);
  });

  it.each([0, -1, undefined])('is not an action with %s pending, nor without a fragment', (pending) => {
    expect(consent(pending)).toEqual([]);
    const pendingConsentCount = { pendingConsentRequests: 2 };
    expect(actionsOfConsent({ pendingConsentCount, consentFragmentSrc: undefined })).toEqual([]);
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
    expect(acceptance(2, false)).toEqual([{ path: '/acceptance' }]);
  });

  it.each([
    [0, false],
    [undefined, false],
    [2, true],
    [2, undefined],
  ])('is not an action with %s pending and expired %s', (pending, hasExpired) => {
    expect(acceptance(pending, hasExpired)).toEqual([]);
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
