import { expect, test } from '@playwright/test';
import { addressOf, stateGroups } from '../../config/sandbox/states';

const states = stateGroups.flatMap((group) => group.states);

for (const name of [
  'typical',
  'everything',
  'newcomer',
  'arrears',
  'balance',
  'consent',
  'privacy',
  'onboarding',
] as const) {
  test(`what a screen reader finds on the page "${name}" is what was reviewed`, async ({ page }) => {
    const state = states.find((candidate) => candidate.name === name);
    if (state === undefined) throw new Error(`the catalogue has no state ${name}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(addressOf(state));
    const place =
      state.dialog === undefined ? page.getByRole('main') : page.getByRole('dialog', { name: state.dialog });
    await expect(place.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]:not([inert] *)')).toHaveCount(0, { timeout: 30_000 });
    await expect(place).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
