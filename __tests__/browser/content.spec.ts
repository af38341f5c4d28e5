import { expect, type Page, test } from '@playwright/test';
import { type HostilePayload, hostilePayloads } from '../content/hostilePayloads';

// The policy of the page alone stops every payload; without it, what stops them is the sanitiser.
test.use({ bypassCSP: true });

const payloads: readonly HostilePayload[] = Object.entries(hostilePayloads).flatMap(([name, cases]) =>
  cases.map(({ id, payload, firesRaw }) => ({ id: `${name} ${id}`, payload, firesRaw })),
);

/** Replaces what a payload would call, so that each call leaves a mark; no dialog holds the page up. */
const markCalls = (page: Page) =>
  page.addInitScript(() => {
    const marks: string[] = [];
    Object.assign(window, { marks });
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Object.assign(window, { [name]: (...given: unknown[]) => marks.push(`${name}(${given.join()})`) });
    }
  });

const marksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { marks: string[] }).marks);

/** Does to everything in the blocks what a member could do; links to real addresses are not followed. */
const provoke = (page: Page, blocks: string) =>
  page.evaluate(async (selector) => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href],area[href]') : null;
      if (link !== null && /^(https?|mailto|tel):$/.test((link as HTMLAnchorElement).protocol)) event.preventDefault();
    });
    const events = ['mouseover', 'mouseenter', 'mousemove', 'mousedown', 'pointerover', 'focus', 'focusin', 'keydown'];
    events.push('input', 'change', 'toggle', 'animationstart', 'transitionend', 'wheel', 'click');
    for (const element of document.querySelectorAll(`${selector} *`)) {
      for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
      if (element instanceof HTMLElement) {
        element.focus();
        element.click();
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }, blocks);

const showAsBanners = async (page: Page, cases: readonly HostilePayload[]): Promise<void> => {
  await page.route('**/banner/summary', (route) =>
    route.fulfill({ json: { showBanner: true, hippoUrl: cases.map((_, index) => `/payloads/${index}`) } }),
  );
  await page.route(/\/cms\/(preview|site)\/payloads\/\d+$/, (route) => {
    const index = Number(/\d+$/.exec(route.request().url())?.[0]);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: cases[index]?.payload ?? '' });
  });
  await page.goto('/');
};

const bannerBlocks = 'section:has(> h2:text-is("Highlights")) [data-content-block]';

