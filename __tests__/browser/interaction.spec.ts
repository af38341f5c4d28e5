import { expect, type Locator, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { sampleOf } from '../support/breadth';
import { openDialog, pressesCount } from './dialog';
import { boxOf, nameOf, type Place, resize } from './geometry';
import { holdBack, requestsOf, stopClock } from './portal';

test.use({ reducedMotion: 'reduce', hasTouch: true });

const WRITES = /(update-consent|update-preference|disclaimer\/accept|popup\/update)$/;

/** Whether a place is within what closes the dialog. */
const closesAt = async (dialog: Locator) => {
  const boxes = await dialog
    .locator('[data-closes]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  return ({ x, y }: Place) =>
    boxes.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
};

// More visits of each kind: npm run test:presses
const visits = Number(process.env.PRESS_VISITS ?? 1);
const seed = Number(process.env.PRESS_SEED ?? 12);

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

const dialogs = [
  { member: 'privacy-pending', name: 'Privacy statement' },
  { member: 'consent-pending', name: 'Marketing consent' },
  { member: 'senior', name: "What's new" },
] as const;

/** The centres of all visible buttons, switches and links of the dialog, but those that close it. */
const middles = (dialog: Locator) =>
  dialog.locator(':is(button, a):not([data-closes])').evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= window.innerHeight)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  );

/**
 * How a member taps, where else besides the buttons (in hundredths of the page), and how late the check is answered.
 */
const haste = fc.record({
  pause: fc.integer({ min: 60, max: 300 }),
  late: fc.integer({ min: 0, max: 2_000 }),
  elsewhere: fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })), { maxLength: 3 }),
});

const CHECKS = /\/(disclaimer\/enable|form4\/view-consent|vfs\/popup\/query)$/;

// Every dialog by finger and by mouse, and in both sizes.
const kinds = dialogs.flatMap((dialog, place) =>
  [true, false].map((touch) => ({ dialog, touch, size: sizes[(place + Number(touch)) % 2] ?? sizes[0] })),
);

const kindsSeen = sampleOf([...kinds.entries()], 1);

for (const [place, { dialog, touch, size }] of kindsSeen) {
  const by = `${touch ? 'finger' : 'mouse'} at ${size.width} by ${size.height}`;
  test(`steady tapping decides nothing in "${dialog.name}", by ${by}`, async ({ page }) => {
    test.setTimeout(120_000 + visits * 60_000);
    const sent = requestsOf(page, WRITES);
    await page.setViewportSize(size);
    // The positions of the buttons, taken from a visit without taps.
    const shown = await openDialog(page, dialog.member, dialog.name);
    const places = await middles(shown);
    let closes = await closesAt(shown);
    expect(places.length).toBeGreaterThan(0);
    await stopClock(page);
    // Before the dialog opens, a tap may hit a link of the page; keep the member here.
    await page.route(
      ({ pathname }) => pathname !== '/',
      (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()),
    );
    const box = page.getByRole('dialog', { name: dialog.name });
    for (const { pause, late, elsewhere } of fc.sample(haste, { seed: seed + place, numRuns: visits })) {
      const what = JSON.stringify({ pause, late, elsewhere, seed });
      const answer = await holdBack(page, CHECKS, (route) => route.fallback().catch(() => undefined));
      // The page remembers that the slides were shown.
      await page.evaluate(() => localStorage.clear());
      await page.goto(`/?member=${dialog.member}`, { waitUntil: 'commit' });
      let shownAt: number | undefined;
      const everywhere = [
        ...places,
        ...elsewhere.map(([x, y]) => ({ x: (x * size.width) / 100, y: (y * size.height) / 100 })),
      ];
      let elapsed = 0;
      const isDone = async () => {
        // A tap on the navigation leads to the other screen, where no dialog opens.
        if (page.url().includes('bal-portfolio')) await page.goBack();
        if (elapsed >= late) answer();
        if (shownAt === undefined && (await box.locator('button').count()) > 0) shownAt = elapsed;
        // Where the buttons that close stand on the side of the card that a tap has turned up.
        if (shownAt !== undefined) closes = await closesAt(box);
        // Longer than the pause that the dialog waits for, and once through all places.
        return shownAt !== undefined && elapsed > shownAt + Math.max(1_200, pause * (everywhere.length + 1));
      };
      for (let taps = 0; !(await isDone()); taps += 1) {
        const open = shownAt === undefined ? places : everywhere.filter((one) => !closes(one));
        const { x, y } = open[taps % open.length] ?? { x: 0, y: 0 };
        await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        await page.clock.runFor(pause);
        elapsed += pause;
      }
      expect(await box.count(), what).toBe(1);
      expect(sent, what).toEqual([]);
      // After a pause, presses count.
      await page.clock.runFor(500);
      await expect(box.locator('[aria-description]'), what).toHaveCount(0);
      await page.unroute(CHECKS);
    }
  });
}

