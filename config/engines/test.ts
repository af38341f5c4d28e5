import { test as base } from '@playwright/test';
import type { RuntimeConfiguration } from '../../src/contract/runtimeConfiguration';
import { findWholeBrowser } from '../setup/browser.mjs';
import { type Member, memberAt } from './member';
import { type Portal, startPortal } from './portal';
import { findFirefox, findWebKit } from './programs.mjs';
import { start } from './puppeteer';
import type { Engine, Tab } from './tab';
import { startWebKit } from './webkit';

interface Fixtures {
  /** What is configured otherwise than by default. */
  readonly configuration: Partial<RuntimeConfiguration>;
  /** A portal for this check alone. */
  readonly portal: Portal;
  readonly openAnotherTab: () => Promise<Member>;
  readonly member: Member;
}

/** How each engine starts on this machine; undefined where it is not installed. */
export const findEngines = async (): Promise<Readonly<Record<string, (() => Promise<Engine>) | undefined>>> => {
  const chromium = await findWholeBrowser();
  const firefox = findFirefox();
  const webkit = findWebKit();
  return {
    chromium: chromium ? () => start('chrome', chromium) : undefined,
    phone: chromium ? () => start('chrome', chromium, true) : undefined,
    firefox: firefox ? () => start('firefox', firefox) : undefined,
    webkit: webkit ? () => startWebKit(webkit) : undefined,
  };
};

/** What a tab shows where a check has failed. */
const whatIsOpen = (tab: Tab): Promise<string> =>
  tab.evaluate(() => {
    const words = document.body.innerText.replace(/\s+/g, ' ').slice(0, 300);
    return `${location.href}: ${words}\nerrors: ${JSON.stringify(window.seen?.errors)}`;
  });

/** A check that has to hold in every engine: each project of the configuration has the name of one. */
export const test = base.extend<Fixtures, { readonly engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed.
    async ({}, use, { project }) => {
      const start = (await findEngines())[project.name];
      if (!start) throw new Error(`${project.name} is not installed`);
      const engine = await start();
      process.stdout.write(`${engine.version}\n`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  configuration: [{}, { option: true }],
  async portal({ configuration }, use) {
    const portal = await startPortal(configuration);
    await use(portal);
    await portal.stop();
  },
  async openAnotherTab({ engine, portal }, use, testInfo) {
    const tabs: Tab[] = [];
    await use(async () => {
      const tab = await engine.openTab();
      tabs.push(tab);
      return memberAt(tab, portal);
    });
    try {
      for (const tab of testInfo.status === testInfo.expectedStatus ? [] : tabs)
        await testInfo.attach('what is open', { body: await whatIsOpen(tab) });
    } finally {
      for (const tab of tabs) await tab.close();
    }
  },
  async member({ openAnotherTab }, use) {
    await use(await openAnotherTab());
  },
});
