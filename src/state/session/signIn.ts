import { safeAddress } from '../../platform/address';

/**
 * The configured sign-in address with `address` (relative to the origin) as the way back, in place of `{address}`, or
 * else in the parameter `returnUrl`; `undefined` if the configured address is not a safe link.
 */
export const signInAddress = (signInUrl: string, address: string): string | undefined => {
  const back = encodeURIComponent(address);
  const [path = '', fragment] = signInUrl.split(/(?=#)/, 2);
  const withBack = signInUrl.includes('{address}')
    ? signInUrl.replaceAll('{address}', back)
    : `${path}${path.includes('?') ? '&' : '?'}returnUrl=${back}${fragment ?? ''}`;
  // If the address gets too long, the way back is left out.
  return safeAddress(withBack) ?? safeAddress(signInUrl);
};
