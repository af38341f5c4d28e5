import {
  actionsOfAcceptance,
  actionsOfConsent,
  actionsOfItems,
  replacementKey,
} from '../../../src/features/outstanding/selectors';

// Rule `outstanding.fragments`.
it('The items of a list are kept if they have a fragment, whose link leads to the redirect address', () => {
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

// Rule `outstanding.consent`.
it.each([
  [1, '/consent', [{ path: '/consent' }]],
  [0, '/consent', []],
  [-1, '/consent', []],
  [undefined, '/consent', []],
  [2, undefined, []],
])('%s pending consent requests with the fragment %s are the actions %j', (pendingConsentRequests, src, actions) => {
  const pendingConsentCount = { pendingConsentRequests };
  expect(actionsOfConsent({ pendingConsentCount, consentFragmentSrc: src })).toEqual(actions);
});

// Rule `outstanding.acceptance`.
it.each([
  [2, false, [{ path: '/acceptance' }]],
  [0, false, []],
  [undefined, false, []],
  [2, true, []],
  [2, undefined, []],
])('%s pending acceptance requests whose hasExpired is %s are the actions %j', (pending, hasExpired, actions) => {
  const pendingRequestCount = { pendingAcceptanceRequests: pending };
  expect(actionsOfAcceptance({ pendingRequestCount, hasExpired, acceptanceFragmentSrc: '/acceptance' })).toEqual(
    actions,
  );
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
});
