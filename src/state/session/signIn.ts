import { safeAddress } from '../../platform/address';

/**
 * Where the member signs in again: the configured sign-in address, which is told the way back to `address`, relative to
 * the origin. It goes in the place of `{address}`, or else into the parameter `returnUrl`. `undefined` where the
 * configured address is no safe link.
 */
export const signInAddress = (signInUrl: string, address: string): string | undefined => {
  const back = encodeURIComponent(address);
  const [path = '', fragment] = signInUrl.split(/(?=#)/, 2);
  const withBack = signInUrl.includes('{address}')
    ? signInUrl.replaceAll('{address}', back)
    : `${path}${path.includes('?') ? '&' : '?'}returnUrl=${back}${fragment ?? ''}`;
  // A way back that is too long for an address is left out.
  return safeAddress(withBack) ?? safeAddress(signInUrl);
};
