import { expect, type Page, test } from '@playwright/test';
import { isWide, sampleOf } from '../support/breadth';
import { focusIsInDialog, lostIn, openDialog, preferencesOf, rested, tabStopsTo, violationsIn } from './dialog';

test.use({ reducedMotion: 'reduce' });

const many = preferencesOf(
  Array.from({ length: 24 }, (_, place) => ({
    name: `Product ${place + 1}`,
    description: 'News and offers on everything that has to do with this product, now and then',
    mandatory: place % 5 === 4,
    isSubscribed: place % 2 === 0,
  })),
);

const turn = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Manage Preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Manage preferences' })).toBeFocused();
  await rested(page.getByRole('dialog'));
};

const answerPreferences = (page: Page, json: unknown) =>
  page.route('**/member/view-preferences*', (route) => route.fulfill({ json }));

const slideState = (slide: number): DialogState => ({
  name: `slide ${slide}`,
  way: async (page: Page) => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Go to page ${slide} of 6` })
      .click();
    await expect(page.getByRole('group', { name: `${slide} of 6` })).not.toHaveAttribute('inert');
  },
});

/** A state of a dialog, and how to get there from the state before it. */
interface DialogState {
  readonly name: string;
  readonly way?: (page: Page) => Promise<unknown>;
}

/** Every state of the three dialogs, by visits: which member sees which dialog, and its states one after another. */
const visits: readonly {
  readonly member: string;
  readonly dialog: string;
  readonly query?: string;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly states: readonly [DialogState, ...DialogState[]];
}[] = [
  {
    member: 'consent-pending',
    dialog: 'Marketing consent',
    query: '&fail=updatePreference:500',
    states: [
      { name: 'the consent' },
      { name: 'the preferences', way: turn },
      {
        name: 'a preference that could not be saved',
        way: async (page) => {
          await page.getByRole('switch', { name: 'Health' }).click();
          await expect(page.getByText('Failed! Please retry')).toBeVisible();
        },
      },
    ],
  },
  {
    member: 'dialogs-all',
    dialog: 'Privacy statement',
    states: [
      { name: 'the privacy statement' },
      {
        name: 'a toast above the next dialog',
        way: async (page) => {
          await page.getByRole('button', { name: 'Accept' }).click();
          await expect(page.getByText('Thank you for acknowledging our Privacy Statement.')).toBeVisible();
        },
      },
    ],
  },
  {
    member: 'consent-pending',
    dialog: 'Marketing consent',
    query: '&fail=viewPreferences:500',
    before: (page) => page.route('**/electronic-marketing', (route) => route.fulfill({ status: 500 })),
    states: [
      {
        name: 'a consent text that cannot be loaded',
        way: (page) => expect(page.getByRole('dialog').getByText('Unable to load content.')).toBeVisible(),
      },
      {
        name: 'preferences that cannot be loaded',
        way: async (page) => {
          await turn(page);
          await expect(page.getByRole('alert').getByText('Unable to fetch preferences')).toBeVisible();
        },
      },
    ],
  },
  {
    member: 'consent-pending',
    dialog: 'Marketing consent',
    before: (page) => answerPreferences(page, many),
    states: [{ name: 'many preferences', way: turn }],
  },
  {
    member: 'senior',
    dialog: "What's new",
    states: [{ name: 'slide 1 of the onboarding' }, ...sampleOf([2, 3, 4, 5, 6], 2).map(slideState)],
  },
];

const sizes = [
  { width: 1440, height: 900, text: '200%' },
  { width: 360, height: 740, text: '200%' },
  { width: 320, height: 256, text: '100%' },
  { width: 800, height: 1000, text: '200%' },
];

const schemes = ['light', 'dark'] as const;

const resize = async (page: Page, { width, height, text }: (typeof sizes)[number]) => {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
};

for (const { member, dialog: heading, query, before, states } of sampleOf(visits, 1)) {
  const names = states.map(({ name }) => name).join(', ');
  test(`no violation in either scheme, and nothing is cut off with large text or at 320 by 256: ${names}`, async ({
    page,
  }) => {
    test.slow();
    await before?.(page);
    await openDialog(page, member, heading, query);
    const dialog = page.getByRole('dialog');
    for (const [place, { name, way }] of states.entries()) {
      await resize(page, { width: 1280, height: 720, text: '100%' });
      await way?.(page);
      await expect(dialog.getByText('Loading content...')).toHaveCount(0);
      // In turns, so that each look of the dialogs is there in both.
      for (const colorScheme of isWide ? schemes : schemes.slice(place % 2, (place % 2) + 1)) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsIn(page), `${name}, ${colorScheme}`).toEqual([]);
      }
      for (const size of sampleOf(sizes, 2)) {
        await resize(page, size);
        const where = `${name}, ${size.width} by ${size.height}, text at ${size.text}`;
        await expect.poll(() => lostIn(dialog), where).toEqual([]);
      }
    }
  });
}

// Rule `onboarding.sight`.
const narrowLooks = [
  { width: 360, height: 740, text: '200%' },
  { width: 360, height: 740, text: '150%' },
  { width: 740, height: 360, text: '100%' },
  { width: 740, height: 360, text: '200%' },
  { width: 568, height: 320, text: '150%' },
];

for (const { width, height, text } of sampleOf(narrowLooks, 1))
  test(`each slide's heading and controls are in sight at ${width} by ${height}, text at ${text}`, async ({ page }) => {
    const dialog = await openDialog(page, 'senior', "What's new");
    await resize(page, { width, height, text });
    for (let slide = 1; slide <= 6; slide += 1) {
      const present = dialog.getByRole('group', { name: `${slide} of 6` });
      const controls = ['SKIP', 'Previous', 'Next', ...(slide === 6 ? ['Done'] : [])];
      const inSight = [
        present.getByRole('heading'),
        ...controls.map((name) => dialog.getByRole('button', { name, exact: true })),
      ];
      for (const one of inSight)
        await expect
          .poll(
            () =>
              one.evaluate((element) => {
                const { left, top, width: across, height: high } = element.getBoundingClientRect();
                return [0.1, 0.9].every((part) =>
                  element.contains(document.elementFromPoint(left + across / 2, top + high * part)),
                );
              }),
            `${one} on slide ${slide}`,
          )
          .toBe(true);
      if (slide === 6) break;
      // As far down as the member may have scrolled.
      await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await dialog.getByRole('button', { name: 'Next' }).click();
    }
  });

