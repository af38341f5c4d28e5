import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';
import { holdBack, openOverview, sent, violations } from './portal';
import { startServer } from './portalServer';

const listen = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
};

interface LogRecord {
  readonly message: string;
  readonly additional: readonly unknown[];
  readonly level: number;
  readonly timestamp: string;
  readonly fileName: string;
  readonly lineNumber: number;
}

const logs = async (page: Page): Promise<readonly LogRecord[]> => (await sent(page)).logs as unknown as LogRecord[];

const referenceIn = async (place: Locator): Promise<string> =>
  ((await place.getByText(/^Reference [A-Z\d]+-[A-Z\d]{6}$/).textContent()) ?? '').replace('Reference ', '');

/** The frames in a record of the global handler, after message, reference and address. */
const framesOf = ({ additional }: LogRecord) => additional[3] as readonly string[];

for (const thrown of sampleOf(['new Error("no focus")', '"a text"', 'null'], 1)) {
  test(`an uncaught error is posted once; a screen that throws ${thrown} shows the reference that was posted, and the other screen still works`, async ({
    page,
  }) => {
    await openOverview(page, 'typical');
    await page.evaluate(() => {
      const fail = (depth: number): void => {
        if (depth === 0) throw new Error('from far below');
        fail(depth - 1);
      };
      setTimeout(() => fail(60), 0);
    });
    await expect.poll(async () => (await logs(page)).length).toBe(1);
    const [record] = await logs(page);
    const fields = ['additional', 'fileName', 'level', 'lineNumber', 'message', 'timestamp'];
    expect(Object.keys(record ?? {}).sort()).toEqual(fields);
    expect(record).toMatchObject({ message: 'from far below', level: 5 });
    const reference = expect.stringMatching(/^\w+-\w{6}$/);
    expect(record?.additional.slice(0, 3)).toEqual(['from far below', reference, page.url()]);
    expect(record && framesOf(record)).toHaveLength(20);
    await page.evaluate((code) => {
      const { focus } = HTMLElement.prototype;
      HTMLElement.prototype.focus = function (options) {
        if (this.tagName === 'H1' && this.textContent === 'Balance portfolio') {
          if (code === 'null') throw null;
          if (code.startsWith('"')) throw 'a text';
          throw new Error('no focus');
        }
        focus.call(this, options);
      };
    }, thrown);
    await page.getByRole('link', { name: 'Balance' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Sorry, this service has a technical problem at the moment.');
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect.poll(async () => (await logs(page)).length).toBe(2);
    expect((await logs(page))[1]?.additional[1]).toBe(await referenceIn(page.getByRole('main')));
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await expect(page.locator('article[data-tile="bank"]')).toBeVisible();
  });
}

// Rule `connection.scripts`.
test('blocks whose script cannot be loaded leave the tiles the whole width, and are loaded in place by "Try again"', {
  tag: '@wide',
}, async ({ page }) => {
  const script = '**/scripts/overview.*';
  await page.route(script, (route) => route.abort());
  await openOverview(page, 'typical');
  const said = page.getByText('A part of this page could not be loaded.');
  const failure = said.locator('../..');
  expect(await violations(page)).toEqual([]);
  const room = await failure.boundingBox();
  const bank = await page.getByRole('article', { name: 'Bank' }).boundingBox();
  expect(bank?.x).toBe(room?.x);
  await page.setViewportSize({ width: 360, height: 740 });
  // What is said and the buttons keep their distance where each has a line of its own.
  const parts = await failure
    .locator(':scope > div > *')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
  expect(parts).toHaveLength(4);
  for (const [place, { top }] of parts.entries())
    expect(top - (parts[place - 1]?.bottom ?? 0), `part ${place}`).toBeGreaterThanOrEqual(12);
  const icon = await failure.locator('svg').boundingBox();
  const words = await failure.locator('p').boundingBox();
  expect(Math.abs((icon?.y ?? 0) - (words?.y ?? 0))).toBeLessThanOrEqual(2);

  const retry = page.getByRole('button', { name: 'Try again', exact: true }).first();
  await page.unroute(script);
  const letItFail = await holdBack(page, script, (route) => route.abort());
  await retry.click();
  await expect(page.getByRole('button', { name: 'Trying again', exact: true })).toBeFocused();
  letItFail();
  await expect(retry).toBeFocused();
  await page.unroute(script);
  await retry.click();
  await expect(page.getByRole('region', { name: 'Outstanding actions' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('if the error log is down, or its script cannot be loaded, the console gets each record once', {
  tag: '@wide',
}, async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('FAILED TO LOG ON SERVER')) told.push(message.text());
  });
  await openOverview(page, 'typical', '&fail=errorLog:500,headings:500');
  await expect.poll(() => told).toEqual(['FAILED TO LOG ON SERVER There was an issue fetching the headings']);
  told.length = 0;
  await page.route('**/scripts/error-log.*', (route) => route.abort());
  await openOverview(page, 'typical', '&fail=headings:500');
  await expect.poll(() => told).toEqual(['FAILED TO LOG ON SERVER There was an issue fetching the headings']);
});

test('a redirect carries neither the forgery token nor a body to another origin', { tag: '@wide' }, async ({
  browser,
}) => {
  const stolen: string[] = [];
  const thief = await listen((request, response) => {
    stolen.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*').end('{}');
  });
  const portal = await listen((request, response) => {
    if (request.method === 'GET') response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    else response.writeHead(307, { location: `${thief.address}/steal` }).end();
  });
  const server = await startServer({}, portal.address);
  // Without the page's policy, which would stop the redirect as well.
  const context = await browser.newContext({ bypassCSP: true });
  try {
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'token', url: server.address }]);
    const page = await context.newPage();
    const writes: string[] = [];
    page.on('request', (request) => writes.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto(server.address);
    await expect.poll(() => writes).toContainEqual('POST /portal/api/portfolio-msrv/uilogging/error');
    expect(stolen).toEqual([]);
    await page.evaluate(() =>
      fetch('/portal/x', { method: 'POST', headers: { 'X-XSRF-TOKEN': 'token' } }).catch(() => undefined),
    );
    // A call without this protection would have gone there.
    expect(stolen).not.toEqual([]);
  } finally {
    await context.close();
    server.stop();
    portal.stop();
    thief.stop();
  }
});
