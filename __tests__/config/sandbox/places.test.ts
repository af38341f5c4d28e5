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
    '//evil.example',
    '/\\evil.example',
    'a:\\\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('leads to no other host, even if %j is asked for', (returnUrl) => {
    expect(new URL(wayBack(returnUrl), 'http://portal.example/').host).toBe('portal.example');
  });

  it.each([undefined, '', 'http://['])('has no way back to %j', (returnUrl) => {
    expect(placeAt('/portal/sign-in', returnUrl)).not.toContain('go back');
  });

  it('puts no markup from the address into its page', () => {
    expect(placeAt('/portal/sign-in', '/?"><script>alert(1)</script>')).not.toContain('<script>');
  });
});
