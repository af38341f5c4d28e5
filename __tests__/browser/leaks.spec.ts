import { type CDPSession, expect, test } from '@playwright/test';
import { openOverview, sent, switchTo } from './portal';

// What the engine compiles on the way lies in the same heap, and grows with every run of a function.
const NO_COMPILER = '--js-flags=--no-opt --no-sparkplug --no-maglev --no-flush-bytecode';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), NO_COMPILER] }),
    { scope: 'worker' },
  ],
});

const weigh = async (session: CDPSession) => {
  // One round is not enough: what the first one frees may hold references to more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((candidate) => candidate.name === name)?.value ?? Number.NaN;
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { heap: usedSize, listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
};

// What grows with each of them is beyond 3 % after so many, and what the first ones build up is not.
const trips = 25;

test(`${2 * trips} switches between the screens leak no listener and no node, and the heap stays the same`, {
  tag: '@wide',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Freeze the time, so that loaded answers stay fresh on a slow machine.
  await page.clock.setFixedTime(new Date());
  await openOverview(page, 'everything');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const roundTrips = async (count: number) => {
    for (let trip = 0; trip < count; trip += 1) {
      for (const screen of ['Balance', 'Portfolio'] as const) {
        await switchTo(page, screen);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      }
    }
  };
  await roundTrips(1);
  const before = await weigh(session);
  const { calls } = await sent(page);
  await roundTrips(trips);
  const after = await weigh(session);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.02);
  expect(after.heap / before.heap).toBeLessThanOrEqual(1.03);
  expect((await sent(page)).calls.slice(calls.length)).toEqual([]);
});
