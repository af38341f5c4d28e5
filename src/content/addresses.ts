import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { isLocalHost } from '../platform/address';
import type { ContentSource, ContentToken, FragmentRequest } from './source';

/** What a content address depends on: where the page is, and the configuration. */
export interface ContentPlace {
  /** The page's host, with or without its port. */
  readonly host: string;
  /** The page's origin. */
  readonly origin: string;
  readonly configuration: Pick<RuntimeConfiguration, 'content' | 'localHosts'>;
}

const DATA = /^[\p{Cc} ]*data:/iu;

/** An address as the browser reads it, from a base if there is one; `undefined` if it could not fetch it. */
export const parsed = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;

/** The origin of a complete address; `undefined` if it is none. */
export const originOf = (address: string): string | undefined => parsed(address)?.origin;

/** The prefix of the content management's paths on this host: preview on local or test hosts, else site. */
export const contentPrefix = ({ host, configuration: { content, localHosts } }: ContentPlace): string =>
  isLocalHost(host, localHosts) ? content.previewPrefix : content.sitePrefix;

/**
 * The address of a piece of content. A path of the content management gets the prefix; `data:` sources, sources with
 * their own context and addresses of other origins stay as they are (rule `content.prefix`).
 */
export const contentAddress = ({ path, ownContext }: ContentSource, place: ContentPlace): string => {
  const isMarked = place.configuration.content.ownContext.some((folder) => path.startsWith(folder));
  if (ownContext || isMarked || DATA.test(path)) return path;
  const contentOrigin = originOf(place.configuration.content.origin) ?? place.origin;
  const source = parsed(path, contentOrigin);
  if (source === undefined || !/^https?:$/.test(source.protocol) || source.origin !== contentOrigin) return path;
  // One slash: without a prefix, a path with two would name another host.
  const address = `${contentPrefix(place)}${source.pathname.replace(/^\/+/, '/')}${source.search}`;
  return contentOrigin === place.origin ? address : `${contentOrigin}${address}`;
};

const tokenQuery = (tokens: readonly ContentToken[]): string =>
  new URLSearchParams([
    ['processRequestTokens', 'true'],
    ...tokens.map(({ tokenName, tokenValue }) => [tokenName, tokenValue]),
  ])
    .toString()
    .replaceAll('+', '%20');

const withQuery = (address: string, query: string): string => {
  const [beforeHash = ''] = address.split('#', 1);
  const joint = beforeHash.includes('?') ? (/[?&]$/.test(beforeHash) ? '' : '&') : '?';
  return `${beforeHash}${joint}${query}${address.slice(beforeHash.length)}`;
};

/**
 * The address to fetch a fragment from: {@link contentAddress}, followed by `processRequestTokens=true` and one
 * parameter per token if there are any (rule `content.tokens`).
 */
export const fragmentAddress = ({ tokens = [], ...source }: FragmentRequest, place: ContentPlace): string => {
  const address = contentAddress(source, place);
  return tokens.length === 0 || DATA.test(address) ? address : withQuery(address, tokenQuery(tokens));
};
