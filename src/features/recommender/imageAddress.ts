import { safeAddress } from '../../platform/address';

const IMAGE_DATA = /^data:image\//i;
const NO_PICTURE = /^(mailto|tel):/i;

/**
 * The address of an item's picture as it came, without a prefix (it has its own context): http, https, relative, or an
 * image's data. Anything else becomes `undefined`: no picture.
 */
export const imageAddress = (candidate: string | undefined): string | undefined => {
  const trimmed = candidate?.trim();
  if (trimmed !== undefined && IMAGE_DATA.test(trimmed)) return trimmed;
  const address = safeAddress(candidate);
  return address === undefined || NO_PICTURE.test(address) ? undefined : address;
};
