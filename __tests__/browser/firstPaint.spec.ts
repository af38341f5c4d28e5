import { expect, test } from '@playwright/test';

test('the first calls are sent before the script arrives, and each is sent once', async ({ page }) => {
  const asked: string[] = [];
  let scriptHeld = true;
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/scripts/main.*', async (route) => {
    await held;
    scriptHeld = false;
    await route.continue();
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/portfolio\/products$|\/headings\/summary$/.test(pathname)) asked.push(`${pathname} ${scriptHeld}`);
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBe(2);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  expect(asked).toEqual([
    '/portal/api/portfolio-msrv/portfolio/products true',
    '/portal/api/portfolio-msrv/headings/summary true',
  ]);
});

test('the page does not violate its own security policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text())) complaints.push(message.text());
  });
  await page.goto('/');
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the HTML itself says that it needs JavaScript', async ({ request }) => {
  // With scripts switched off by a test, Chromium still parses as if they ran, so the text is read from the HTML.
  const page = await (await request.get('/')).text();
  expect(page).toContain('<noscript>portfolio-ui needs JavaScript.');
});

// Rule `start.browser`.
test('a browser that cannot draw the page is told so in words, and asks for no more', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...condition: [string]) => condition[0] !== 'selector(&)' && supports(...condition);
  });
  await page.goto('/?member=typical');
  await expect(page.getByRole('alert')).toHaveText(
    'This browser is too old for the portal. Please update it or use another one.',
  );
  await expect(page.locator('.first-paint .products')).toBeHidden();
  await expect(page.locator('[data-tile]')).toHaveCount(0);
});
