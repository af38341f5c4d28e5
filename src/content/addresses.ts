import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import { isLocalHost } from '../platform/address';
import type { FragmentRequest } from './contentPath';

/** Where the page is, as its host with or without port and its origin, and the configuration. */
export interface ContentSetting {
  readonly page: { readonly host: string; readonly origin: string };
  readonly configuration: Pick<RuntimeConfiguration, 'content' | 'localHosts'>;
}

/** A `data:` address, which causes no request. */
export const DATA = /^[\p{Cc} ]*data:/iu;

/** An address as the browser reads it, relative to a base if there is one; `undefined` if it is no valid URL. */
export const parsed = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;

/** The address of a piece of content, with its prefix unless it is complete or foreign (rule `content.prefix`). */
export const contentAddress = (
  path: string,
  { page: { host, origin }, configuration: { content, localHosts } }: ContentSetting,
): string => {
  if (DATA.test(path) || content.ownContext.some((folder) => path.startsWith(folder))) return path;
  const contentOrigin = parsed(content.origin)?.origin ?? origin;
  const source = parsed(path, contentOrigin);
  if (source === undefined || !/^https?:$/.test(source.protocol) || source.origin !== contentOrigin) return path;
  const prefix = isLocalHost(host, localHosts) ? content.previewPrefix : content.sitePrefix;
  // One slash: without a prefix, a path with two would name another host.
  const address = `${prefix}${source.pathname.replace(/^\/+/, '/')}${source.search}`;
  return contentOrigin === origin ? address : `${contentOrigin}${address}`;
};

/** Whether a path is below one of these folders. */
export const isBelow = (path: string, folders: readonly string[]): boolean =>
  folders.some((given) => {
    const folder = given.replace(/\/+$/, '');
    // An empty prefix names no folder: everything on the origin would be content, calls included.
    return folder && path.startsWith(`${folder}/`);
  });

/** Whether a path is below a prefix of content. */
export const isBelowPrefix = (
  path: string,
  { configuration: { content } }: { readonly configuration: Pick<RuntimeConfiguration, 'content'> },
): boolean => isBelow(path, [content.previewPrefix, content.sitePrefix]);

/** Whether an address is not clearly one of content (rules `content.calls`, `content.prefix`). */
export const isUnclear = (address: string, setting: ContentSetting): boolean => {
  const { origin } = setting.page;
  const url = parsed(address, origin);
  if (url?.origin === origin) return /[%;]/.test(url.pathname) || !isBelowPrefix(url.pathname, setting);
  return url === undefined || url.origin !== parsed(setting.configuration.content.origin)?.origin;
};

/** The address to fetch a fragment from, with its tokens in the query (rule `content.tokens`). */
export const fragmentAddress = ({ path, tokens = [] }: FragmentRequest, setting: ContentSetting): string => {
  const address = contentAddress(path, setting);
  if (tokens.length === 0 || DATA.test(address)) return address;
  const values = tokens.map(({ tokenName, tokenValue }) => [tokenName, tokenValue]);
  const query = new URLSearchParams([['processRequestTokens', 'true'], ...values]).toString().replaceAll('+', '%20');
  const [beforeHash = ''] = address.split('#', 1);
  const joint = beforeHash.includes('?') ? (/[?&]$/.test(beforeHash) ? '' : '&') : '?';
  return `${beforeHash}${joint}${query}${address.slice(beforeHash.length)}`;
};
