import { expect, test } from '@playwright/test';
import { boxOf } from './geometry';
import { openOverview, settled } from './portal';

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

// Rule `print.page`.
test('the overview prints as a dated statement of what is held and what is to do, from a phone and from a desk, without the dialog above it', {
  tag: '@wide',
}, async ({ page }) => {
  await openOverview(page, 'everything');
  const actions = page.getByRole('region', { name: 'Outstanding actions' });
  const products = page.getByRole('region', { name: 'Your products' });
  const dialog = page.getByRole('dialog');
  for (const width of [1440, 360]) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio overview' })).toBeVisible();
    await expect(page.getByText(/^\d{1,2} \p{L}+ \d{4}$/u)).toBeVisible();
    await expect(actions.getByRole('listitem')).toHaveCount(6);
    await expect(actions.getByRole('link')).toHaveCount(6);
    await expect(actions.getByRole('button')).toHaveCount(0);
    await expect(products.getByRole('article')).toHaveCount(14);
    await expect(products.getByText('$ 98,765.40')).toBeVisible();
    const advertised = page.getByRole('region', { name: /Highlights|Recommended for you|Manage your details/ });
    await expect(advertised).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(dialog).toBeHidden();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), `${width} px`).toBe(2);
    await page.emulateMedia({ media: 'screen' });
    if (width === 1440) await page.getByRole('button', { name: 'What do these amounts mean?' }).click();
    await expect(dialog).toBeVisible();
  }
});

// Rule `print.page`.
test('on paper each row of products reaches the edge, which is on the page, and a button has the colour of its ground', {
  tag: '@wide',
}, async ({ page }) => {
  // What is between the margins.
  await page.setViewportSize({ width: 703, height: 900 });
  await openOverview(page, 'health-withdrawn');
  await page.emulateMedia({ media: 'print' });
  const rows = new Map<number, number>();
  for (const tile of await page.locator('[data-products] article').all()) {
    const { top, right } = await boxOf(tile);
    rows.set(top, Math.max(right, rows.get(top) ?? 0));
  }
  expect(new Set(rows.values())).toEqual(new Set([702]));
  const button = page.getByRole('region', { name: 'Payments due' }).getByRole('link').first();
  await expect(button).toHaveCSS('color', 'rgb(11, 95, 89)');
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

// Rule `outstanding.print`.
test('of many actions the printed page shows those that were fetched, and says how many more there are', {
  tag: '@wide',
}, async ({ page }) => {
  await openOverview(page, 'outstanding-60');
  await page.emulateMedia({ media: 'print' });
  const actions = page.getByRole('region', { name: 'Outstanding actions' });
  await expect(actions.getByText(/more actions are in the portal/)).toBeVisible();
  const printed = await actions.getByRole('listitem').count();
  expect(printed).toBeGreaterThanOrEqual(6);
  await expect(actions.getByText(`${60 - printed} more actions are in the portal.`)).toBeVisible();
  await expect(actions.getByText('Loading content...').and(page.locator(':visible'))).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(actions.getByText(/more actions are in the portal/)).toHaveCount(0);
});

// Rule `print.page`.
test('an opened list is printed with every page that it needs on paper, and the rewards below it', {
  tag: '@wide',
}, async ({ page }) => {
  // So high that every action's content is in view and comes: on paper it takes another space than while it is awaited.
  await page.setViewportSize({ width: 1024, height: 12_000 });
  await openOverview(page, 'outstanding-60');
  await page.getByRole('button', { name: 'See all 60' }).click();
  await expect(page.getByRole('button', { name: 'Show fewer' })).toBeVisible();
  await settled(page);
  const counted = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Outstanding actions' }).getByRole('listitem')).toHaveCount(60);
  expect(counted).toBe(pagesOf(await page.pdf({ preferCSSPageSize: true })));
});

// Rules `outstanding.print`, `list.focus`.
test('an action that has the focus keeps it while the page is printed, and afterwards', { tag: '@wide' }, async ({
  page,
}) => {
  await openOverview(page, 'everything');
  const link = page.getByRole('region', { name: 'Outstanding actions' }).getByRole('link').nth(1);
  const name = (await link.textContent()) ?? '';
  await link.focus();
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    await expect(page.getByRole('contentinfo')).toHaveCount(media === 'print' ? 0 : 1);
    await expect(page.locator(':focus')).toHaveText(name);
  }
});
