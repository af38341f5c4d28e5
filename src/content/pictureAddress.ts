import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { originOf, parsed } from './addresses';

/** What decides whether a picture is shown: the page's origin, and the configuration. */
export interface PicturePlace {
  readonly origin: string;
  readonly configuration: Pick<RuntimeConfiguration, 'content' | 'basePaths' | 'portfolioPrefix'>;
}

/** The longest address, in characters, of a picture elsewhere; a `data:` address may be longer. */
const LONGEST = 4_096;
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/i;
// Anything else that a back end may read as "..": encoded, encoded twice, or followed by a parameter.
const CLIMBS = /(?:^|[/\\])\.{1,2}(?:;[^/\\]*)?(?=[/\\]|$)/;
const MOST_LAYERS = 5;

// As a back end may read it, which may decode it more than once; undefined after more layers than can be legitimate.
const decoded = (path: string): string | undefined => {
  let text = path;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const inner = text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (inner === text) return text;
    text = inner;
  }
  return undefined;
};

const canClimb = (path: string): boolean => CLIMBS.test(decoded(path) ?? '/../');

// Without parameters of segments, doubled slashes and upper case.
const asRead = (path: string): string =>
  (decoded(path) ?? path)
    .replace(/;[^/\\]*/g, '')
    .replace(/[\\/]+/g, '/')
    .toLowerCase();

const isBelowPrefix = (path: string, { content }: PicturePlace['configuration']): boolean =>
  [content.previewPrefix, content.sitePrefix].some((prefix) => {
    const folder = prefix.replace(/\/+$/, '');
    // An empty prefix names no folder: everything on the origin would be a picture, calls included.
    return folder !== '' && path.startsWith(`${folder}/`);
  });

const isAllowedElsewhere = ({ origin, protocol }: URL, { content }: PicturePlace['configuration']): boolean =>
  (protocol === 'https:' && content.pictureOrigins.includes('*')) ||
  [content.origin, ...content.pictureOrigins].some((allowed) => originOf(allowed) === origin);

// An empty base path is the whole origin. Servers may not tell upper from lower case.
const isBelowBasePath = (path: string, { basePaths, portfolioPrefix }: PicturePlace['configuration']): boolean =>
  [...Object.values(basePaths), ...(portfolioPrefix === '' ? [] : [portfolioPrefix])].some((base) =>
    `${asRead(path)}/`.startsWith(`${base.toLowerCase().replace(/\/+$/, '')}/`),
  );

/**
 * Where a picture of a fragment is fetched from: below a prefix of the content management on the page's own
 * origin, from the content management's origin, from an origin of `content.pictureOrigins`, or the raster picture that
 * a `data:` address holds itself; anything else is `undefined`: no picture. An address of the page's own origin outside
 * the prefixes never counts, whatever is configured, because it may be a call that changes something.
 *
 * What is returned leads to the same place from every address of the page. Rule `content.pictures`.
 */
export const pictureAddress = (candidate: string | null | undefined, place: PicturePlace): string | undefined =>
  addressOf(candidate, place, (path) => isBelowPrefix(path, place.configuration));

/**
 * Where a picture of an offer is fetched from: as {@link pictureAddress}, and from any address of the page's own origin
 * that is not below a base path of the calls. It has its own context, so it gets no prefix. Rule `content.pictures`.
 */
export const offerPictureAddress = (candidate: string | null | undefined, place: PicturePlace): string | undefined =>
  addressOf(
    candidate,
    place,
    (path) => isBelowPrefix(path, place.configuration) || !isBelowBasePath(path, place.configuration),
  );

/** The other origin for which a picture is left out; `undefined` if it is shown, or left out for another reason. */
export const leftOutOrigin = (
  candidate: string | null | undefined,
  { origin, configuration }: PicturePlace,
): string | undefined => {
  const address = candidate?.trim() ?? '';
  const url = address.length > LONGEST ? undefined : parsed(address, origin || undefined);
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin === origin) return undefined;
  return isAllowedElsewhere(url, configuration) ? undefined : url.origin;
};

const addressOf = (
  candidate: string | null | undefined,
  { origin, configuration }: PicturePlace,
  isAllowedHere: (path: string) => boolean,
): string | undefined => {
  const address = candidate?.trim() ?? '';
  if (RASTER.test(address)) return address;
  if (address === '' || address.length > LONGEST) return undefined;
  const url = parsed(address, origin || undefined);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin !== origin) return isAllowedElsewhere(url, configuration) ? url.href : undefined;
  return isAllowedHere(url.pathname) && !canClimb(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : undefined;
};
