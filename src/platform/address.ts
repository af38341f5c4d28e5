const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const CONTROL = /\p{Cc}/u;
const SURROUNDINGS = /^[\p{Cc} ]+|[\p{Cc} ]+$/gu;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** The longest address that we accept, in characters; servers reject longer ones as well. */
const LONGEST = 4096;
// Looks like another scheme although the parser sees a path: spaces inside it, or its colon written as an entity.
const PSEUDO_SCHEME = /^(?!(?:https?|mailto|tel):)[^/?#]*[:&]/i;

// As the URL parser does: strips control characters and spaces at both ends, removes tabs and line breaks.
const asParsed = (text: string): string => text.replace(SURROUNDINGS, '').replace(/[\t\n\r]/g, '');

/**
 * An address from a service, made safe for a link: http, https, mailto, tel or relative, as the browser's own parser
 * reads it. Anything else, such as blank text or what is no text, becomes `undefined`: no link. Rule `address.safe`.
 */
export const safeAddress = (candidate: unknown): string | undefined => {
  if (typeof candidate !== 'string' || candidate.length > LONGEST) return undefined;
  const address = asParsed(candidate);
  if (address === '' || CONTROL.test(address) || PSEUDO_SCHEME.test(address)) return undefined;
  try {
    // With a scheme it has to be complete: `https:` alone would take the host of the page, or be no address at all.
    const base = SCHEME.test(address) ? undefined : 'https://portal.invalid';
    return SAFE_PROTOCOLS.has(new URL(address, base).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
};

/** An address without its query and fragment's parameters, which may be a member's or a sign-in's: for the log. */
export const withoutParameters = (address: string): string => address.replace(/\?[^#]*/, '').replace(/[&=].*/s, '');

/**
 * Whether a host, with or without port, is one of the patterns: an exact name, `*.suffix`, `label:NAME` (any label of
 * it) or `suffix:TEXT` (the end of it or of any label). An IPv6 address is in brackets, as the browser writes it.
 */
export const isLocalHost = (host: string, patterns: readonly string[]): boolean => {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  const labels = name.split('.');
  return patterns.some((given) => {
    const pattern = given.toLowerCase();
    if (pattern.startsWith('*.')) return name.endsWith(pattern.slice(1));
    if (pattern.startsWith('label:')) return labels.includes(pattern.slice(6));
    if (pattern.startsWith('suffix:'))
      return labels.some((label) => label.endsWith(pattern.slice(7))) || name.endsWith(pattern.slice(7));
    return name === pattern;
  });
};
