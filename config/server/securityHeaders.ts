import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { TRUSTED_TYPES_POLICY } from '../webpack/trustedTypes';
import { inlineSources } from './page';

/** The hash of the empty text: emotion's style elements are empty, their rules come by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const contentOrigin = ({ content }: RuntimeConfiguration): readonly string[] =>
  // Parsed, so that nothing but an origin can get into the policy.
  URL.canParse(content.origin) ? [new URL(content.origin).origin] : [];

/** The Content-Security-Policy of a rendered page. */
export const contentSecurityPolicy = (page: string, configuration: RuntimeConfiguration): string => {
  const { scripts, styles } = inlineSources(page);
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", EMPTY_STYLE, ...styles],
    ['img-src', "'self'", 'data:', 'https:', 'http:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...contentOrigin(configuration)],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'dompurify', TRUSTED_TYPES_POLICY],
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
