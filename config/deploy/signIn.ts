// Signing in before the portal: the two recipes nginx-sign-in*.conf in a real nginx, before a small stand-in for a proxy
// that speaks OpenID Connect.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser } from '@playwright/test';
import { serve } from '../browser/servePortal';
import { ask, check, succeeds } from './trial';

const COOKIE = '__Host-session';
const SECONDS = 900;
/** What a client claims of itself. */
const CLAIM = 'somebody-else';
const CLAIMED = [
  ...['Forwarded', 'X-Real-IP', 'X-Forwarded-For', 'X-Forwarded-Host'],
  ...['User', 'Email', 'Groups', 'Preferred-Username', 'Access-Token'].flatMap((name) => [
    `X-Auth-Request-${name}`,
    `X-Forwarded-${name}`,
  ]),
];
/** A member of whose session the proxy does not say how long it lasts. */
const SILENT = 'silent';
const cookieWith = (value: string, age: number) =>
  `${COOKIE}=${value}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Lax`;

const page = (response: ServerResponse, body: string) =>
  response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Sign in</title><main>${body}</main>`);

const answer = (request: IncomingMessage, response: ServerResponse): void => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const back = /^\/(?![/\\])/.exec(searchParams.get('rd') ?? '') ? String(searchParams.get('rd')) : '/';
  if (pathname === '/oauth2/auth') {
    // It gets no body, and would wait for one that it is told of.
    const isOdd = 'content-length' in request.headers || JSON.stringify(request.headers).includes(CLAIM);
    const member = isOdd ? undefined : new RegExp(`${COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1];
    if (member !== undefined)
      response.setHeader('Authorization', 'Bearer of-the-member').setHeader('X-Auth-Request-User', member);
    if (member !== undefined && member !== SILENT) response.setHeader('X-Session-Expires-In', String(SECONDS));
    response.writeHead(member === undefined ? 401 : 202).end();
  } else if (pathname === '/oauth2/start') {
    page(response, `<a href="/oauth2/callback?rd=${encodeURIComponent(back)}">Sign in</a>`);
  } else if (pathname === '/oauth2/callback') {
    response
      .writeHead(302, { 'Set-Cookie': cookieWith(searchParams.get('member') ?? 'first', SECONDS), Location: back })
      .end();
  } else if (pathname === '/oauth2/sign_out') {
    response.setHeader('Set-Cookie', cookieWith('', 0));
    page(response, '<h1>Signed out</h1>');
  } else response.writeHead(404).end();
};

const configuration = {
  location: 'path',
  signInUrl: '/oauth2/start?rd={address}',
  session: {
    header: 'X-Session-Member',
    signOutUrl: '/oauth2/sign_out',
    lifetime: { header: 'X-Session-Expires-In' },
  },
};

const PRODUCTS = '/portal/api/portfolio-msrv/portfolio/products';
const NAVIGATES = { 'sec-fetch-mode': 'navigate' };
const MEMBER = { cookie: `${COOKIE}=first` };

/** Signs in and out in a browser, and goes back. */
const visit = async (browser: Browser, origin: string): Promise<void> => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const tab = await context.newPage();
  await tab.goto(`${origin}/bal-portfolio`);
  await tab.getByRole('link', { name: 'Sign in' }).click();
  const isWhole = await succeeds(tab.getByRole('link', { name: 'Sign out' }).waitFor({ timeout: 60_000 }));
  check('signing in: a browser is led to sign in, and back to its screen', isWhole, tab.url());
  const sessionCookie = async () => (await context.cookies()).find(({ name }) => name === COOKIE);
  const cookie = await sessionCookie();
  const isOurs = cookie?.httpOnly === true && cookie.secure && cookie.sameSite === 'Lax';
  check('signing in: the cookie is for this host and no script', isOurs, cookie);
  await tab.getByRole('link', { name: 'Sign out' }).click();
  await tab.getByRole('heading', { name: 'Signed out' }).waitFor({ timeout: 30_000 });
  check('signing in: "Sign out" takes the cookie', (await sessionCookie()) === undefined, await context.cookies());
  await tab.goBack();
  const words = await tab.locator('body').innerText();
  check('signing in: the way back shows nothing of the member', !/\d{4}|Bank|Health/.test(words), words);
  await context.close();
};

/** Another member signs in beneath a page; the portal behind then has the figures of another one too. */
const replaceMember = async (browser: Browser, origin: string): Promise<void> => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const signIn = async (member: string, back: string) => {
    const tab = await context.newPage();
    await tab.goto(`${origin}/oauth2/callback?member=${member}&rd=${encodeURIComponent(back)}`);
    return tab;
  };
  const tab = await signIn('first', '/portfolio');
  await tab.locator('[data-tile="bank"]').waitFor({ timeout: 60_000 });
  await signIn('second', '/sandbox?member=newcomer');
  const reloaded = succeeds(tab.waitForEvent('load', { timeout: 30_000 }));
  // A browser without windows has every tab at the front.
  await tab.evaluate('window.dispatchEvent(new Event("visibilitychange"))');
  check('signing in: a tab that comes back to another member is loaded anew', await reloaded, tab.url());
  const isOfSecond = await succeeds(tab.getByText('You hold no products with us yet').waitFor({ timeout: 30_000 }));
  const words = await tab.getByRole('main').innerText();
  check('signing in: and shows nothing of the first', isOfSecond && !/Bank|Health/.test(words), words);
  await context.close();
};

