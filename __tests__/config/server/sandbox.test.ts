import express from 'express';
import { configureForPortal, configureForSandbox, makeSandbox } from '../../../config/server/sandbox';
import { defaultConfiguration } from '../../../src/contract/runtimeConfiguration';

import { ask, serve } from './serving';

it("leads from the root, where the sandbox's own links lead, to where the page is", async () => {
  const origin = await serve(express().use(makeSandbox('/members/').portal));
  const { status, headers } = await ask(origin, '/');
  expect([status, headers.location]).toEqual([302, '/members/']);
});

describe('the configuration of a portal with the sandbox', () => {
  it("gets the sandbox's cookie, sign-out and limit, and records sessions, and nothing else changes", () => {
    const { session, ...rest } = defaultConfiguration;
    expect(configureForSandbox(defaultConfiguration)).toEqual({
      ...rest,
      sessions: 'recorded',
      session: {
        ...session,
        cookie: 'portal-session',
        signOutUrl: '/portal/sign-out',
        lifetime: { header: 'X-Session-Expires-In' },
      },
    });
  });

  it.each([{ cookie: 'mine' }, { header: 'X-Session' }])('stays as the operator configured it: %j', (given) => {
    const own = { ...given, signOutUrl: '/out', lifetime: { idleMs: 900_000 } };
    const configuration = { ...defaultConfiguration, session: { ...defaultConfiguration.session, ...own } };
    expect(configureForSandbox(configuration)).toEqual({ ...configuration, sessions: 'recorded' });
  });

  it('has the calls and the content where the sandbox answers them', () => {
    const { basePaths, content, session } = defaultConfiguration;
    const own = {
      basePaths: { ...basePaths, portfolio: '/own' },
      portfolioPrefix: '/api',
      paths: { products: '/own' },
    };
    const elsewhere = { ...content, origin: 'https://content.example', previewPrefix: '/draft', sitePrefix: '/live' };
    const asked = { ...session, checkPath: '/own/session', renewPath: '/own/session' };
    expect(configureForSandbox({ ...defaultConfiguration, ...own, content: elsewhere, session: asked })).toEqual(
      configureForSandbox(defaultConfiguration),
    );
  });
});

it('A page before an upstream portal never records a session', () => {
  expect(configureForPortal({ ...defaultConfiguration, sessions: 'recorded' })).toEqual(defaultConfiguration);
});
