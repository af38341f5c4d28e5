import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { styleSources } from './page';

// Parsed, so that only an origin can get into the policy; each once.
const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
];

const pictureSources = ({ content: { origin, pictureOrigins } }: RuntimeConfiguration): readonly string[] => [
  ...originsOf([origin, ...pictureOrigins]),
  ...(pictureOrigins.includes('*') ? ['https:'] : []),
];

// The sign-out is the one form. Chromium also asks the policy where its answer may lead, which is often to sign in.
const formTargets = ({ session, signInUrl }: RuntimeConfiguration): readonly string[] => {
  const { signOutUrl, signOutMethod } = session;
  if (signOutUrl === '' || signOutMethod !== 'post') return ["'none'"];
  return ["'self'", ...originsOf([signOutUrl, signInUrl])];
};

// emotion puts its rules into an empty style element, one by one; this is the digest of the empty text.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The Content-Security-Policy of a rendered page. Only scripts with the answer's nonce run; the entry passes the nonce
 * on to the chunks that it loads. The policies of Trusted Types are the sanitiser's and that of webpack's run time.
 */
export const contentSecurityPolicy = (
  page: string,
  configuration: RuntimeConfiguration,
): ((nonce: string) => string) => {
  const styles = styleSources(page);
  const { origin, fragmentOrigins } = configuration.content;
  return (nonce) =>
    [
      ['default-src', "'none'"],
      ['script-src', `'nonce-${nonce}'`],
      ['style-src', "'self'", EMPTY_STYLE, ...styles],
      ['img-src', "'self'", 'data:', ...pictureSources(configuration)],
      ['font-src', "'self'"],
      // A `data:` fragment causes no request, and the specification allows it as a source.
      ['connect-src', "'self'", 'data:', ...originsOf([origin, ...fragmentOrigins])],
      ['base-uri', "'none'"],
      ['form-action', ...formTargets(configuration)],
      ['frame-ancestors', "'none'"],
      ['object-src', "'none'"],
      ['require-trusted-types-for', "'script'"],
      ['trusted-types', 'dompurify', 'portfolio-ui'],
    ]
      .map((directive) => directive.join(' '))
      .join('; ');
};

/** Headers of the page and of every built file; never added to an answer of the upstream portal. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** Headers of this server's own error answers: they are never stored, and nothing in them runs. */
export const PROBLEM_HEADERS: Readonly<Record<string, string>> = {
  ...FILE_HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};
