import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { BRAND_HEADERS } from './brand/files';
import { type Environment, readRuntimeConfiguration } from './configuration';
import type { OtherWords } from './otherWords';
import { NONCE, renderPage, styleSources } from './page';
import { configureForPortal } from './sandbox';
import { contentSecurityPolicy, FILE_HEADERS } from './securityHeaders';

/**
 * The configuration for another server, which is always before a portal: as this server reads it before one, but without
 * a choice of languages, which another server would not heed.
 */
export const readForPortal = (environment: Environment, words?: OtherWords): RuntimeConfiguration => {
  const configuration = readRuntimeConfiguration({ ...environment, PORTAL_UPSTREAM: 'the portal' }, words);
  return { ...configureForPortal(configuration), languages: [configuration.language] };
};

/**
 * What another server needs to serve the build in `dist` as this one does, with this configuration, below this path with
 * a slash at both ends.
 */
export const describeDeployment = (
  dist: string,
  configuration: RuntimeConfiguration,
  publicPath = '/',
  others: OtherWords = {},
) => {
  const page = renderPage(readFileSync(path.join(dist, 'index.html'), 'utf8'), configuration, publicPath, others);
  return {
    /** Where the page is; every other address that is no built file belongs to the portal. */
    addresses: (configuration.location === 'path' ? ['', 'portfolio', 'bal-portfolio'] : ['']).map(
      (name) => `${publicPath}${name}`,
    ),
    /** Stands for the nonce, in the page and in its policy: each answer needs another one in its place. */
    nonce: NONCE,
    styleHashes: styleSources(page),
    pageHeaders: {
      ...FILE_HEADERS,
      'Content-Security-Policy': contentSecurityPolicy(page, configuration)(NONCE),
      'Cache-Control': 'no-store',
    },
    fileHeaders: FILE_HEADERS,
    /** Of the files that the configuration's brand names. */
    brandHeaders: BRAND_HEADERS,
    page,
    /** For pages that are open: at `-/configuration` below the path of the page. */
    configuration,
  };
};

/** Headers as directives of nginx; its number of each request is the nonce, 128 random bits. */
export const asNginx = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(NONCE, '$request_id')}" always;\n`)
    .join('');
