import { safeAddress } from '../platform/address';

const LONGEST_ADDRESS = 8_192;
const LONG_GAP = /[\p{Cc} ]{64}/u;
const RASTER = /^[\p{Cc} ]*data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/iu;

// What no writer would write, and what takes long to judge.
const isOutsized = (address: string): boolean => address.length > LONGEST_ADDRESS || LONG_GAP.test(address);

const replacementFor = (address: string, replacements: Readonly<Record<string, string>>): string | undefined =>
  // A key of a bare slash would take over every link to a folder.
  Object.entries(replacements).find(([key]) => key.length > 1 && address.endsWith(key))?.[1];

/**
 * Where a link of a fragment leads: the replacement of its address where there is one, else the address itself; no link
 * (`undefined`) unless it is safe.
 */
export const linkAddress = (
  address: string | null,
  replacements: Readonly<Record<string, string>> = {},
): string | undefined => {
  if (address === null || isOutsized(address)) return undefined;
  return safeAddress(replacementFor(address.trim(), replacements) ?? address);
};

/** Where a picture comes from: http, https, relative, or a raster picture in a `data:` address; else `undefined`. */
export const pictureAddress = (address: string | null): string | undefined => {
  if (address === null || RASTER.test(address)) return address?.trim();
  if (isOutsized(address)) return undefined;
  const safe = safeAddress(address);
  return safe === undefined || /^(?:mailto|tel):/i.test(safe) ? undefined : safe;
};
