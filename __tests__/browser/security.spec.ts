import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { FILE_HEADERS } from '../../config/server/securityHeaders';
import { tryPolicyOnRequest } from '../support/policyAttempts';
import { openOverview, settled, switchTo, violated } from './portal';

const documents = readFileSync(path.join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');

/** The policy as documented for other servers, on one line. */
const documentedPolicy = (/```\n(default-src [\s\S]*?)\n```/.exec(documents)?.[1] ?? '').replaceAll(';\n', '; ');

const findingsAboveTheLowest = (policy: string): readonly string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    // The smaller the number, the more severe the finding.
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);

test('the CSP evaluator finds nothing in the policy, and the documents give the same policy and the other headers', async ({
  request,
}) => {
  const headers = (await request.get('/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  const [, nonce = ''] = /'nonce-([\w+/]{24})'/.exec(policy) ?? [];
  expect(findingsAboveTheLowest(policy)).toEqual([]);
  expect(findingsAboveTheLowest(documentedPolicy.replace('NONCE', nonce))).toEqual([]);
  expect(findingsAboveTheLowest("script-src 'self'; object-src 'none'; base-uri 'none'")).not.toEqual([]);
  const unnamed = policy
    .replace(nonce, 'NONCE')
    // One for each style element of the page, after that of an empty one.
    .replace(/(?<='sha256-47DEQ[^']+')(?: 'sha256-[^']+')+/, " 'sha256-STYLES'");
  expect(unnamed).toBe(documentedPolicy);
  for (const [name, value] of Object.entries(FILE_HEADERS)) {
    expect(headers[name.toLowerCase()]).toBe(value);
    expect(documents).toContain(`\`${name}\``);
    expect(documents).toContain(`\`${value}\``);
  }
  expect(headers['cache-control']).toBe('no-store');
});

test('only the page’s own scripts run, and no text becomes script or markup', async ({ page }) => {
  await page.addInitScript(tryPolicyOnRequest);
  await page.goto('/');
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  await page.evaluate(() => void dispatchEvent(new Event('try-policy')));
  await expect
    .poll(() => page.evaluate(() => window.tried))
    .toEqual({
      evaluated: 'EvalError',
      inserted: 'done',
      markUp: 'TypeError',
      scriptAddress: 'TypeError',
      secondPolicy: 'TypeError',
    });
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

test('a script that was tampered with does not run, and the rest of the page stays', async ({ page }) => {
  await page.route('**/scripts/overview.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true;` });
  });
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto('/?member=everything');
  await refused;
  await expect(page.locator('article[data-tile="bank"]')).toContainText('Everyday account');
  await expect(page.getByRole('region', { name: 'Rewards' })).toHaveCount(0);
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await expect(page.locator('script[src*="/scripts/main."]')).toHaveAttribute('integrity', /^sha\d+-/);
  // A script that was refused is asked for again, perhaps as the test ends.
  await page.unrouteAll({ behavior: 'wait' });
});

// `npm run test:browsers` looks at every other state.
test('nothing violates the page’s own policy with every tile, block and fragment, on every screen; and a violation would be detected', async ({
  page,
}) => {
  const broken = violated(page);
  await openOverview(page, 'everything');
  await page.getByRole('button', { name: /policies$/ }).click();
  await switchTo(page, 'Balance');
  await settled(page);
  await page.goto('/#/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(broken).toEqual([]);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{color:red}' }));
  });
  await expect.poll(() => broken).not.toEqual([]);
});
