import { signInAddress } from '../../../src/state/session/signIn';
import { blockedAddresses } from '../../support/hostileAddresses';

describe('the link to sign in again', () => {
  it.each([
    ['/portal/sign-in', '/portal/sign-in?returnUrl=%2F%23%2Fportfolio'],
    ['/portal/sign-in?lang=en', '/portal/sign-in?lang=en&returnUrl=%2F%23%2Fportfolio'],
    ['/portal/sign-in#form', '/portal/sign-in?returnUrl=%2F%23%2Fportfolio#form'],
    ['https://login.example/', 'https://login.example/?returnUrl=%2F%23%2Fportfolio'],
    ['/login?goto={address}', '/login?goto=%2F%23%2Fportfolio'],
    ['/login/{address}?again={address}', '/login/%2F%23%2Fportfolio?again=%2F%23%2Fportfolio'],
  ])('of %s contains where to come back to', (signInUrl, expected) => {
    expect(signInAddress(signInUrl, '/#/portfolio')).toBe(expected);
  });

  it('leaves out an address to come back to that is too long', () => {
    expect(signInAddress('/portal/sign-in', `/?${'x'.repeat(5_000)}`)).toBe('/portal/sign-in');
  });

  it.each(blockedAddresses.filter((address) => address.trim() !== ''))(
    'does not exist if %j is configured',
    (address) => {
      expect(signInAddress(address, '/#/portfolio')).toBeUndefined();
    },
  );
});
