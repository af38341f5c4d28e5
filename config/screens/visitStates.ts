import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, expect, type Page } from '@playwright/test';
import { atRest } from '../browser/accessibility';
import { launchChromium } from '../browser/chromium.mjs';
import { environmentWithFonts } from '../browser/fonts.mjs';
import { servePortal } from '../browser/servePortal';
import { addressOf, type PortalState, stateGroups } from '../sandbox/states';
import { readFolder, readRuntimeConfiguration, readTexts } from '../server/configuration';
import { findWholeBrowser } from '../setup/browser.mjs';
import { refuse, root } from '../setup/run.mjs';
import { builtLanguages } from '../texts/languages';
import { wordsIn } from '../texts/wordsIn';

const dist = path.join(root, 'dist');

/** A state as shown in the browser. */
export interface StateView {
  readonly state: PortalState;
  /** CSS pixels. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly page: Page;
}

/** The windows in which each state is looked at, in CSS pixels. */
const windowSizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 800, height: 1000 },
  { width: 360, height: 740 },
] as const;

/** How many pages are open at a time. */
const PAGES = 2;

/** By then the sandbox has answered, in milliseconds. */
const ANSWERED_MS = 2_000;

/** By then a page has fetched what it may need later, in milliseconds. */
const LATE_MS = 12_000;

// The page's policy forbids the browser driver's own way of waiting for a condition.
const until = (page: Page, condition: () => boolean): Promise<void> =>
  expect.poll(() => page.evaluate(condition), { timeout: 60_000 }).toBe(true);

// Before a page is inspected, it must have stopped moving, and its pictures must have loaded.
const rested = async (page: Page, { staysBusy = false }: PortalState): Promise<void> => {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  if (!staysBusy) await until(page, () => [...document.images].every(({ complete }) => complete));
  await atRest(page);
};

const change = async (page: Page, { thenFail, thenOffline, thenWait }: PortalState): Promise<void> => {
  if (thenFail !== undefined) await page.request.get(`/sandbox?fail=${thenFail}`);
  if (thenOffline) await page.context().setOffline(true);
  if (thenWait !== undefined) {
    // First lets the page fetch what it loads late.
    await page.clock.fastForward(LATE_MS);
    // A call that is answered after the jump would prolong the session.
    await page.waitForTimeout(ANSWERED_MS);
    await page.clock.fastForward(thenWait * 1_000);
  }
};

// Before the page is loaded.
const prepare = async (page: Page, { lostScript, thenWait }: PortalState): Promise<void> => {
  if (thenWait !== undefined) await page.clock.install();
  if (lostScript === undefined) return;
  await page.route(`**/scripts/${lostScript}.*.js`, (route) => route.fulfill({ status: 404, body: '' }));
};

// Buttons and switches that have just come into view do not count for a moment.
const interactionCounts = (page: Page): Promise<void> =>
  until(page, () => document.querySelector('dialog [aria-description]') === null);

/** Presses what leads to a state, once its page is there, and waits for it. `read` has the language of the page. */
export const reach = async (page: Page, state: PortalState, read = wordsIn('en')): Promise<void> => {
  const { staysBusy = false } = state;
  const press = (state.press ?? []).map(read);
  const [dialog, says] = [state.dialog, state.says].map((words) => words && read(words));
  const waits = (['start.loading', 'content.loading', 'preferences.loading'] as const).map(read);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  const isLoaded = (): Promise<boolean> =>
    page.evaluate((loading) => {
      // The hidden side of a card and the next page of a carousel are not inspected.
      const words = [...document.querySelectorAll('body *:not([inert] *)')].filter(
        ({ children }) => children.length === 0,
      );
      // What is far below the window loads when somebody scrolls to it.
      const waiting = words.find(({ textContent }) => loading.includes(textContent));
      waiting?.scrollIntoView();
      return waiting === undefined && document.querySelector('[aria-busy="true"]:not([inert] *)') === null;
    }, waits);
  const loaded = () => expect.poll(isLoaded, { timeout: 60_000 }).toBe(true);
  if (!staysBusy) await loaded();
  await change(page, state);
  const isAsked = dialog !== undefined && press[0] === dialog;
  // A dialog that opens by itself has buttons that the page below it has too.
  const place = dialog === undefined || isAsked ? page : page.getByRole('dialog', { name: dialog });
  for (const name of press) {
    const button = place
      .getByRole('button', { name, exact: true })
      .or(place.getByRole('switch', { name, exact: true }));
    await button.waitFor();
    await interactionCounts(page);
    await button.click();
  }
  if (dialog !== undefined) await page.getByRole('dialog', { name: dialog }).waitFor();
  if (says !== undefined) await page.getByText(says).first().waitFor();
  if (!staysBusy) await loaded();
  await interactionCounts(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const element of document.querySelectorAll('main *')) element.scrollLeft = 0;
  });
};

