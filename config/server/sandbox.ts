import type { RequestHandler } from 'express';
import { defaultConfiguration, type RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { sandboxPage, sandboxPortal } from '../sandbox/express';
import { SIGN_OUT_PATH } from '../sandbox/places';
import { LIFETIME_HEADER } from '../sandbox/session';
import { PORTAL_SESSION_COOKIE } from '../sandbox/visits';

/** The two places of the embedded sandbox in a server. */
export type Sandbox = Readonly<Record<'page' | 'portal', RequestHandler>>;

/** The configuration with calls and content at their default addresses, where the sandbox answers them. */
export const atDefaultAddresses = (configuration: RuntimeConfiguration): RuntimeConfiguration => {
  const { basePaths, portfolioPrefix, paths, content } = defaultConfiguration;
  const { origin, previewPrefix, sitePrefix } = content;
  const own = { ...configuration.content, origin, previewPrefix, sitePrefix };
  const session = { ...configuration.session, checkPath: '', renewPath: '' };
  return { ...configuration, basePaths, portfolioPrefix, paths, content: own, session };
};

/**
 * The configuration with the sandbox: sessions are recorded, and unless it is configured otherwise its cookie identifies the
 * session, members can sign out, and a session with a limit says how long it lasts.
 */
export const configureForSandbox = (configuration: RuntimeConfiguration): RuntimeConfiguration => {
  const answered = atDefaultAddresses(configuration);
  const { session } = answered;
  const isIdentified = session.cookie !== '' || session.header !== '';
  return {
    ...answered,
    sessions: 'recorded',
    session: {
      ...session,
      cookie: isIdentified ? session.cookie : PORTAL_SESSION_COOKIE,
      signOutUrl: session.signOutUrl || SIGN_OUT_PATH,
      lifetime: session.lifetime || { header: LIFETIME_HEADER },
    },
  };
};

/** The configuration for a page before an upstream portal, whose members' sessions are not recorded. */
export const configureForPortal = (configuration: RuntimeConfiguration): RuntimeConfiguration => ({
  ...configuration,
  sessions: 'off',
});

/** A sandbox for one server, whose page is at `publicPath`; the sandbox's own links lead to the root, and on to it. */
export const makeSandbox = (publicPath = '/'): Sandbox => ({
  /** Before the page: gives the browser its session and reads the choices in the page's address. */
  page: sandboxPage,
  /** After the page and the files: answers in place of the portal. */
  portal: (request, response, next) =>
    request.path === '/' ? response.redirect(302, publicPath) : sandboxPortal(request, response, next),
});
