import { expect, type Locator, type Page, test } from '@playwright/test';
import { addressOf, type PortalState, stateGroups } from '../../config/sandbox/states';
import { reach } from '../../config/screens/visitStates';
import { sampleOf } from '../support/breadth';
import { lostIn, openDialog } from './dialog';
import { boxOf, nameOf, resize } from './geometry';
import { open, settled, violations } from './portal';

test.use({ reducedMotion: 'reduce' });

const products = Array.from({ length: 24 }, (_, place) => ({
  name: `Product ${place + 1}`,
  description: 'News and offers on everything that has to do with this product, now and then',
  mandatory: place % 5 === 4,
  isSubscribed: place % 2 === 0,
}));
const many = {
  sections: [{ visible: true, categories: [{ visible: true, name: 'Electronic Marketing WEB', products }] }],
};

const consent = { member: 'consent-pending', dialog: 'consent.heading' } as const;

/** The dialogs of the catalogue, and what it leaves out. */
const states: readonly PortalState[] = [
  ...Object.values(stateGroups)
    .flat()
    .filter(({ dialog, configuration }) => dialog && !configuration),
  { ...consent, name: 'preferences-many', about: 'Two dozen preferences', press: ['consent.managePreferences'] },
  { ...consent, name: 'consent-without-text', about: 'Its text could not be loaded', fail: 'fragment:500' },
  {
    name: 'toast-above',
    about: 'A message above the next dialog',
    member: 'dialogs-all',
    press: ['privacy.accept'],
    says: 'privacy.thanks',
  },
];

const openState = async (page: Page, state: PortalState): Promise<Locator> => {
  if (state.name === 'preferences-many')
    await page.route('**/member/view-preferences*', (route) => route.fulfill({ json: many }));
  await open(page, addressOf(state));
  await reach(page, state);
  await settled(page);
  return page.getByRole('dialog');
};

const sizes = [
  { width: 1440, height: 900, text: 200 },
  { width: 360, height: 740, text: 200 },
  { width: 320, height: 256, text: 100 },
  { width: 800, height: 1000, text: 200 },
];

// `npm run test:a11y` looks at each in both schemes.
for (const [place, state] of sampleOf([...states.entries()], 3))
  test(`no violation, and nothing is cut off with large text or at 320 by 256: ${state.name}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: place % 2 === 0 ? 'light' : 'dark' });
    const dialog = await openState(page, state);
    expect(await violations(page, 'dialog')).toEqual([]);
    for (const size of sampleOf(sizes, 2)) {
      await resize(page, size);
      await expect.poll(() => lostIn(dialog), nameOf(size)).toEqual([]);
    }
  });

test('a dialog around a card is as high as what it shows in a low window', { tag: '@wide' }, async ({ page }) => {
  const [state] = states.filter(({ name }) => name === 'preferences-failed');
  const dialog = await openState(page, state as PortalState);
  await resize(page, { width: 700, height: 543 });
  const [whole, content] = [await boxOf(dialog), await boxOf(dialog.locator('> :last-child'))];
  expect(whole.y + whole.height - content.y - content.height).toBeLessThan(3);
});

// Rule `onboarding.sight`.
const narrowLooks = [
  { width: 360, height: 740, text: 200 },
  { width: 360, height: 740, text: 150 },
  { width: 740, height: 360, text: 100 },
  { width: 740, height: 360, text: 200 },
  { width: 568, height: 320, text: 150 },
  { width: 320, height: 256, text: 100 },
];

for (const look of sampleOf(narrowLooks, 1))
  test(`each slide's heading and controls are in sight at ${nameOf(look)}`, async ({ page }) => {
    const dialog = await openDialog(page, 'senior', "What's new");
    await resize(page, look);
    for (let slide = 1; slide <= 6; slide += 1) {
      const present = dialog.getByRole('group', { name: `${slide} of 6` });
      const controls = ['SKIP', 'Previous', 'Next', ...(slide === 6 ? ['Done'] : [])];
      const inSight = [
        present.getByRole('heading'),
        ...controls.map((name) => dialog.getByRole('button', { name, exact: true })),
      ];
      const isInSight = (one: Locator) =>
        one.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [0.1, 0.9].every((part) =>
            element.contains(document.elementFromPoint(left + width / 2, top + height * part)),
          );
        });
      for (const one of inSight) await expect.poll(() => isInSight(one), `${one} on slide ${slide}`).toBe(true);
      if (slide === 6) break;
      // As far down as the member may have scrolled.
      await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await dialog.getByRole('button', { name: 'Next' }).click();
    }
  });

