/** The shortest secret, in characters, that is looked for: one of a few letters would strike out half of a text. */
const SHORTEST = 4;
/**
 * When a secret is inside a longer base64 text only part of it can be matched; a part shorter than this also occurs in
 * harmless texts.
 */
const SHORTEST_BASE64 = 8;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Malformed escapes: nothing to decode.
    return text;
  }
};

const encoded = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    // A lone surrogate can be neither encoded nor sent.
    return text;
  }
};

const lowerEscapes = (text: string): string => text.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());

/**
 * How a text looks in base64 when it is part of a longer one: its bytes may start at any of three offsets in a group of
 * letters, and the letters at both ends also encode its neighbours.
 */
const base64Forms = (text: string): readonly string[] => {
  const bytes = new TextEncoder().encode(text);
  return [0, 1, 2].map((before) => {
    const binary = '\0'.repeat(before) + Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return btoa(binary).slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
};

const withUrlLetters = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_');

/**
 * The forms in which a secret may occur in a text: as it is, decoded, URL-encoded once or twice, within JSON, and in
 * base64 of either alphabet, by itself or inside something longer.
 */
export const formsOf = (secret: string): readonly string[] => {
  const plain = [...new Set([secret, decoded(secret)])].filter(({ length }) => length >= SHORTEST);
  const once = plain.map(encoded);
  const written = [...plain, ...once, ...once.map(encoded), ...plain.map((text) => JSON.stringify(text).slice(1, -1))];
  const base64 = [...plain, ...once].flatMap(base64Forms).filter(({ length }) => length >= SHORTEST_BASE64);
  const forms = [...written, ...written.map(lowerEscapes), ...base64, ...base64.map(withUrlLetters)];
  return [...new Set([...forms, ...base64.map(encoded)])];
};
