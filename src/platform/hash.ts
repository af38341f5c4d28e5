/** FNV-1a, 32 bits: distinguishes members and sessions without revealing what it is made from. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};
