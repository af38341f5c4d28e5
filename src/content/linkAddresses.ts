import { safeAddress } from '../platform/address';

const LONGEST_ADDRESS = 8_192;
const LONG_GAP = /[\p{Cc} ]{64}/u;

// No author would write such an address, and checking it takes long.
const isOutsized = (address: string): boolean => address.length > LONGEST_ADDRESS || LONG_GAP.test(address);

const replacementFor = (address: string, replacements: Readonly<Record<string, string>>): string | undefined =>
  // The key of a bare slash would match every link to a folder.
  Object.entries(replacements).find(([key]) => key.length > 1 && address.endsWith(key))?.[1];

/**
 * The address of a fragment's link: its replacement if there is one, else its own; no link (`undefined`) unless that is
 * safe.
 */
export const linkAddress = (
  address: string | null,
  replacements: Readonly<Record<string, string>> = {},
): string | undefined => {
  if (address === null || isOutsized(address)) return undefined;
  const target = replacementFor(address.trim(), replacements) ?? address;
  // A place within the fragment: its ids are removed, and with addresses in the hash it would lead to no screen.
  if (/^[\p{Cc} ]*#(?!\/)/u.test(target)) return undefined;
  return safeAddress(target);
};
