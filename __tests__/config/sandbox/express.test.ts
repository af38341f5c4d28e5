import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { sandboxPageMiddleware, sandboxRouter } from '../../../config/sandbox/express';

let server: Server;
let origin: string;

beforeAll(async () => {
  const app = express();
  app.use(sandboxPageMiddleware());
  app.use(sandboxRouter());
  app.get('/', (_request, response) => {
    response.send('the page');
  });
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A browser with its own cookies. */
const openBrowser = () => {
  const cookies = new Map<string, string>();
  const visit = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const write = (path: string, body: BodyInit, type = 'application/json') =>
    visit(path, {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' },
    });
  return { visit, write, cookies };
};

const api = '/portal/api/portfolio-msrv';
// A hostile fragment that somebody opens by itself is nothing but text.
it.each(['/sandbox', '/sandbox/states', '/sandbox/nowhere', '/portal/sign-in', '/?member=nobody', '/cms/site/hostile'])(
  '%s is HTML in which only scripts of its own origin run',
  async (address) => {
    const { headers } = await openBrowser().visit(address);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*script-src 'self';/);
  },
);

const comms = '/portal/api/comms-preferences-msrv';

describe('a browser that opens the page', () => {
  it('gets a session that only the server reads, and a forgery token and a session name that the page reads', async () => {
    const lines = (await openBrowser().visit('/')).headers.getSetCookie();
    expect(lines.find((line) => line.startsWith('sandbox-session='))).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(lines.find((line) => line.startsWith('portal-session='))).toMatch(
      /^portal-session=[\w-]+; Path=\/; SameSite=Lax$/,
    );
    expect(lines.find((line) => line.startsWith('XSRF-TOKEN='))).toMatch(/^XSRF-TOKEN=[\w-]+; Path=\/; SameSite=Lax$/);
  });

  it('gets each cookie once, and none that it already has', async () => {
    const { visit } = openBrowser();
    expect((await visit('/?member=senior')).headers.getSetCookie()).toHaveLength(4);
    expect((await visit('/?member=senior')).headers.getSetCookie()).toHaveLength(0);
  });

  it('is redirected to the address without the choices, so that a reload chooses nothing', async () => {
    const { visit, cookies } = openBrowser();
    const chosen = await visit('/?a=b&member=newcomer&fail=headings:500&delay=1&c=%2F');
    expect([chosen.status, chosen.headers.get('location')]).toEqual([302, '/?a=b&c=%2F']);
    const before = cookies.get('portal-session');
    expect((await visit('/?a=b')).status).toBe(200);
    expect(cookies.get('portal-session')).toBe(before);
    expect((await visit('/?member=newcomer')).headers.get('location')).toBe('/');
    expect(cookies.get('portal-session')).toBe(before);
    await visit('/?member=typical');
    expect(cookies.get('portal-session')).not.toBe(before);
  });

  it('chooses its member by the address, and keeps that member', async () => {
    const { visit } = openBrowser();
    await visit('/?member=newcomer');
    expect(await (await visit(`${api}/portfolio/products`)).json()).toEqual({ portfolioProducts: [] });
  });

  it('starts over with another member, and continues with the same one', async () => {
    const { visit, write } = openBrowser();
    const consent = async () => (await visit(`${comms}/form4/view-consent`)).json();
    await visit('/?member=consent-pending');
    expect(await consent()).toBe(false);
    await write(`${comms}/form4/update-consent`, '{"status":"GRANTED"}');
    expect(await consent()).toBe(true);
    await visit('/?member=consent-pending');
    expect(await consent()).toBe(true);
    await visit('/?member=dialogs-all');
    expect(await consent()).toBe(false);
  });

  it('shares nothing with another browser', async () => {
    const [one, other] = [openBrowser(), openBrowser()];
    await one.visit('/?member=newcomer&fail=headings:500');
    await other.visit('/');
    expect((await one.visit(`${api}/headings/summary`)).status).toBe(500);
    expect((await other.visit(`${api}/headings/summary`)).status).toBe(200);
  });

  it.each([
    ['member=nobody', 'Known members: typical, everything'],
    ['member=__proto__', 'Known members'],
    ['fail=nothing:500', 'Known calls: products'],
    ['fail=products:sulk', 'Known kinds: drop'],
    ['delay=soon', 'whole number of milliseconds'],
  ])('gets a list of what is known when it asks for %s', async (query, known) => {
    const response = await openBrowser().visit(`/?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain(known);
  });

  it('gets what it typed in escaped form', async () => {
    const response = await openBrowser().visit('/?member=%3Cscript%3E');
    expect(await response.text()).not.toContain('<script>');
  });
});

describe('faults over the wire', () => {
  it('a drop breaks the connection', async () => {
    const { visit } = openBrowser();
    await visit('/?fail=gapSummary:drop');
    await expect(visit(`${api}/gap/summary`)).rejects.toThrow();
    expect((await visit(`${api}/life/summary`)).status).toBe(200);
  });

  it('a hang never answers', async () => {
    const { visit } = openBrowser();
    await visit('/?fail=gapSummary:hang');
    await expect(visit(`${api}/gap/summary`, { signal: AbortSignal.timeout(150) })).rejects.toThrow();
  });

  it('a truncated answer has its status and headers, and breaks in the middle of its body', async () => {
    const { visit } = openBrowser();
    await visit('/?fail=gapSummary:truncated');
    const response = await visit(`${api}/gap/summary`);
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toMatch(/^\{"/);
    await expect(reader?.read()).rejects.toThrow();
  });

  it('a delay passes before the answer, and a blank one clears it', async () => {
    const { visit } = openBrowser();
    await visit('/?delay=120');
    const start = performance.now();
    await visit(`${api}/gap/summary`);
    expect(performance.now() - start).toBeGreaterThan(110);
    await visit('/?delay=&fail=');
    expect(await (await visit('/sandbox/sent.json')).json()).toMatchObject({ delayMs: 0, faults: [] });
  });
});

describe('hostile requests', () => {
  it('broken JSON is a JSON 400', async () => {
    const { visit, write } = openBrowser();
    await visit('/');
    const response = await write(`${api}/bank/summary`, '{"acc');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'The body is not JSON' });
  });

  it('more than a megabyte is a JSON 413, compressed bodies included', async () => {
    const { visit, write } = openBrowser();
    await visit('/');
    const response = await write(`${api}/uilogging/error`, JSON.stringify('x'.repeat(1_100_000)));
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toContain('application/json');
    const packed = await visit(`${api}/uilogging/error`, {
      method: 'POST',
      body: gzipSync(Buffer.alloc(2_000_000)),
      headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
    });
    expect(packed.status).toBe(413);
  });

  it('an unknown charset or encoding is refused', async () => {
    const { visit, write } = openBrowser();
    await visit('/');
    expect((await write(`${api}/bank/summary`, '{}', 'application/json; charset=klingon')).status).toBe(415);
  });

  it('odd cookies and paths do no harm', async () => {
    const response = await fetch(`${origin}/portal/%E0%A4%A`, {
      headers: { cookie: ';;=;sandbox-session=__proto__; a' },
    });
    expect(response.status).toBe(200);
  });
});

describe('the rest of the portal', () => {
  it('is a page that explains that', async () => {
    for (const path of [
      '/portal/health',
      '/portfolio/online-payments',
      '/portfolio/communication-choices',
      '/bank/vitality-money',
      '/portal/sign-in',
    ]) {
      expect(await (await openBrowser().visit(path)).text()).toContain('This area belongs to the portal (sandbox)');
    }
  });

  it('is where the rewards ring leads', async () => {
    const response = await openBrowser().visit(`${api}/vitality/reward-summary/redirect`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/portal/active-rewards']);
  });

  it('does not answer the pages of this product', async () => {
    expect(await (await openBrowser().visit('/')).text()).toBe('the page');
    expect((await openBrowser().visit('/portfolio')).status).toBe(404);
  });
});

describe('the sandbox page', () => {
  it('shows what was sent, escaped, and the same as JSON', async () => {
    const { visit, write } = openBrowser();
    await visit('/');
    await write(`${api}/analytics/event`, '{"category":"tile","action":"click","label":"<b>health</b>"}');
    const page = await (await visit('/sandbox')).text();
    expect(page).toContain('&#60;b&#62;health');
    expect(page).not.toContain('<b>');
    expect(page).not.toMatch(/<script(?! type="module" src="\/sandbox\/sessions\.js"><\/script>)|style=/);
    expect(await (await visit('/sandbox/sent.json')).json()).toMatchObject({
      member: 'typical',
      analytics: [{ category: 'tile', action: 'click', label: '<b>health</b>' }],
    });
  });

  it('sets and clears faults and delay, and resets, by plain forms', async () => {
    const { visit, write } = openBrowser();
    const form = 'application/x-www-form-urlencoded';
    const state = async () => (await visit('/sandbox/sent.json')).json();
    await visit('/?member=senior');
    expect((await write('/sandbox/faults', 'call=gapSummary&kind=drop&status=', form)).status).toBe(303);
    await write('/sandbox/faults', 'call=headings&kind=drop&status=404', form);
    await write('/sandbox/delay', 'delay=5', form);
    expect(await state()).toMatchObject({
      delayMs: 5,
      faults: [
        { call: 'gapSummary', kind: 'drop' },
        { call: 'headings', kind: 404 },
      ],
    });
    await write('/sandbox/faults/clear', '', form);
    expect(await state()).toMatchObject({ delayMs: 0, faults: [] });
    await visit(`${api}/headings/summary`);
    await write('/sandbox/reset', '', form);
    expect(await state()).toMatchObject({ member: 'senior', calls: [] });
    expect((await write('/sandbox/faults', 'call=nobody', form)).status).toBe(400);
  });

  it('serves its style as a file', async () => {
    expect((await openBrowser().visit('/sandbox/sandbox.css')).headers.get('content-type')).toContain('text/css');
  });
});

describe('A session with a limit', () => {
  const products = `${api}/portfolio/products`;

  it('is chosen by ?session=, and each answer tells how long it lasts', async () => {
    const { visit } = openBrowser();
    expect((await visit('/?member=typical&session=120#x')).headers.get('location')).toBe('/');
    expect((await visit(products)).headers.get('x-session-expires-in')).toBe('120');
    await visit('/?session=');
    expect((await visit(products)).headers.get('x-session-expires-in')).toBeNull();
    expect((await visit('/?session=soon')).status).toBe(400);
  });
});

describe('Signing out', () => {
  const products = `${api}/portfolio/products`;

  it('by a link takes the cookie that identifies the session, and every call is a 401 until somebody signs in', async () => {
    const { visit, cookies } = openBrowser();
    await visit('/?member=arrears');
    const out = await visit('/portal/sign-out');
    expect([out.status, await out.text()]).toEqual([200, expect.stringContaining('href="/?session="')]);
    expect(cookies.get('portal-session')).toBe('');
    expect((await visit(products)).status).toBe(401);
    await visit('/?session=');
    expect((await visit(products)).status).toBe(200);
    expect(cookies.get('portal-session')).not.toBe('');
    expect(await (await visit('/sandbox')).text()).toContain('You are <strong>arrears</strong>');
  });

  it('by a form needs the token of the cookie', async () => {
    const { visit, write, cookies } = openBrowser();
    await visit('/');
    const form = 'application/x-www-form-urlencoded';
    expect((await write('/portal/sign-out', '_csrf=wrong', form)).status).toBe(400);
    expect((await visit(products)).status).toBe(200);
    expect((await write('/portal/sign-out', `_csrf=${cookies.get('XSRF-TOKEN')}`, form)).status).toBe(200);
    expect((await visit(products)).status).toBe(401);
  });

  it('leads back by the page to sign in, which keeps the limit', async () => {
    const { visit } = openBrowser();
    await visit('/?session=300');
    await visit('/portal/sign-out');
    const page = await (await visit('/portal/sign-in?returnUrl=%2F%23%2Fbal-portfolio')).text();
    expect(page).toContain('href="/?fail=&#38;session=300#/bal-portfolio"');
  });
});
