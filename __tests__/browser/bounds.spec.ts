import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import fc from 'fast-check';
import { runs } from '../support/breadth';
import { openOverview } from './portal';

/**
 * Measures what a page's main thread works for visits, in the time of the processor: a busy machine adds little. The
 * function that it returns opens the overview with one answer replaced: it takes less work than four healthy visits.
 * What froze the page took fifteen to forty.
 */
const measureWork = async (context: BrowserContext) => {
  // Each in a page of its own: a visit may begin in another process, whose work is counted from nothing.
  const workOfVisit = async (replace?: (page: Page) => Promise<unknown>): Promise<number> => {
    const page = await context.newPage();
    await replace?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await openOverview(page, 'everything');
    const { metrics } = await session.send('Performance.getMetrics');
    await page.close();
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await workOfVisit();
  const healthy = await workOfVisit();
  return async (call: string, answer: Parameters<Route['fulfill']>[0]): Promise<void> => {
    const work = await workOfVisit((page) => page.route(call, (route) => route.fulfill(answer)));
    expect(work, call).toBeGreaterThan(healthy / 4);
    expect(work / healthy, call).toBeLessThan(4);
  };
};

const ONE_MEGABYTE = 1_000_000;

const fill = (entry: unknown): readonly unknown[] =>
  Array.from({ length: Math.floor(ONE_MEGABYTE / (JSON.stringify(entry).length + 1)) }, () => entry);

const covers = (currencies: readonly string[], policy = {}) => ({
  lifePolicy: currencies.map((currencyCode) => ({ currencyCode, totalCoverAmount: 5, activePolicies: [policy] })),
});

/** Repeated to a text of 100,000 characters: one word, short ones, figures, wide letters. */
const pieces = ['x', 'word ', '1,', 'R 5', '\u202e', '漢', '👩‍👩‍👧 '];

/** The path of a call, and what it answers with such a text. */
const answers: Readonly<Record<string, readonly [path: string, answer: (text: string) => unknown]>> = {
  'a long car policy': ['insure/summary', (text) => ({ policies: [{ policyDescription: text, policyNumber: text }] })],
  'a long life policy': ['life/summary', (text) => covers([text], { policyName: text, policyNumber: text })],
  'thousands of life policies': ['life/summary', () => covers(Array(9_000).fill('AAA'))],
  'thousands of currencies': ['life/summary', () => covers(Array.from({ length: 9_000 }, (_, at) => `C${at}`))],
  'a long gap policy': ['gap/summary', (text) => ({ hgap: [{ policyNumber: text, description: text }] })],
  'empty gap policies': ['gap/summary', () => ({ hgap: fill({}) })],
  'many gap policies': ['gap/summary', () => ({ hgap: fill({ policyNumber: '1' }) })],
  'a long status': ['vitality/status/drive', (text) => ({ status: text })],
  'a long heading of a banner': ['rewards/banner', (text) => ({ showBanner: true, heading: text, textColour: text })],
  'many banners': ['banner/summary', () => ({ showBanner: true, hippoUrl: fill('data:text/html,x').slice(0, 5_000) })],
  'too many banners': ['banner/summary', () => ({ showBanner: true, hippoUrl: fill('data:text/html,x') })],
  'a long detail': ['manageDetails/summary', (text) => ({ Details: [{ Description: text, Link: '/a' }] })],
  'many details': ['manageDetails/summary', () => ({ Details: fill({ Description: 'a', Link: '/a' }) })],
  'a long offer': [
    'recommendations/v3',
    (text) => ({ recommendations: [{ title: text, message: text, actionText: text, webQuoteUrl: '/a' }] }),
  ],
  'many offers': ['recommendations/v3', () => ({ nextBestOffer: fill({ title: 'a', googleAnalyticsMessageId: '1' }) })],
};

// Rules `text.bounds`, `answer.bounds` and `content.nesting`. What once froze the page for up to 30 s comes first.
test('whatever a service sends, the page answers the member', async ({ context }) => {
  test.slow();
  const staysResponsive = await measureWork(context);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(answers)), fc.constantFrom(...pieces), async (name, piece) => {
      const [path = '', answer] = answers[name] ?? [];
      const json = answer?.(piece.repeat(Math.floor(100_000 / piece.length)));
      await staysResponsive(`**/${path}`, { json });
    }),
    {
      ...runs({ few: 2, many: 60 }),
      seed: 3,
      endOnFailure: true,
      examples: [
        ['many banners', 'x'],
        ['a long car policy', 'x'],
      ],
    },
  );
});

test('a table whose cells span everything does not freeze the page', { tag: '@wide' }, async ({ context }) => {
  const staysResponsive = await measureWork(context);
  const body = `<table>${'<tr><td colspan=1000 rowspan=65534>x'.repeat(150)}`;
  await staysResponsive('**/medical-aid/welcome-communication', { contentType: 'text/html', body });
});