test(`none of ${payloads.length} hostile fragments runs anything, however it is touched`, async ({ page }) => {
  test.slow();
  await markCalls(page);
  const left: string[] = [];
  await showAsBanners(page, payloads);
  page.on('framenavigated', (frame) => left.push(frame.url()));
  await expect(page.locator(bannerBlocks)).toHaveCount(payloads.length);
  await expect(page.locator('[data-content-block]').getByText('Loading content...')).toHaveCount(0, {
    timeout: 30_000,
  });
  await expect(page.getByText('Unable to load content.')).toHaveCount(0);
  await provoke(page, '[data-content-block]');
  expect(await marksOf(page)).toEqual([]);
  expect(left).toEqual([]);
  const forbidden = page.locator(
    '[data-content-block] :is(script,iframe,object,embed,form,input,button,select,textarea,style,link,meta,base,svg,math,' +
      'template,dialog,audio,video,source,[id],[name],[for],[role],[style],[tabindex],[srcset],[autofocus],[contenteditable],' +
      '[popover],[popovertarget],[command],[commandfor],[accesskey],[aria-modal],[ping],[data-tile],' +
      '[target]:not([rel="noopener noreferrer"]))',
  );
  expect(await forbidden.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([]);
});

test('the marks are seen where a payload is not sanitised', async ({ page }) => {
  await markCalls(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const control = [
    '<img src="data:," onerror="alert(1)">',
    '<a href="javascript:alert(2)">x</a>',
    '<b onmouseover="alert(3)">x</b>',
  ];
  await page.evaluate((payload) => {
    const place = document.createElement('div');
    place.id = 'control';
    document.body.append(place);
    place.innerHTML = payload;
  }, control.join(''));
  await provoke(page, '#control');
  expect([...new Set(await marksOf(page))].sort()).toEqual(['alert(1)', 'alert(2)', 'alert(3)']);
});

test('a fragment of a tile keeps its words and links, and its place in the headings', async ({ page }) => {
  await markCalls(page);
  await page.route('**/portfolio/medical-aid/welcome-communication', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1 id="main">Welcome aboard</h1><p onclick="alert(1)">Your <a href="/guide" target="_blank">guide</a> is here.</p><img src="x" onerror="alert(2)" alt="">',
    }),
  );
  await page.goto('/?member=everything');
  const tile = page.locator('[data-tile="health"]');
  await expect(tile.getByRole('heading', { level: 3, name: 'Welcome aboard' })).toBeVisible();
  const link = tile.getByRole('link', { name: 'guide' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await tile.getByText('is here.').hover();
  await provoke(page, '[data-tile="health"] [data-content-block]');
  expect(await marksOf(page)).toEqual([]);
});

test('a fragment that fails says so in its place, and the tile stays', async ({ page }) => {
  await page.route('**/portfolio/medical-aid/welcome-communication', (route) => route.fulfill({ status: 500 }));
  await page.goto('/?member=everything');
  const tile = page.locator('[data-tile="health"]');
  await expect(tile.getByText('Unable to load content.')).toBeVisible();
  await expect(tile.getByRole('heading', { level: 2, name: 'Health' })).toBeVisible();
});

test('a fragment of 5 MB fails at once instead of holding the page up', async ({ page }) => {
  await page.route('**/portfolio/medical-aid/welcome-communication', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<b>x</b>'.repeat(625_000) }),
  );
  await page.goto('/?member=everything');
  await expect(page.locator('[data-tile="health"]').getByText('Unable to load content.')).toBeVisible();
});

test('fragments of odd shapes are shown or fail in their own place, and the page answers', async ({ page }) => {
  const odd: readonly (readonly [path: string, body: string | Buffer, type?: string])[] = [
    ['/odd/document', '<!doctype html><html><head><title>No</title></head><body><p>A whole document</p></body></html>'],
    ['/odd/deep', `${'<b>'.repeat(2_000)}deep down`],
    ['/odd/tower', `${'<b>'.repeat(100_000)}too deep`],
    ['/odd/unclosed', '<div><ul><li>never closed'],
    ['/odd/nul', '<p>nul\u0000 byte</p>'],
    ['/odd/latin', Buffer.from('<p>Zo\u00eb in another charset</p>', 'latin1'), 'text/html; charset=iso-8859-1'],
    ['/odd/blank', ' \n '],
    ['/odd/json', '{"error":"no session"}', 'application/json'],
    ['/odd/long', '<b>x</b>'.repeat(625_000)],
    ['/odd/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>', 'image/svg+xml'],
    ['/odd/missing.png', 'no picture', 'text/plain'],
  ];
  await page.route('**/banner/summary', (route) =>
    route.fulfill({ json: { showBanner: true, hippoUrl: odd.map(([path]) => path) } }),
  );
  await page.route(/\/cms\/(preview|site)\/odd\//, (route) => {
    const [, body = '', contentType = 'text/html; charset=utf-8'] =
      odd.find(([path]) => route.request().url().endsWith(path)) ?? [];
    return route.fulfill({ contentType, body });
  });
  await page.goto('/');
  const blocks = page.locator(bannerBlocks);
  await expect(blocks).toHaveCount(odd.length);
  await expect(blocks.getByText('Loading content...')).toHaveCount(0, { timeout: 30_000 });
  const shown = (path: string) => blocks.nth(odd.findIndex(([name]) => name === path));
  await expect(shown('/odd/document')).toHaveText('A whole document');
  await expect(shown('/odd/deep')).toHaveText('deep down');
  await expect(shown('/odd/unclosed')).toHaveText('never closed');
  await expect(shown('/odd/nul')).toHaveText(/^nul.? ?byte$/);
  await expect(shown('/odd/blank')).toHaveText('');
  await expect(shown('/odd/latin')).toContainText('in another charset');
  for (const failed of ['/odd/tower', '/odd/json', '/odd/long', '/odd/missing.png']) {
    await expect(shown(failed)).toHaveText('Unable to load content.');
  }
  await expect(shown('/odd/picture.svg').locator('img')).toHaveJSProperty('naturalWidth', 40);
  await page.getByRole('link', { name: 'Balance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Balance portfolio' })).toBeFocused();
});

test('a fragment in the portal’s own style names is not laid over the page', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  const stolen = (await skip.getAttribute('class')) ?? '';
  expect(stolen).toMatch(/css-/);
  await showAsBanners(page, [{ id: 'stolen', payload: `<p class="${stolen} mine">On top</p>`, firesRaw: false }]);
  const words = page.locator('main').getByText('On top');
  await expect(words).toHaveClass('mine');
  await expect(words).toHaveCSS('position', 'static');
});

test.describe('under the policy of the page', () => {
  test.use({ bypassCSP: false });

  test('a fragment is shown, and nothing of it is complained about', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto('/?member=everything');
    const block = page.locator('[data-tile="health"] [data-content-block]');
    await expect(block).toHaveAttribute('aria-busy', 'false');
    await expect(block.getByText(/Loading content|Unable to load/)).toHaveCount(0);
    await expect(block).not.toBeEmpty();
    expect(complaints).toEqual([]);
  });
});
