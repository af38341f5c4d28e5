import express from 'express';
import { sandboxPage, sandboxPortal } from '../../../config/sandbox/express';
import { serve } from '../server/serving';

let origin: string;

beforeEach(async () => {
  const page = express().use(sandboxPage, sandboxPortal);
  page.get('/', (_request, response) => void response.send('the page'));
  origin = await serve(page);
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
  const send = (path: string, fields: string) => write(path, fields, 'application/x-www-form-urlencoded');
  const text = async (path: string) => (await visit(path)).text();
  const read = async (path: string) => (await visit(path)).json();
  const status = async (path: string) => (await visit(path)).status;
  return { visit, write, send, text, read, status, cookies };
};

const api = '/portal/api/portfolio-msrv';
const products = `${api}/portfolio/products`;
const gap = `${api}/gap/summary`;
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
    expect(lines).toContainEqual(expect.stringMatching(/^sandbox-session=.*; HttpOnly; SameSite=Lax$/));
    expect(lines).toContainEqual(expect.stringMatching(/^portal-session=[\w-]+; Path=\/; SameSite=Lax$/));
    expect(lines).toContainEqual(expect.stringMatching(/^XSRF-TOKEN=[\w-]+; Path=\/; SameSite=Lax$/));
  });

  it('gets no cookie that it already has', async () => {
    const { visit } = openBrowser();
    expect((await visit('/?member=senior')).headers.getSetCookie()).toHaveLength(4);
    expect((await visit('/?member=senior')).headers.getSetCookie()).toEqual([]);
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

  it('starts over with another member, and continues with the same one', async () => {
    const { visit, write, read } = openBrowser();
    const consent = () => read(`${comms}/form4/view-consent`);
    await visit('/?member=consent-pending');
    await write(`${comms}/form4/update-consent`, '{"status":"GRANTED"}');
    expect(await consent()).toBe(true);
    await visit('/?member=consent-pending');
    expect(await consent()).toBe(true);
    await visit('/?member=dialogs-all');
    expect(await consent()).toBe(false);
  });

  it('shares nothing with another browser', async () => {
    const other = openBrowser();
    await openBrowser().visit('/?member=newcomer&fail=headings:500');
    expect(await other.status(`${api}/headings/summary`)).toBe(200);
  });

  it.each([
    ['member=nobody', 'Known members: typical, everything'],
    ['member=%3Cscript%3E', '&#60;script&#62;'],
    ['fail=products:sulk', 'Known kinds: drop'],
  ])('gets a list of what is known when it asks for %s', async (query, known) => {
    const response = await openBrowser().visit(`/?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain(known);
  });
});

describe('faults over the wire', () => {
  const failing = async (kind: string) => {
    const browser = openBrowser();
    await browser.visit(`/?fail=gapSummary:${kind}`);
    return browser;
  };

  it('a drop breaks the connection', async () => {
    const { visit, status } = await failing('drop');
    await expect(visit(gap)).rejects.toThrow();
    expect(await status(`${api}/life/summary`)).toBe(200);
  });

  it('a hang never answers', async () => {
    const { visit } = await failing('hang');
    await expect(visit(gap, { signal: AbortSignal.timeout(150) })).rejects.toThrow();
  });

  it('a truncated answer has its status and headers, and breaks in the middle of its body', async () => {
    const { status, body } = await (await failing('truncated')).visit(gap);
    expect(status).toBe(200);
    const reader = body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toMatch(/^\{"/);
    await expect(reader?.read()).rejects.toThrow();
  });

  it('a delay passes before the answer', async () => {
    const { visit } = openBrowser();
    await visit('/?delay=120');
    const start = performance.now();
    await visit(gap);
    expect(performance.now() - start).toBeGreaterThan(110);
  });
});

describe('hostile requests', () => {
  it('broken JSON is a JSON 400', async () => {
    const response = await openBrowser().write(`${api}/bank/summary`, '{"acc');
    expect([response.status, await response.json()]).toEqual([400, { error: 'The body is not JSON' }]);
  });

  it('a body of more than a megabyte, or of an unknown charset, is refused', async () => {
    const { write } = openBrowser();
    const response = await write(`${api}/uilogging/error`, JSON.stringify('x'.repeat(1_100_000)));
    expect(response.status).toBe(413);
    expect((await write(`${api}/bank/summary`, '{}', 'application/json; charset=klingon')).status).toBe(415);
  });

  it('odd cookies and paths do no harm', async () => {
    const headers = { cookie: ';;=;sandbox-session=__proto__; a' };
    expect((await fetch(`${origin}/portal/%E0%A4%A`, { headers })).status).toBe(200);
  });
});

describe('the rest of the portal', () => {
  it.each(['/portal/health', '/portfolio/online-payments', '/bank/vitality-money'])(
    '%s is a page that explains that',
    async (path) => {
      expect(await openBrowser().text(path)).toContain('This area belongs to the portal (sandbox)');
    },
  );

  it('does not answer the pages of this product', async () => {
    expect(await openBrowser().text('/')).toBe('the page');
    expect(await openBrowser().status('/portfolio')).toBe(404);
  });
});

describe('the sandbox page', () => {
  it('shows what was sent, escaped, and the same as JSON', async () => {
    const { visit, write, text, read } = openBrowser();
    await visit('/');
    await write(`${api}/analytics/event`, '{"category":"tile","action":"click","label":"<b>health</b>"}');
    const page = await text('/sandbox');
    expect(page).toContain('&#60;b&#62;health');
    expect(page).not.toContain('<b>');
    expect(page).not.toMatch(/<script(?! type="module" src="\/sandbox\/sessions\.js"><\/script>)|style=/);
    expect(await read('/sandbox/sent.json')).toMatchObject({
      analytics: [{ category: 'tile', action: 'click', label: '<b>health</b>' }],
    });
  });

  it('takes choices in its address, and leads back to itself', async () => {
    const { visit, read } = openBrowser();
    const state = () => read('/sandbox/sent.json');
    await visit('/?member=senior');
    const chosen = await visit('/sandbox?fail=headings:404&delay=5');
    expect([chosen.status, chosen.headers.get('location')]).toEqual([302, '/sandbox']);
    const faults = { headings: 404 };
    expect(await state()).toMatchObject({ member: 'senior', delayMs: 5, faults });
    await visit('/sandbox?fail=&delay=');
    expect(await state()).toMatchObject({ delayMs: 0, faults: {} });
    expect((await visit('/sandbox?fail=nobody')).status).toBe(400);
  });
});

it('A session with a limit is chosen by ?session=, and each answer tells how long it lasts', async () => {
  const { visit, status } = openBrowser();
  expect((await visit('/?member=typical&session=120#x')).headers.get('location')).toBe('/');
  expect((await visit(products)).headers.get('x-session-expires-in')).toBe('120');
  await visit('/?session=');
  expect((await visit(products)).headers.get('x-session-expires-in')).toBeNull();
  expect(await status('/?session=soon')).toBe(400);
});

describe('Signing out', () => {
  it('by a link takes the cookie that identifies the session, and every call is a 401 until somebody signs in', async () => {
    const { visit, text, status, cookies } = openBrowser();
    await visit('/?member=arrears');
    const out = await visit('/portal/sign-out');
    expect([out.status, await out.text()]).toEqual([200, expect.stringContaining('href="/?session="')]);
    expect(cookies.get('portal-session')).toBe('');
    expect(await status(products)).toBe(401);
    await visit('/?session=');
    expect(await status(products)).toBe(200);
    expect(cookies.get('portal-session')).not.toBe('');
    expect(await text('/sandbox')).toContain('You are <strong>arrears</strong>');
  });

  it('lasts until an address names a member, the one who left as well, who then starts over', async () => {
    const { visit, read, status, cookies } = openBrowser();
    await visit('/?member=typical&fail=gapSummary:500');
    const before = cookies.get('portal-session');
    await visit('/portal/sign-out');
    await visit('/?fail=');
    expect(await status(products)).toBe(401);
    await visit('/?member=typical');
    expect(await status(products)).toBe(200);
    expect(cookies.get('portal-session')).toMatch(/^visit-/);
    expect(cookies.get('portal-session')).not.toBe(before);
    expect((await read('/sandbox/sent.json')).calls).toHaveLength(1);
  });

  it('by a form needs the token of the cookie', async () => {
    const { visit, send, status, cookies } = openBrowser();
    await visit('/');
    expect((await send('/portal/sign-out', '_csrf=wrong')).status).toBe(400);
    expect(await status(products)).toBe(200);
    expect((await send('/portal/sign-out', `_csrf=${cookies.get('XSRF-TOKEN')}`)).status).toBe(200);
    expect(await status(products)).toBe(401);
  });

  it('leads back by the page to sign in, which keeps the limit', async () => {
    const { visit, text } = openBrowser();
    await visit('/?session=300');
    await visit('/portal/sign-out');
    expect(await text('/portal/sign-in?returnUrl=%2F%23%2Fbal-portfolio')).toContain(
      'href="/?fail=&#38;session=300#/bal-portfolio"',
    );
  });
});