/**
 * What is there without a session, and what is not.
 * @param origin with a portal behind that answers everything
 * @param below the path of the page without its last slash, or empty
 */
const checkGuard = async (origin: string, script: string, below: string): Promise<void> => {
  const name = `signing in${below && ', below a path'}`;
  for (const address of [script, '/favicon.svg', '/-/configuration', '/brand/logo.svg']) {
    const { status } = await ask(origin, below + address);
    check(`${name}: ${address} needs no session`, status === 200, status);
  }
  const parts = [
    '/images/private.png',
    '/images/..;/portal/api/x',
    '/scripts/..%5cportal/api/x',
    '/brand/..;/portal/x',
  ];
  for (const address of [...parts, '/portal/favicon.svg', '/portal/scripts/main.0000000000000000.js']) {
    const { status } = await ask(origin, below + address);
    check(`${name}: ${address} needs a session`, status === 401, status);
  }
  const { body } = await ask(origin, `/portal/%2e%2e${below}/favicon.svg`);
  check(`${name}: what needs none is asked for by its plain address`, body.startsWith('<svg'), body.slice(0, 300));
};

/**
 * Tries the recipes.
 * @param start starts a nginx before this stand-in, and the server at this path and this portal behind it; returns its
 *   origin
 * @param script the address of a script in the page's folder
 */
export const trySigningIn = async (
  browser: Browser,
  start: (standIn: string, configuration: object, portal: string, publicPath?: string) => Promise<string>,
  portal: string,
  tellingPortal: string,
  script: string,
): Promise<void> => {
  const { host: standIn } = new URL((await serve(answer)).address);
  const origin = await start(standIn, configuration, portal);
  const stranger = await ask(origin, '/bal-portfolio', NAVIGATES);
  const isLed = stranger.status === 302 && stranger.headers.location?.endsWith('/oauth2/start?rd=/bal-portfolio');
  check('signing in: who opens the page is led to sign in, and back', isLed === true, stranger);
  const call = await ask(origin, PRODUCTS);
  const isJson = String(call.headers['content-type']).includes('json');
  const isRefused = call.status === 401 && isJson && call.headers.location === undefined;
  check('signing in: a call without a session is a 401 in JSON', isRefused, call);
  const live = await ask(origin, '/-/configuration');
  check('signing in: open pages read the configuration without a session', live.status === 200, live.status);
  const hidden = await ask(origin, '/oauth2/auth', MEMBER);
  check('signing in: what answers nginx is hidden from browsers', hidden.status === 404, hidden.status);
  const claims = Object.fromEntries(CLAIMED.map((name) => [name, CLAIM]));
  const pretending = { ...MEMBER, ...claims, authorization: `Bearer ${CLAIM}` };
  const { status, headers } = await ask(origin, PRODUCTS, pretending);
  const isServed = status === 200 && headers['x-session-expires-in'] === String(SECONDS);
  check('signing in: a call with a session is served, whatever it claims, and says how long it lasts', isServed, [
    status,
    headers,
  ]);
  const failed = await ask(origin, '/portal/api/nothing', pretending);
  const says = [headers, failed.headers].map((head) => head['x-session-member']);
  check('signing in: an answer says who the member is, and so does an error', says.join() === 'first,first', says);
  const isStrict = headers['strict-transport-security'] === 'max-age=31536000';
  check('signing in: HSTS is on guarded answers', isStrict, headers);
  const change = { ...MEMBER, ':method': 'POST', 'content-length': '2' };
  const changed = await ask(origin, PRODUCTS, change, '{}');
  check('signing in: a change is let through by its cookie alone', changed.status !== 401, changed);
  const guarded = await start(standIn, configuration, tellingPortal);
  await checkGuard(guarded, script, '');
  await checkGuard(await start(standIn, configuration, tellingPortal, '/members/'), script, '/members');
  const { body: told, headers: heard } = await ask(guarded, '/portal/told', pretending);
  const isOfProxy = told.includes('of-the-member') && !told.includes(CLAIM);
  check('signing in: the portal hears of the member from the proxy alone', isOfProxy, told.slice(0, 300));
  const member = heard['x-session-member'];
  check('signing in: the page hears of the member from the proxy alone', member === 'first', member);
  const ofSilent = await ask(guarded, '/portal/told', { cookie: `${COOKIE}=${SILENT}` });
  const lasts = [heard, ofSilent.headers].map((head) => head['x-session-expires-in']);
  check(
    'signing in: how long it lasts is said once, by the proxy or else by the portal',
    lasts.join() === '900,1800',
    lasts,
  );
  await visit(browser, origin);
  await replaceMember(browser, origin);
};