/**
 * Presses a button; tells what a press anywhere in its place would decide from then on: the names of buttons and
 * switches, but those that only turn the card or the slides.
 */
const pressAndWatch = async (page: Page, button: Locator) => {
  await button.scrollIntoViewIfNeeded();
  const { middle, ...place } = await boxOf(button);
  await page.mouse.click(middle.x, middle.y);
  return async () => {
    const reached = await page.evaluate(({ left, top, width, height }) => {
      const names = new Set<string>();
      for (let across = 0; across <= 20; across += 1) {
        for (let down = 0; down <= 10; down += 1) {
          const hit = document.elementFromPoint(left + (width * across) / 20, top + (height * down) / 10);
          const reached = hit?.closest('button, a, label');
          if (reached) names.add(reached.getAttribute('aria-label') ?? reached.textContent);
        }
      }
      return [...names];
    }, place);
    return reached.filter((name) => !/^(Back|Manage Preferences|Next|Previous|Go to page \d of \d)$/.test(name));
  };
};

/** Every window and size of text in which the places of the buttons are compared; the larger text first. */
const looks = [
  { width: 360, height: 740, texts: [200, 100] },
  { width: 740, height: 360, texts: [100] },
  { width: 320, height: 256, texts: [100] },
  { width: 800, height: 1000, texts: [200, 100] },
  { width: 1440, height: 900, texts: [200, 100] },
].flatMap(({ texts, ...size }) => texts.map((text) => ({ ...size, text })));

test('a deciding button is never where the button was that turned the card, or the slides to the last, at any size', {
  tag: '@wide',
}, async ({ page }) => {
  test.slow();
  const consent = await openDialog(page, 'consent-pending', 'Marketing consent');
  await expect(consent.getByText('Loading content...')).toHaveCount(0);
  for (const look of looks) {
    await resize(page, look);
    for (const [button, heading] of [
      ['Manage Preferences', 'Manage preferences'],
      ['Back', 'Marketing consent'],
    ] as const) {
      const behind = await pressAndWatch(page, consent.getByRole('button', { name: button }));
      await expect(consent.getByRole('heading', { name: heading })).toBeFocused();
      await pressesCount(consent);
      expect(await behind(), `"${button}" at ${nameOf(look)}`).toEqual([]);
    }
  }

  const slides = await openDialog(page, 'senior', "What's new");
  for (const look of looks) {
    await resize(page, look);
    await slides.getByRole('button', { name: 'Go to page 5 of 6' }).click();
    await expect(slides.getByRole('group', { name: '5 of 6' })).not.toHaveAttribute('inert');
    const behind = await pressAndWatch(page, slides.getByRole('button', { name: 'Next' }));
    await expect(slides.getByRole('button', { name: 'Done' })).toBeVisible();
    await pressesCount(slides);
    expect(await behind(), `the last slide at ${nameOf(look)}`).toEqual([]);
  }
});

// Rule `dialog.interaction`.
for (const key of sampleOf(['Enter', 'Space'], 1))
  test(`a key that went down before presses count decides nothing, however long it is held: ${key}`, async ({
    page,
  }) => {
    const sent = requestsOf(page, WRITES);
    await stopClock(page);
    await page.goto('/?member=consent-pending');
    const button = page.getByRole('button', { name: 'Yes, I agree' });
    const isShown = () => page.clock.runFor(100).then(() => button.count());
    await expect.poll(isShown, { intervals: [0] }).toBe(1);
    await button.focus();
    await page.keyboard.down(key);
    await page.clock.runFor(600);
    await pressesCount(page.getByRole('dialog'));
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    await page.clock.runFor(100);
    expect(sent).toEqual([]);
    await page.keyboard.press(key);
    await expect.poll(() => sent.length).toBe(1);
  });

// Rule `dialog.close`.
test('Escape that is held closes one dialog, not those that come after it', async ({ page }) => {
  const sent = requestsOf(page, WRITES);
  await openDialog(page, 'dialogs-all', 'Privacy statement');
  await page.keyboard.down('Escape');
  const next = page.getByRole('dialog', { name: 'Marketing consent' });
  await expect(next).toBeVisible();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Escape');
  await page.keyboard.up('Escape');
  await pressesCount(next);
  expect(sent).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(next).toHaveCount(0);
});
