import { placeAt, wayBack } from '../../../config/sandbox/places';

describe('Signing in', () => {
  it.each([
    ['/#/portfolio', '/?fail=#/portfolio'],
    ['/?member=typical&fail=products:401#/bal-portfolio', '/?member=typical&fail=#/bal-portfolio'],
    ['/bal-portfolio', '/bal-portfolio?fail='],
  ])('leads back to %s, without the faults that ended the session', (returnUrl, back) => {
    expect(wayBack(returnUrl)).toBe(back);
    expect(placeAt('/portal/sign-in', returnUrl)).toContain('Sign in and go back');
  });

  it.each([
    undefined,
    '',
    'portfolio',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('rejects other return addresses, such as %j', (returnUrl) => {
    expect(wayBack(returnUrl)).toBeUndefined();
    expect(placeAt('/portal/sign-in', returnUrl)).not.toContain('evil.example');
  });

  it('puts no markup from the address into its page', () => {
    expect(placeAt('/portal/sign-in', '/?"><script>alert(1)</script>')).not.toContain('<script>');
  });
});
