import { posix } from 'node:path';

const ABSOLUTE = /^https?:\/\/([^/?#]+)(\/[^?#]*)?(\?[^#]*)?$/i;
const ORIGIN = /^(\/[^?#]*)(\?[^#]*)?$/;

const fromBits = (high: string, low: string): string =>
  String.fromCharCode(((Number.parseInt(high, 16) & 0x1) << 6) | (Number.parseInt(low, 16) & 0x3f));

const decodeOnce = (text: string): string =>
  text
    .replace(/%u00([0-9a-f]{2})/gi, '%$1')
    // Overlong UTF-8 sequences, which careless decoders shorten: %c0%ae is a dot to them.
    .replace(/%(?:f0%80%8|e0%8|c)([01])%([89ab][0-9a-f])/gi, (_, high: string, low: string) => fromBits(high, low))
    .replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const asUnicode = (text: string): string =>
  Buffer.from(
    text.replace(/%([89a-f][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
    .toString('utf8')
    .normalize('NFKC');

/** How often a path may be encoded upon itself: a gateway does so once. */
const MOST_LAYERS = 2;

/** The longest path, in characters; it is looked through several times, and gateways take less. */
const LONGEST_PATH = 4_096;

const decode = (path: string): string => {
  let decoded = path.replace(/[\x80-\xff]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) decoded = decodeOnce(decoded);
  return decoded;
};

// Nobody can be sure how another server reads it, and each layer takes time to look below.
const isUnclear = (path: string): boolean => {
  if (path.length > LONGEST_PATH) return true;
  if (!path.includes('%25')) return false;
  const decoded = decode(path);
  return decodeOnce(decoded) !== decoded;
};

/**
 * Reads the address of a request: its path and its query with the question mark, as received, and the host of an
 * absolute one. `undefined` if it has no path (`*`), has a fragment, which no client sends, or its path is encoded more
 * than twice or longer than 4,096 characters.
 */
export const readTarget = (address: string) => {
  const [, path, search = ''] = ORIGIN.exec(address) ?? [];
  if (path !== undefined) return isUnclear(path) ? undefined : { path, search };
  const [whole, authority, absolutePath = '/', absoluteSearch = ''] = ABSOLUTE.exec(address) ?? [];
  return whole === undefined || authority === undefined || isUnclear(absolutePath)
    ? undefined
    : { path: absolutePath, search: absoluteSearch, authority };
};

/**
 * The parts of a path as the most lenient upstream server could read them: decoded twice, backslashes as slashes,
 * without parameters (`;`), control characters and blanks. For comparisons only, never to be sent.
 */
export const lenientParts = (path: string): readonly string[] => {
  if (!/[%\\;\x80-\xff]/.test(path)) return path.split('/');
  return asUnicode(decode(path))
    .split(/[/\\]/)
    .map((part) => part.replace(/;.*/s, '').replace(/[\p{Cc}\s]/gu, ''));
};

/** Whether a path could lead a lenient server out of the folder that it is put below. */
export const climbs = (path: string): boolean => lenientParts(path).includes('..');

/** Whether a path is, or could be read as, one below `/-/`: those are this server's own. */
export const isOwnPath = (path: string): boolean =>
  posix.normalize(`/${lenientParts(path).join('/')}/`).startsWith('/-/');
