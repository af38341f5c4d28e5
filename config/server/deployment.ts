import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import type { OtherWords } from './otherWords';
import { NONCE, renderPage, styleSources } from './page';
import { contentSecurityPolicy, FILE_HEADERS } from './securityHeaders';

/** What another server needs to serve a build as this one does. */
export interface Deployment {
  /** Where the page is; every other address that is no built file belongs to the portal. */
  readonly addresses: readonly string[];
  /** Stands for the nonce, in the page and in its policy: each answer needs another one in its place. */
  readonly nonce: string;
  /** The hashes of the page's style elements, as they are in the policy. */
  readonly styleHashes: readonly string[];
  readonly pageHeaders: Readonly<Record<string, string>>;
  /** Of every built file. */
  readonly fileHeaders: Readonly<Record<string, string>>;
  /** The page with the runtime configuration in it. */
  readonly page: string;
  /** The same as JSON, for pages that are open: at `-/configuration` below the path of the page. */
  readonly configuration: RuntimeConfiguration;
}

/** How to serve the build in `dist` with this configuration, below this path with a slash at both ends. */
export const describeDeployment = (
  dist: string,
  configuration: RuntimeConfiguration,
  publicPath = '/',
  others: OtherWords = {},
): Deployment => {
  const page = renderPage(readFileSync(path.join(dist, 'index.html'), 'utf8'), configuration, publicPath, others);
  return {
    addresses: (configuration.location === 'path' ? ['', 'portfolio', 'bal-portfolio'] : ['']).map(
      (name) => `${publicPath}${name}`,
    ),
    nonce: NONCE,
    styleHashes: styleSources(page),
    pageHeaders: {
      ...FILE_HEADERS,
      'Content-Security-Policy': contentSecurityPolicy(page, configuration)(NONCE),
      'Cache-Control': 'no-store',
    },
    fileHeaders: FILE_HEADERS,
    page,
    configuration,
  };
};

/** Headers as directives of nginx; its number of each request is the nonce, 128 random bits. */
export const asNginx = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(NONCE, '$request_id')}" always;\n`)
    .join('');
