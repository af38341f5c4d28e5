import { actionsOfAcceptance, actionsOfConsent, actionsOfItems } from '../../../src/features/outstanding/selectors';

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
    { path: '/outstanding/device', redirect: '/portal/device' },
    { path: '/', redirect: '/portal/nowhere' },
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
