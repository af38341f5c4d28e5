// npm run test:release: a release while members visit. Two replicas of different builds are behind one balancer that
// passes every request on to the next of them. First visits have to be whole, and pages that were open before the
// release have to go on. Then the old files are lost: pages that were open say so, and are whole when they are loaded
// again. And a build is replaced below a running server. The first parameter is the number of visits of each kind, by
// default 30.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import express, { type RequestHandler } from 'express';
import webpack from 'webpack';
import { launchChromium } from '../browser/chromium.mjs';
import { serve } from '../browser/servePortal';
import { portalBehind } from '../server/app';
import { makeLog } from '../server/log';
import { makeSandbox } from '../server/sandbox';
import { startServer } from '../server/server';
import { readSettings } from '../server/settings';
import { copyToShared } from '../server/sharedFiles';
import { findBrowser } from '../setup/browser.mjs';
import { whenWeEnd } from '../setup/program';
import { numberOf } from '../setup/run.mjs';
import { compilerConfiguration } from '../webpack/compiler';

/** How many pages are open at once. */
const PAGES = 3;

const count = numberOf(process.argv[2] ?? '30', 'How many visits of each kind', 1, 1_000);

const say = (text: string) => process.stdout.write(`${text}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
whenWeEnd(() => rmSync(folder, { recursive: true, force: true }));
const place = (name: string) => path.join(folder, name);
const quiet = makeLog({ write: () => {} });

/** Builds the page into an absolute folder; with another name it has no hashed file in common, as after a release. */
const build = async (folder: string, name: string): Promise<void> => {
  const configuration = compilerConfiguration(true);
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: folder, hashSalt: name } });
  if (compiler === null) throw new Error('webpack made no compiler.');
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  await promisify(compiler.close.bind(compiler))();
};

say('building twice');
await build(place('a'), 'a');
await build(place('b'), 'b');
const shared = place('shared');
mkdirSync(shared);
const portal = await serve(express().use(makeSandbox().portal));
const browser = await launchChromium(await findBrowser());

/** Starts a server; what passes requests on to it stands for it at the balancer. */
const startReplica = async (dist: string, SHARED_FILES?: string): Promise<RequestHandler> => {
  const settings = readSettings({ PORT: '0', PORTAL_UPSTREAM: portal.address, SHARED_FILES });
  const { address } = await startServer(settings, dist, quiet);
  return portalBehind(readSettings({ PORTAL_UPSTREAM: address }));
};

let replicas: readonly RequestHandler[] = [];
let turn = 0;
const balancer = await serve(
  express().use((request, response, next) => {
    turn += 1;
    return replicas[turn % replicas.length]?.(request, response, next);
  }),
);

/** Fails as soon as the page says that it cannot start, or in a minute. */
const seeStart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Manage preferences' }).or(page.locator('#start-failed:visible')).waitFor();
  if (await page.locator('#start-failed').isVisible()) throw new Error('the page is dead');
  await page.getByRole('article').first().waitFor();
};

const visit = async (page: Page): Promise<void> => {
  await page.goto(balancer.address);
  await seeStart(page);
};

/** Needs a script that nothing has requested before. */
const goOn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Manage preferences' }).click();
  await page.getByRole('dialog', { name: 'Manage preferences' }).waitFor();
};

/** A page of its own, the scripts that it was refused, and how it failed at last. */
const openPage = async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const refused: string[] = [];
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/scripts/') && answer.status() !== 200)
      refused.push(`${answer.status()} ${answer.url()}`);
  });
  return {
    page,
    refused,
    failed,
    /** Does nothing any more once it has failed. */
    attempt: async (act: (page: Page) => Promise<void>) => {
      if (failed.length === 0) await act(page).catch((cause) => failed.push(...String(cause).split('\n', 1)));
    },
  };
};

/**
 * Lets so many pages start at the replicas `before`, then go on by `act` while those `after` are there, and says how many
 * of them were whole; `done` were opened before them.
 */
const tryVisits = async (
  kind: string,
  visits: number,
  before: readonly RequestHandler[],
  after: (done: number) => readonly RequestHandler[],
  act: (page: Page) => Promise<void>,
  areScriptsGone = false,
): Promise<boolean> => {
  const failures: string[] = [];
  for (let done = 0; done < visits; done += PAGES) {
    replicas = before;
    const pages = await Promise.all(Array.from({ length: Math.min(PAGES, visits - done) }, openPage));
    await Promise.all(pages.map(({ attempt }) => attempt(visit)));
    replicas = after(done);
    await Promise.all(pages.map(({ attempt }) => attempt(act)));
    for (const { page, refused, failed } of pages) {
      await page.close();
      const unexpected = areScriptsGone ? (refused.length > 0 ? [] : ['no script was refused']) : refused;
      if (failed.length + unexpected.length > 0) failures.push([...failed, ...unexpected].join(', '));
    }
  }
  say(`${kind}: ${visits - failures.length} of ${visits} whole`);
  for (const failure of new Set(failures)) say(`  ${failure}`);
  return failures.length === 0;
};

copyToShared(place('a'), shared);
const old = await startReplica(place('a'), shared);
copyToShared(place('b'), shared);
const present = await startReplica(place('b'), shared);
// Without the shared folder: the files of the build before are gone with its replicas.
const alone = await startReplica(place('b'));
const both = [old, present];
const results = [
  await tryVisits('first visits during the release', count, both, () => both, goOn),
  await tryVisits(
    'pages that were open before the release',
    count,
    [old],
    // Half of them go on while both builds are there, the others when the old one is gone.
    (done) => ((done / PAGES) % 2 === 0 ? both : [present]),
    goOn,
  ),
  await tryVisits(
    'pages whose scripts are gone, which say so',
    count,
    [old],
    () => [alone],
    async (page) => {
      await page.getByRole('button', { name: 'Manage preferences' }).click();
      await page.getByText('This could not be opened. Please try again.').waitFor();
      await page.reload();
      await seeStart(page);
      await goOn(page);
    },
    true,
  ),
];

const rebuilt = place('rebuilt');
cpSync(place('a'), rebuilt, { recursive: true });
const replaced = [await startReplica(rebuilt, shared)];
rmSync(shared, { recursive: true });
await build(rebuilt, 'b');
results.push(await tryVisits('first visits at a server whose build was replaced', 1, replaced, () => replaced, goOn));
process.exit(results.every(Boolean) ? 0 : 1);
