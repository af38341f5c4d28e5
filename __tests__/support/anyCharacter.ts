import fc from 'fast-check';

/**
 * Any code point but half a surrogate pair: the `unit` of strings of which nothing is known. fast-check's own,
 * 'binary', lists all million of them first, which takes a second in each test file.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ max: 0xd7ff, min: 0 }), fc.integer({ max: 0x10ffff, min: 0xe000 }))
  .map((codePoint) => String.fromCodePoint(codePoint));