/** What is visited, as the words after the command say: states whose name contains the word, and `--config FILE`, `--language NAME`. */
export const readCommand = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { config: { type: 'string' }, language: { type: 'string' } },
  });
  // The page is visited at the root of its server.
  const environment = { ...process.env, PUBLIC_PATH: '', PORTAL_CONFIG: values.config ?? process.env.PORTAL_CONFIG };
  const otherWords = readTexts(environment);
  const configuration = readRuntimeConfiguration(environment, otherWords);
  const { language = configuration.language } = values;
  if (![...builtLanguages, ...Object.keys(otherWords)].includes(language)) refuse(`There are no texts in ${language}.`);
  return {
    part: positionals[0] ?? '',
    configuration: { ...configuration, language, languages: [...new Set([...configuration.languages, language])] },
    brandFolder: readFolder(environment, 'PORTAL_BRAND'),
    otherWords,
  };
};

/** The states to visit, and the portal in which. */
type Command = ReturnType<typeof readCommand>;

const visit = async (
  browser: Browser,
  usual: string,
  { configuration, brandFolder, otherWords }: Command,
  { state, size }: { state: PortalState; size: (typeof windowSizes)[number] },
  look: (view: StateView) => Promise<void>,
): Promise<void> => {
  const own =
    state.configuration &&
    (await servePortal(dist, { ...configuration, ...state.configuration }, { brandFolder, otherWords }));
  const address = own?.address ?? usual;
  const page = await browser.newPage({ baseURL: address, viewport: size, reducedMotion: 'reduce' });
  try {
    await prepare(page, state);
    await page.goto(new URL(addressOf(state), address).href);
    await reach(page, state, wordsIn(configuration.language, otherWords[configuration.language]));
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await rested(page, state);
      await look({ state, width: size.width, scheme, page });
    }
  } catch (cause) {
    throw new Error(`${state.name} at ${size.width} px was not reached`, { cause });
  } finally {
    await page.close();
    await own?.stop();
  }
};

/** Visits every state at every width and in both schemes, and counts the views. @throws AggregateError */
export const visitStates = async (command: Command, look: (view: StateView) => Promise<void>): Promise<number> => {
  const { part, configuration, brandFolder, otherWords } = command;
  const states = Object.values(stateGroups)
    .flat()
    .filter(({ name }) => name.includes(part));
  if (states.length === 0) refuse(`No state is called ${part}.`);
  const visits = states.flatMap((state) => windowSizes.map((size) => ({ state, size })));
  const count = visits.length * 2;
  const { address, stop } = await servePortal(dist, configuration, { brandFolder, otherWords });
  const browser = await launchChromium(await findWholeBrowser(), environmentWithFonts('figtree'));
  const failures: unknown[] = [];
  try {
    const work = async () => {
      for (let next = visits.shift(); next !== undefined; next = visits.shift())
        await visit(browser, address, command, next, look).catch((failure: unknown) => failures.push(failure));
    };
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
    await stop();
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} visits failed`);
  return count;
};
