import { html, own } from './answer';
import { fragments } from './fragments';
import { findPicture } from './pictures';
import type { SandboxRequest, SandboxResponse } from './session';

// The content management's preview, for local and test hosts, and its site for others.
const CONTENT = /^(\/cms\/(?:preview|site))(\/.*)$/s;

/** Whether the path belongs to the content management. */
export const isContentPath = (path: string): boolean => CONTENT.test(path);

/** The content at an address: an image, or a fragment, to which faults and delays apply. */
interface Content {
  readonly kind: 'image' | 'fragment';
  readonly response: SandboxResponse;
}

/** Answers a content address; `undefined` if the path does not belong to the content management. */
export const answerContent = ({ path, query }: SandboxRequest): Content | undefined => {
  const [whole, prefix = '', rest = ''] = CONTENT.exec(path) ?? [];
  if (whole === undefined) return undefined;
  const svg = rest.startsWith('/images/') ? findPicture(rest.slice('/images/'.length)) : undefined;
  if (svg !== undefined) {
    const headers = {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'max-age=3600',
      'x-content-type-options': 'nosniff',
    };
    return { kind: 'image', response: { status: 200, headers, body: svg } };
  }
  const fragment = own(fragments, rest);
  const tokens = query.processRequestTokens === 'true' ? query : {};
  return {
    kind: 'fragment',
    response: fragment === undefined ? html('<p>No such content.</p>', 404) : html(fragment({ prefix, tokens })),
  };
};
