// npm run test:release: a release while members visit. Two replicas of different builds are behind one balancer that
// passes every request on to the next of them. First visits have to be whole, and pages that were open before the
// release have to go on. Then the old files are lost: pages that were open say so, and are whole when they are loaded
// again. And a build is replaced below a running server. The first parameter is the number of visits of each kind, by
// default 30.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import express from 'express';
import { launchChromium } from '../browser/chromium.mjs';
import { serve } from '../browser/servePortal';
import { makeLog } from '../server/log';
import { makeSandbox } from '../server/sandbox';
import { type RunningServer, startServer } from '../server/server';
import { readSettings } from '../server/settings';
import { copyToShared } from '../server/sharedFiles';
import { findBrowser } from '../setup/browser.mjs';
import { numberOf } from '../setup/run.mjs';
import { build, copyBuild } from './builds';

/** How many pages are open at once. */
const PAGES = 3;

const count = numberOf(process.argv[2] ?? '30', 'How many visits of each kind', 1, 1_000);

const say = (text: string) => process.stdout.write(`${text}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
const place = (name: string) => path.join(folder, name);
const quiet = makeLog({ write: () => {} });
const running: RunningServer[] = [];

/** A balancer passes each request on to the next of its replicas, by turns. */
const startBalancer = async () => {
  let replicas: readonly string[] = [];
  let turn = 0;
  const { address, stop } = await serve((incoming, outgoing) => {
    const replica = replicas[turn++ % replicas.length] ?? '';
    const { method, url = '', headers } = incoming;
    const passed = request(new URL(url, replica), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const use = (list: readonly string[]) => {
    replicas = list;
  };
  return { address, stop, use };
};

const startReplica = async (dist: string, upstream: string, shared?: string): Promise<string> => {
  const settings = readSettings({ PORT: '0', PORTAL_UPSTREAM: upstream, SHARED_FILES: shared, SHUTDOWN_MS: '0' });
  const server = await startServer(settings, dist, quiet);
  running.push(server);
  return server.address;
};

/** Fails as soon as the page says that it cannot start, or in a minute. */
const seeStart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Manage preferences' }).or(page.locator('#start-failed:visible')).waitFor();
  if (await page.locator('#start-failed').isVisible()) throw new Error('the page is dead');
  await page.getByRole('article').first().waitFor();
};

/** Needs a script that nothing has requested before. */
const goOn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Manage preferences' }).click();
  await page.getByRole('dialog', { name: 'Manage preferences' }).waitFor();
};

/** Returns what went wrong: scripts that were refused, or that none was where one has to be. */
const withPage = async (
  browser: Browser,
  visit: (page: Page) => Promise<void>,
  isRefusalExpected = false,
): Promise<string | undefined> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/scripts/') && answer.status() !== 200)
      refused.push(`${answer.status()} ${answer.url()}`);
  });
  try {
    await visit(page);
    if (isRefusalExpected) return refused.length > 0 ? undefined : 'no script was refused';
    return refused.length === 0 ? undefined : refused.join(', ');
  } catch (cause) {
    return [String(cause).split('\n')[0], ...refused].join(', ');
  } finally {
    await context.close();
  }
};

const report = (kind: string, outcomes: readonly (string | undefined)[]): boolean => {
  const failures = outcomes.filter((outcome) => outcome !== undefined);
  say(`${kind}: ${outcomes.length - failures.length} of ${outcomes.length} whole`);
  for (const failure of new Set(failures)) say(`  ${failure}`);
  return failures.length === 0;
};

const firstVisit = async (browser: Browser, address: string): Promise<string | undefined> =>
  withPage(browser, async (page) => {
    await page.goto(address);
    await seeStart(page);
    await goOn(page);
  });

say('building twice');
await build(place('a'), 'a');
await build(place('b'), 'b');
const shared = place('shared');
mkdirSync(shared);
copyToShared(place('a'), shared);
const portal = await serve(express().use(makeSandbox().portal));
const balancer = await startBalancer();
const browser = await launchChromium(await findBrowser());
const results: boolean[] = [];
try {
  const old = await startReplica(place('a'), portal.address, shared);
  copyToShared(place('b'), shared);
  const present = await startReplica(place('b'), portal.address, shared);

  const first: (string | undefined)[] = [];
  balancer.use([old, present]);
  while (first.length < count) {
    const some = Array.from({ length: Math.min(PAGES, count - first.length) }, () =>
      firstVisit(browser, balancer.address),
    );
    first.push(...(await Promise.all(some)));
  }
  results.push(report('first visits during the release', first));

  const open: (string | undefined)[] = [];
  while (open.length < count) {
    balancer.use([old]);
    let released = () => {};
    const release = new Promise<void>((resolve) => {
      released = resolve;
    });
    let started = 0;
    const size = Math.min(PAGES, count - open.length);
    // Half of them go on while both builds are there, the others when the old one is gone.
    const next = open.length % 2 === 0 ? [old, present] : [present];
    const some = Array.from({ length: size }, () =>
      withPage(browser, async (page) => {
        try {
          await page.goto(balancer.address);
          await seeStart(page);
        } finally {
          started += 1;
          if (started === size) released();
        }
        await release;
        balancer.use(next);
        await goOn(page);
      }),
    );
    open.push(...(await Promise.all(some)));
  }
  results.push(report('pages that were open before the release', open));

  // Without the shared folder: the files of the build before are gone with its replicas.
  const alone = await startReplica(place('b'), portal.address);
  const gone: (string | undefined)[] = [];
  while (gone.length < count) {
    balancer.use([old]);
    gone.push(
      await withPage(
        browser,
        async (page) => {
          await page.goto(balancer.address);
          await seeStart(page);
          balancer.use([alone]);
          await page.getByRole('button', { name: 'Manage preferences' }).click();
          await page.getByText('This could not be opened. Please try again.').waitFor();
          await page.reload();
          await seeStart(page);
          await goOn(page);
        },
        true,
      ),
    );
  }
  results.push(report('pages whose scripts are gone, which say so', gone));

  const rebuilt = place('rebuilt');
  copyBuild(place('a'), rebuilt);
  const server = await startReplica(rebuilt, portal.address, shared);
  rmSync(shared, { recursive: true });
  await build(rebuilt, 'b');
  results.push(report('first visits at a server whose build was replaced', [await firstVisit(browser, server)]));
} finally {
  await browser.close();
  await balancer.stop();
  await portal.stop();
  for (const server of running) await server.stop('the test is over');
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = results.every(Boolean) && results.length === 4 ? 0 : 1;
