import type { Endpoint } from '../contract/endpoints';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const CONTROL = /\p{Cc}/u;
const SURROUNDINGS = /^[\p{Cc} ]+|[\p{Cc} ]+$/gu;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** The longest address that is taken for one, in characters; servers refuse longer ones as well. */
const LONGEST = 4096;
// What looks like another scheme, though the parser sees a path: blanks within it, or its colon written as an entity.
const PSEUDO_SCHEME = /^(?!(?:https?|mailto|tel):)[^/?#]*[:&]/i;

// C0 and blanks at both ends off, tabs and line ends out.
const asParsed = (text: string): string => text.replace(SURROUNDINGS, '').replace(/[\t\n\r]/g, '');

const basePath = (name: string, endpoint: string, configuration: RuntimeConfiguration): string => {
  // The error log alone stands in the spec with its full path, so the prefix of the others does not touch it.
  if (name === 'portfolio' && endpoint !== 'errorLog' && configuration.portfolioPrefix !== '') {
    return configuration.portfolioPrefix;
  }
  return (configuration.basePaths as Readonly<Record<string, string>>)[name] ?? '';
};

/** The address of a call: the configured path or the table's, its base filled in, and the query behind it. */
export const endpointAddress = (
  { name, path }: Pick<Endpoint<unknown>, 'name' | 'path'>,
  configuration: RuntimeConfiguration,
  query: Readonly<Record<string, string>> = {},
): string => {
  const template = (configuration.paths as Readonly<Record<string, string | undefined>>)[name] ?? path;
  const address = template.replace(/\{(\w+)\}/g, (_, base: string) => basePath(base, name, configuration));
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${parameters}`;
};

/**
 * An address that a service sent, fit for a link: http, https, mailto, tel or relative, judged as the browser's parser
 * would judge it; what is relative is safe against any origin, so none need be given. Anything else, blank texts and
 * what is no text become `undefined`: no link.
 */
export const safeAddress = (candidate: unknown, origin = 'https://portal.invalid'): string | undefined => {
  if (typeof candidate !== 'string' || candidate.length > LONGEST) return undefined;
  const address = asParsed(candidate);
  if (address === '' || CONTROL.test(address) || PSEUDO_SCHEME.test(address)) return undefined;
  try {
    // With a scheme it stands for itself: `https:` alone would borrow the host of the page, or be no address at all.
    const base = SCHEME.test(address) ? undefined : origin;
    return SAFE_PROTOCOLS.has(new URL(address, base).protocol) ? address : undefined;
  } catch {
    // The parser refuses it, so the browser could not follow it either.
    return undefined;
  }
};

/**
 * Whether a host counts as local or test: an exact name, `*.suffix`, `label:NAME` (any label of the host) or
 * `suffix:TEXT` (the end of the host or of any label of it). `host` may carry a port.
 */
export const isLocalHost = (host: string, patterns: readonly string[]): boolean => {
  const name = host
    .toLowerCase()
    .replace(/:\d*$/, (port, at: number, whole: string) =>
      whole.indexOf(':') === at || whole[at - 1] === ']' ? '' : port,
    )
    .replace(/\.$/, '');
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

/** Milliseconds until a call counts as timed out on this host (spec section 9). */
export const timeoutFor = (
  { timeoutMs, localTimeoutMs, localHosts }: Pick<RuntimeConfiguration, 'timeoutMs' | 'localTimeoutMs' | 'localHosts'>,
  host: string,
): number => (isLocalHost(host, localHosts) ? localTimeoutMs : timeoutMs);
