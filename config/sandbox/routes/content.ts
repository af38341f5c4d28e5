import { html } from '../answer';
import { fragments } from '../content';
import { findImage } from '../content/images';
import type { SandboxRequest, SandboxResponse } from '../session';

/** The prefixes of the content management: preview for local and test hosts, site for others. */
export const contentPrefixes = ['/cms/preview', '/cms/site'] as const;

const prefixOf = (path: string) => contentPrefixes.find((prefix) => path.startsWith(`${prefix}/`));

/** Whether the path belongs to the content management. */
export const isContentPath = (path: string): boolean => prefixOf(path) !== undefined;

const picture = (svg: string): SandboxResponse => ({
  status: 200,
  headers: {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'max-age=3600',
    'x-content-type-options': 'nosniff',
  },
  body: svg,
});

/** The content at an address: an image, or a fragment, to which faults and delays apply. */
export interface Content {
  readonly kind: 'image' | 'fragment';
  readonly response: SandboxResponse;
}

/** Answers a content address; `undefined` if the path does not belong to the content management. */
export const answerContent = ({ path, query }: SandboxRequest): Content | undefined => {
  const prefix = prefixOf(path);
  if (prefix === undefined) return undefined;
  const rest = path.slice(prefix.length);
  const svg = rest.startsWith('/images/') ? findImage(rest.slice('/images/'.length)) : undefined;
  if (svg !== undefined) return { kind: 'image', response: picture(svg) };
  const fragment = fragments.get(rest);
  const tokens = query.processRequestTokens === 'true' ? query : {};
  return {
    kind: 'fragment',
    response: fragment === undefined ? html('<p>No such content.</p>', 404) : html(fragment({ prefix, tokens })),
  };
};
