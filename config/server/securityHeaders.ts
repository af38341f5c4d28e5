import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { styleSources } from './page';

/** The hash of the empty text: emotion's style elements are empty, their rules come by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const contentOrigin = ({ content }: RuntimeConfiguration): readonly string[] =>
  // Parsed, so that nothing but an origin can get into the policy.
  URL.canParse(content.origin) ? [new URL(content.origin).origin] : [];

/**
 * The Content-Security-Policy of a rendered page. Scripts run by the nonce of the answer alone, which the entry hands on
 * to the chunks that it imports.
 */
export const contentSecurityPolicy = (
  page: string,
  configuration: RuntimeConfiguration,
): ((nonce: string) => string) => {
  const styles = styleSources(page);
  return (nonce) =>
    [
      ['default-src', "'none'"],
      ['script-src', `'nonce-${nonce}'`],
      ['style-src', "'self'", EMPTY_STYLE, ...styles],
      ['img-src', "'self'", 'data:', 'https:', 'http:'],
      ['font-src', "'self'"],
      ['connect-src', "'self'", ...contentOrigin(configuration)],
      ['base-uri', "'none'"],
      ['form-action', "'none'"],
      ['frame-ancestors', "'none'"],
      ['object-src', "'none'"],
      ['require-trusted-types-for', "'script'"],
      ['trusted-types', 'dompurify'],
    ]
      .map((directive) => directive.join(' '))
      .join('; ');
};

/** Headers of the page and of every built file; never put on an answer of the portal behind. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** Headers of what this server says of its own where it cannot answer: nothing of it is kept or run. */
export const PROBLEM_HEADERS: Readonly<Record<string, string>> = {
  ...FILE_HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};