test('the onboarding keeps its height, has targets of at least 44 by 44 px, and needs no mouse', {
  tag: '@wide',
}, async ({ page }) => {
  test.slow();
  const dialog = await openDialog(page, 'senior', "What's new");
  const next = dialog.getByRole('button', { name: 'Next' });
  const expectSlide = (slide: number) =>
    expect(dialog.getByRole('group', { name: `${slide} of 6` })).not.toHaveAttribute('inert');
  await expect(next).toBeVisible();
  expect(await tabStopsTo(page, 'SKIP', 3), 'slide 1').toBeLessThanOrEqual(3);

  await test.step('the focus stays in the dialog', async () => {
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsInDialog(page)).toBe(true);
    }
  });

  await test.step('the dialog has the same height on every slide', async () => {
    const heights = new Set<number>();
    for (let slide = 1; slide <= 6; slide += 1) {
      await dialog.getByRole('button', { name: `Go to page ${slide} of 6` }).click();
      await expectSlide(slide);
      heights.add(Math.round((await dialog.boundingBox())?.height ?? 0));
    }
    expect(heights.size).toBe(1);
  });

  await test.step('every target is at least 44 by 44 px', async () => {
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const targets = dialog.locator(':is(button,a):visible');
      expect(await targets.count()).toBeGreaterThan(10);
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        const name = (await target.getAttribute('aria-label')) ?? (await target.textContent());
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${name} at ${width}`).toBeGreaterThanOrEqual(44);
      }
    }
  });

  await test.step('by keyboard alone, "SKIP" is at most three Tab stops away on each slide, and "Done" on the last', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await dialog.getByRole('button', { name: 'Go to page 1 of 6' }).press('Enter');
    await expectSlide(1);
    for (let slide = 2; slide <= 6; slide += 1) {
      await next.press('Enter');
      await expectSlide(slide);
      await rested(dialog);
      expect(await tabStopsTo(page, slide < 6 ? 'SKIP' : 'Done', 3), `slide ${slide}`).toBeLessThanOrEqual(3);
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });
});

for (const text of ['100%', '150%']) {
  test(`on a phone on its side, with text at ${text}, the privacy statement can be accepted and closed without scrolling`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 375 });
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size));
    }, text);
    const dialog = await openDialog(page, 'privacy-pending', 'Privacy statement');
    for (const name of ['Accept', 'Close']) {
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    const words = await dialog.getByText('This statement, version').boundingBox();
    const foot = await dialog.getByRole('button', { name: 'Accept' }).boundingBox();
    expect((words?.y ?? Number.NaN) + 20).toBeLessThan(foot?.y ?? Number.NaN);
  });
}
