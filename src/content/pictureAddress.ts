import { createSelector } from 'reselect';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import type { Services } from '../platform/createServices';
import type { ConfigurationPart } from '../state/configuration';
import type { PagePart } from '../state/page';
import { DATA, isBelow, isBelowPrefix, parsed } from './addresses';

/** What decides whether a picture is shown: the page's origin, and the configuration. */
export interface ConfiguredPage {
  readonly origin: string;
  readonly configuration: Pick<RuntimeConfiguration, 'content' | 'basePaths' | 'portfolioPrefix' | 'paths' | 'session'>;
}

/** The page and its configuration, which together decide on the addresses of content. */
export const selectConfiguredPage = createSelector(
  [(state: PagePart) => state.page, (state: ConfigurationPart) => state.configuration],
  (page, configuration) => ({ ...page, configuration }),
);

// In characters; only a `data:` address may be longer.
const LONGEST = 4_096;

// A web address as the browser reads it on a page of this origin; `undefined` if it is none, or too long.
const webAddress = (address: string, origin: string): URL | undefined => {
  const url = address.length > LONGEST ? undefined : parsed(address, origin || undefined);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
};

const isFrom = ({ origin }: URL, allowed: readonly string[]): boolean =>
  allowed.some((given) => parsed(given)?.origin === origin);

// Whether pictures from this other origin are shown.
const isAllowedElsewhere = (url: URL, { content }: Pick<RuntimeConfiguration, 'content'>): boolean =>
  (url.protocol === 'https:' && content.pictureOrigins.includes('*')) ||
  isFrom(url, [content.origin, ...content.pictureOrigins]);

const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/i;
// Segments that a server may read as "..", though the browser does not; and letters, digits, "." or slashes that are
// percent-encoded, even repeatedly, which nobody needs to write.
const DISGUISED = /\/\.{1,2};|%(?:25)*(?:2[def]|3[0-9b]|[46][1-9a-f]|[57][0-9a]|5[cf]|7e)/i;

// As a server may read the path: without parameters of segments, doubled slashes and upper case.
const asRead = (path: string): string => `${path.replace(/;[^/]*/g, '')}/`.replace(/\/+/g, '/').toLowerCase();

/** Whether a path may be a call's. An empty base path is the whole origin. An address in `paths` may be on another one. */
export const isCall = (path: string, { origin, configuration }: ConfiguredPage): boolean => {
  const { basePaths, portfolioPrefix, paths, session } = configuration;
  const bases = [...Object.values(basePaths), ...(portfolioPrefix === '' ? [] : [portfolioPrefix])];
  const { signOutUrl, checkPath, renewPath } = session;
  const others = [...Object.values(paths), signOutUrl, checkPath, renewPath].flatMap((address) => {
    const url = address === '' ? undefined : webAddress(address, origin);
    return url?.origin === origin ? [asRead(url.pathname)] : [];
  });
  const read = asRead(path);
  return bases.some((base) => read.startsWith(`${base.toLowerCase().replace(/\/+$/, '')}/`)) || others.includes(read);
};

const addressOf = (
  candidate: string | null | undefined,
  { origin, configuration }: ConfiguredPage,
  isAllowedHere: (path: string) => boolean,
): string | undefined => {
  const address = candidate?.trim() ?? '';
  if (RASTER.test(address)) return address;
  const url = webAddress(address, origin);
  if (url === undefined || address === '') return undefined;
  if (url.origin !== origin) return isAllowedElsewhere(url, configuration) ? url.href : undefined;
  return isAllowedHere(url.pathname) && !DISGUISED.test(url.pathname)
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
};

/**
 * Where a fragment's picture is fetched from (rule `content.pictures`), independent of the page's address; a raster
 * `data:` address stays. `undefined` elsewhere on our origin: it may be a call that changes something.
 */
export const pictureAddress = (candidate: string | null | undefined, page: ConfiguredPage): string | undefined =>
  addressOf(candidate, page, (path) => isBelowPrefix(path, page));

/**
 * Where a picture is fetched from that a service sends in place of a fragment: also below `content.ownContext`, but
 * never from the address of a call.
 */
export const servicePictureAddress = (candidate: string, page: ConfiguredPage): string | undefined =>
  addressOf(
    candidate,
    page,
    (path) =>
      isBelowPrefix(path, page) || (isBelow(path, page.configuration.content.ownContext) && !isCall(path, page)),
  );

/** Where an offer's picture is fetched from: also from the page's own origin, but not from the address of a call. */
export const offerPictureAddress = (candidate: string | null | undefined, page: ConfiguredPage): string | undefined =>
  addressOf(candidate, page, (path) => isBelowPrefix(path, page) || !isCall(path, page));

/** Throws if a fragment must not be fetched from this address (rules `content.calls`, `content.prefix`). */
export const checkAddress = (
  address: string,
  { page: { origin }, configuration }: Pick<Services, 'page' | 'configuration'>,
): void => {
  if (DATA.test(address)) return;
  const url = webAddress(address, origin);
  if (url === undefined) throw new Error('The fragment has no web address');
  const page = { origin, configuration };
  if (url.origin !== origin) {
    if (!isFrom(url, configuration.content.fragmentOrigins))
      throw new Error(`Fragments from ${url.origin} are not fetched: content.fragmentOrigins does not name it`);
  } else if (DISGUISED.test(url.pathname) || (!isBelowPrefix(url.pathname, page) && isCall(url.pathname, page)))
    throw new Error('The fragment may be a call');
};

/** The other origin for which a picture is left out; `undefined` if it is shown, or left out for another reason. */
export const leftOutOrigin = (
  candidate: string | undefined,
  origin: string,
  configuration: Pick<RuntimeConfiguration, 'content'>,
): string | undefined => {
  const url = webAddress(candidate?.trim() ?? '', origin);
  return url === undefined || url.origin === origin || isAllowedElsewhere(url, configuration) ? undefined : url.origin;
};

const PICTURES = /<img\b[^>]{0,2000}?\ssrc\s*=\s*["']?([^"'\s>]{1,2000})/gi;

/** The addresses of the pictures in a fragment, as far as they can be seen before it is sanitised. */
export const picturesIn = (html: string): readonly string[] =>
  [...html.matchAll(PICTURES)].map(([, address = '']) => address);
