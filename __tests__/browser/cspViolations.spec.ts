import { expect, type Page, test } from '@playwright/test';
import { sampleOf } from '../support/breadth';

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Hidden pages may still be waiting for their content.
  await expect(page.locator('[aria-busy="true"]:not([inert] *)')).toHaveCount(0);
  await expect(page.getByText(/^Loading your /)).toHaveCount(0);
};

/** Collects policy violations of every document that the page opens, and what the console reports about them. */
const watch = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted|integrity/i.test(message.text())) complaints.push(message.text());
  });
  await page.exposeFunction('tellBroken', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { tellBroken(text: string): void }).tellBroken;
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      tell(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return async () => complaints;
};

type State = readonly [name: string, address: string, act?: (page: Page) => Promise<void>];

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const states: readonly State[] = [
  [
    'all three dialogs, one after the other',
    '?member=dialogs-all',
    async (page) => {
      await dialog(page, 'Privacy statement').getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByRole('status').getByText(/^Thank you/)).toBeVisible();
      await dialog(page, 'Marketing consent').getByRole('button', { name: 'Manage Preferences' }).click();
      await dialog(page, 'Marketing consent').getByRole('switch', { name: 'Health' }).click();
      await dialog(page, 'Marketing consent').getByRole('button', { name: 'I agree', exact: true }).click();
      await dialog(page, "What's new").getByRole('button', { name: 'Next' }).click();
      await dialog(page, "What's new").getByRole('button', { name: 'SKIP' }).click();
    },
  ],
  [
    'carousels that are turned',
    '?member=outstanding-60',
    async (page) => {
      await page.getByRole('button', { name: 'Go to page 2 of 20' }).click();
      const details = page.getByRole('region', { name: 'Manage your details' });
      await details.getByRole('button', { name: 'Go to page 2 of 2' }).click();
    },
  ],
  ['debts, arrears and paybacks', '?member=arrears'],
  ['a list that opens', '?member=gap-many', (page) => page.getByRole('button', { name: /policies$/ }).click()],
  ['rewards that wait to be activated', '?member=inactive-rewards'],
  ['a member who holds nothing', '?member=newcomer'],
  ['a failed portfolio', '?member=typical&fail=products:500'],
  ['failed tiles, rewards and fragments', '?member=everything&fail=gapSummary:500,rewardSummary:drop,fragment:500'],
];

test.describe('nothing violates the page’s own policy', () => {
  for (const [name, address, act] of sampleOf(states, 1)) {
    test(`with ${name}`, async ({ page }) => {
      const broken = await watch(page);
      await page.goto(`/${address}`);
      await settled(page);
      await act?.(page);
      await settled(page);
      expect(await broken()).toEqual([]);
    });
  }

  test('with every tile, block and fragment, on both screens and on "Page not found"; and a violation would be detected', async ({
    page,
  }) => {
    const broken = await watch(page);
    await page.goto('/?member=everything');
    await settled(page);
    await page.getByRole('link', { name: 'Balance', exact: true }).click();
    await settled(page);
    await page.goto('/#/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(await broken()).toEqual([]);
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' }));
    });
    await expect.poll(broken).not.toEqual([]);
  });
});