// Rule `onboarding.slides`. What the keyboard meets first on each slide is tested without a browser.
test('the onboarding and its pictures keep their height, no arrow leads nowhere, and targets are at least 44 by 44 px', {
  tag: '@wide',
}, async ({ page }) => {
  await resize(page, { width: 1440 });
  const dialog = await openDialog(page, 'senior', "What's new");
  const { height } = await boxOf(dialog);
  for (let slide = 1; slide <= 6; slide += 1) {
    await dialog.getByRole('button', { name: `Go to page ${slide} of 6` }).click();
    const picture = dialog
      .getByRole('group', { name: `${slide} of 6` })
      .locator('svg')
      .first()
      .locator('..');
    await expect.poll(() => picture.evaluate(({ clientHeight }) => clientHeight), `slide ${slide}`).toBe(144);
    expect((await boxOf(dialog)).height, `slide ${slide}`).toBeCloseTo(height, 0);
    await expect(dialog.getByRole('button', { name: 'Next' })).toHaveCSS('opacity', slide === 6 ? '0' : '1');
  }
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  for (const width of [1440, 360]) {
    await resize(page, { width });
    const targets = dialog.locator(':is(button,a):visible');
    expect(await targets.count()).toBeGreaterThan(10);
    for (const target of await targets.all()) {
      const box = await boxOf(target);
      expect(Math.min(box.width, box.height), `${target} at ${width}`).toBeGreaterThanOrEqual(44);
    }
  }
});

for (const text of [100, 150]) {
  test(`on a phone on its side, with text at ${text} %, the privacy statement can be accepted and closed without scrolling`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 375 });
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', `${size}%`));
    }, text);
    const dialog = await openDialog(page, 'privacy-pending', 'Privacy statement');
    for (const name of ['Accept', 'Close']) {
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    const words = await boxOf(dialog.getByText('This statement, version'));
    expect(words.top + 20).toBeLessThan((await boxOf(dialog.getByRole('button', { name: 'Accept' }))).top);
    // In a higher window what is read has its name above it.
    await page.setViewportSize({ width: 360, height: 640 });
    await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(dialog.getByRole('heading', { name: 'Privacy statement' })).toBeInViewport({ ratio: 1 });
  });
}

test('a consent that is longer than its card, and has no link, can be scrolled by the keyboard', {
  tag: '@wide',
}, async ({ page }) => {
  const body = '<p>What you agree to, word by word and line by line.</p>'.repeat(60);
  await page.route(/electronic-marketing/, (route) => route.fulfill({ contentType: 'text/html', body }));
  await resize(page, { width: 1280, height: 800 });
  const dialog = await openDialog(page, 'consent-pending', 'Marketing consent');
  await expect(dialog.getByText('What you agree to').first()).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  const text = dialog.getByRole('group', { name: 'Marketing consent' });
  const close = dialog.getByRole('button', { name: 'Close' });
  const agree = dialog.getByRole('button', { name: 'Yes, I agree' });
  for (const stop of [close, text, agree]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500);
});

test('a consent that fits its card is no stop of the keyboard; in a low window no answer is more in sight than another', {
  tag: '@wide',
}, async ({ page }) => {
  await resize(page, { width: 1280, height: 800 });
  const dialog = await openDialog(page, 'consent-pending', 'Marketing consent');
  await expect(dialog.getByRole('heading', { name: 'Stay in touch with us' })).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Marketing consent' })).toHaveCount(0);
  await resize(page, { width: 740, height: 360 });
  for (const name of ['Yes, I agree', 'No, I do not agree', 'Manage Preferences'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});
