import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { holdBack, tilesLoaded } from './portal';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');

// Without the build's optimisations emotion makes the styles in the page, from the scripts.
const isPlain = process.env.PLAIN === '1';

/** The most bytes, in brotli as served, of the first script with the inline one. */
const MOST_FIRST_BYTES = isPlain ? 147_000 : 127_800;

/** The most bytes of the file with the texts of a language, which comes beside the first script. */
const MOST_TEXT_BYTES = 4_000;

/** The most bytes of all scripts of a visit to the overview before the sandbox. */
const MOST_VISIT_BYTES = isPlain ? 185_000 : 163_600;

/** The bytes of the scripts that the built page names, in brotli as served, whose addresses match. */
const bytesOf = (html: string, address: RegExp): number =>
  [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)]
    .flatMap(([, name = '']) => (address.test(name) ? [readFileSync(path.join(dist, `${name}.br`)).length] : []))
    .reduce((sum, bytes) => sum + bytes, 0);

interface Asked {
  readonly path: string;
  readonly priority: string;
  readonly early: boolean;
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args?: { readonly elementCount?: number };
}

/** Records what the browser does from now on. The function that it returns ends that, and tells of it. */
const trace = async (session: CDPSession, ...includedCategories: string[]) => {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as readonly TraceEvent[]));
  });
  await session.send('Tracing.start', { traceConfig: { includedCategories } });
  return async (): Promise<readonly TraceEvent[]> => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
};

/**
 * A visit to the overview by a member who holds everything; the script comes after the answers to the page's own calls.
 */
const visit = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  const asked: Asked[] = [];
  let early = true;
  let underWay = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/portal/api/')) return;
    underWay += 1;
    asked.push({ path: pathname, priority: request.initialPriority, early });
  });
  session.on('Network.loadingFinished', () => {
    underWay -= 1;
  });
  const traced = await trace(session, 'devtools.timeline');
  const release = await holdBack(page, '**/scripts/main.*');
  const bytes: number[] = [];
  page.on('response', (response) => {
    // The one that the clock brings later would make the sum depend on how fast the machine is.
    if (/\/scripts\/(?!later)/.test(response.url())) bytes.push(Number(response.headers()['content-length'] ?? 0));
  });
  await page.goto('/?member=everything', { waitUntil: 'commit' });
  await expect.poll(() => asked.some(({ path: name }) => name.endsWith('/vfs/popup/query'))).toBe(true);
  await expect.poll(() => underWay <= 0).toBe(true);
  early = false;
  release();
  await tilesLoaded(page);
  await expect(page.getByText('Loading content...')).toHaveCount(0);
  const events = await traced();
  const { metrics } = await session.send('Performance.getMetrics');
  const paints = events.filter(({ name }) => name === 'Paint').length;
  return {
    asked,
    bytes,
    paints,
    metric: (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN,
  };
};

/**
 * Over HTTP/1.1: the products, and what needs no other answer, as many as the browser has connections; then what the
 * products need, of that first what moves the page; then the rest of the blocks. Rule `start.order`.
 */
const inOrder = [
  'portfolio/products',
  'headings/summary',
  'mandate/get-outstanding-items-by-entity-no',
  'digital/consent',
  'digital/acceptance',
  'will/action-items',
  'policy/arrears',
  'bank/summary',
  'health/summary',
  'insure/summary',
  'invest/summary',
  'action-items/count',
  'life/summary',
  'will/summary',
  'card/summary',
  'umbrella/summary',
  'umbrella/policies',
  'gap/summary',
  'flexicare/summary',
  'travel/summary',
  'iot/summary',
  'status/health',
  'status/drive',
  'status/money',
  'reward-summary/v3',
  'popup/query',
  'disclaimer/enable',
  'form4/view-consent',
  'rewards/banner',
  'banner/summary',
  'recommendations/v3',
  'manageDetails/summary',
];

