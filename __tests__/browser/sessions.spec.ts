import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openOverview, sidewaysScroll, violations } from './portal';

const drop = async (page: Page, text: string): Promise<void> => {
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'session.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.dispatchEvent('#drop', 'drop', { dataTransfer: files });
};

test("a session is exported from another tab, and dropped on the sandbox's page it can be walked through, and nothing is sent", async ({
  page,
}) => {
  const portal = await page.context().newPage();
  await openOverview(portal, 'everything');
  const secret =
    (await portal
      .getByText(/^\d{8,}$/)
      .first()
      .textContent()) ?? '';
  await page.goto('/sandbox');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export session' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const session = JSON.parse(text) as { format: string; member: string; actions: readonly unknown[] };
  expect(session).toMatchObject({ format: 'portfolio-session/1', member: 'everything' });
  expect(secret).not.toBe('');
  expect(text).not.toContain(secret);
  await portal.close();

  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await drop(page, text);
  const badge = page.locator('#badge');
  const last = session.actions.length;
  await expect(badge).toHaveText(`Step ${last} of ${last}: nothing is sent`);
  await expect(page.getByText(`final state equal, ${last} actions`)).toBeVisible();
  const frame = page.frameLocator('#screen');
  const life = frame.locator('article[data-tile="life"]');
  await expect(life).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Manage your details' })).toBeVisible();

  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(badge).toHaveText(`Step 0 of ${last}: nothing is sent`);
  await expect(life).toHaveCount(0);
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(badge).toHaveText(`Step 4 of ${last}: nothing is sent`);
  // A saga whose name the build has shortened is named by where it stands.
  await expect(page.locator('#origin')).toHaveText(
    /^Put by portfolio\S+ › enterScreen › loadProducts, in answer to step 3, navigation\/screenEntered$/,
  );
  await expect(frame.getByText('Loading your portfolio').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await slider.press('End');
  await life.locator('a').first().click();
  await expect(frame.getByRole('status').first()).toHaveText(/^This is an earlier state of the page\./);
  expect(page.url()).toMatch(/\/sandbox$/);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  expect(requests.filter((path) => path !== '/sandbox/screen' && !/^\/(scripts|images|fonts)\//.test(path))).toEqual(
    [],
  );

  await drop(page, '{"format":"another/1"}');
  await expect(page.getByRole('alert')).toHaveText(/is no session/);
  await expect(badge).toBeHidden();
});
