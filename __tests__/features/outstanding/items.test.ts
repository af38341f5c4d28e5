import fc from 'fast-check';
import {
  actionsOfAcceptance,
  actionsOfConsent,
  actionsOfItems,
  replacementKey,
} from '../../../src/features/outstanding/items';

describe('the items of a list', () => {
  it('are kept where they have a fragment, with their redirect address where there is one', () => {
    expect(
      actionsOfItems([
        { itemContentFragmentUrl: '/a', redirectUrl: '/b' },
        { itemContentFragmentUrl: undefined, redirectUrl: '/c' },
        { itemContentFragmentUrl: '/d', redirectUrl: undefined },
      ]),
    ).toEqual([{ fragmentUrl: '/a', redirectUrl: '/b' }, { fragmentUrl: '/d' }]);
  });
});

describe('a consent request', () => {
  const consent = (pending: number | undefined, src: string | undefined = '/consent') =>
    actionsOfConsent({ pendingConsentCount: { pendingConsentRequests: pending }, consentFragmentSrc: src });

  it('is an action while more than none is pending', () => {
    expect(consent(1)).toEqual([{ fragmentUrl: '/consent' }]);
  });

  it.each([0, -1, undefined])('is none with %s pending', (pending) => {
    expect(consent(pending)).toEqual([]);
  });

  it('is none without a count or a fragment', () => {
    expect(actionsOfConsent({ pendingConsentCount: undefined, consentFragmentSrc: '/consent' })).toEqual([]);
    expect(
      actionsOfConsent({ pendingConsentCount: { pendingConsentRequests: 2 }, consentFragmentSrc: undefined }),
    ).toEqual([]);
  });
});

describe('an acceptance request', () => {
  const acceptance = (pending: number | undefined, hasExpired: boolean | undefined) =>
    actionsOfAcceptance({
      pendingRequestCount: { pendingAcceptanceRequests: pending },
      hasExpired,
      acceptanceFragmentSrc: '/acceptance',
    });

  it('is an action while more than none is pending and none has expired', () => {
    expect(acceptance(2, false)).toEqual([{ fragmentUrl: '/acceptance' }]);
  });

  it.each([
    [0, false],
    [undefined, false],
    [2, true],
    [2, undefined],
  ])('is none with %s pending and expired %s', (pending, hasExpired) => {
    expect(acceptance(pending, hasExpired)).toEqual([]);
  });

  it('is none without a count', () => {
    expect(
      actionsOfAcceptance({ pendingRequestCount: undefined, hasExpired: false, acceptanceFragmentSrc: '/acceptance' }),
    ).toEqual([]);
  });
});

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

  it.each(['', '/', '?a', '//'])('is none for %j', (address) => {
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