test('a visit makes its calls early, in order and once, and draws in few steps', async ({ page }) => {
  const { asked, bytes, paints, metric } = await visit(page);
  const calls = asked.filter(({ path: name }) => !/\/(analytics\/event|uilogging\/error)$/.test(name));
  expect(calls.filter(({ early }) => !early)).toEqual([]);
  expect(new Set(calls.map(({ path: name }) => name)).size).toBe(calls.length);
  expect(calls.map(({ path: name }) => name.split('/').slice(-2).join('/'))).toEqual(inOrder);
  // The calls of blocks wait for those of the tiles.
  const blocks = /mandate|digital|estate-planning|comms-preferences|recommender|disclaimer|banner|manageDetails|vfs/;
  for (const { path: name, priority } of calls)
    expect([name, priority]).toEqual([name, blocks.test(name) ? 'Low' : 'High']);

  const elements = await page.evaluate(() => document.querySelectorAll(':not(style)').length);
  // A step for each part of the page, not one for each of its 32 calls. On an idle machine there are 11 to 25 paints,
  // 15 to 17 recalculations and 6 to 8 layouts; on a busy one the parts come further apart.
  expect(paints).toBeLessThanOrEqual(60);
  expect(metric('RecalcStyleCount')).toBeLessThanOrEqual(30);
  expect(metric('LayoutCount')).toBeLessThanOrEqual(20);
  expect(elements).toBeLessThanOrEqual(411);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_VISIT_BYTES);
});

test('the first script with the inline one, and the texts, stay within their size limits', () => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const inline = /<script nonce="?[^">\s]+"?>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const first = bytesOf(html, /^\/scripts\//) + brotliCompressSync(inline).length;
  const texts = bytesOf(html, /^\/texts\//);
  expect(inline).toContain('earlyRequests');
  expect(first).toBeLessThanOrEqual(MOST_FIRST_BYTES);
  expect(texts).toBeGreaterThan(1_000);
  expect(texts).toBeLessThanOrEqual(MOST_TEXT_BYTES);
});

/**
 * How many elements the browser styles anew after something enters the page behind what the selector finds. One task
 * does it all, between two marks: what else the page does in the meantime, as on a busy machine, counts nowhere.
 */
const styledAfter = async (page: Page, selector: string, where: InsertPosition, name: string): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const traced = await trace(session, 'devtools.timeline', 'blink.user_timing');
  await page.locator(selector).evaluate(
    (found, entering) => {
      // Asking for a size has the browser style what waits for it.
      document.body.getBoundingClientRect();
      performance.mark('it enters');
      found.insertAdjacentElement(entering.where, document.createElement(entering.name));
      document.body.getBoundingClientRect();
      performance.mark('it is styled');
    },
    { where, name },
  );
  const events = await traced();
  await session.detach();
  const at = (mark: string) => events.find(({ name: event }) => event === mark)?.ts ?? Number.NaN;
  const [from, to] = [at('it enters'), at('it is styled')];
  const between = events.filter(({ name: event, ts }) => event === 'UpdateLayoutTree' && ts >= from && ts <= to);
  expect(between).not.toHaveLength(0);
  return between.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
};

// Rule `start.styles`.
test('what enters the page has nothing styled anew but itself and what holds it', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/?member=everything');
  await tilesLoaded(page);
  await expect(page.getByText('Loading content...')).toHaveCount(0);
  const inTile = await styledAfter(page, 'article[data-tile="bank"]', 'beforeend', 'p');
  const inMain = await styledAfter(page, 'main > :first-child', 'afterend', 'section');
  // Of 392: the tile as well, which its texts concern; and what may follow a new block by one rule or another.
  expect(inTile).toBeLessThanOrEqual(4);
  expect(inMain).toBeLessThanOrEqual(80);
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(),
  );
  expect(rules).toContain('.css-');
  expect(rules).not.toMatch(/(?:html|body|:root)[^{},]*:has\(/);
  // Every content block clears it a second after its text is there.
  expect(rules).not.toContain('aria-busy');
});
