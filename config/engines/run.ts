// npm run test:browsers [engine ...] [-- part of a check's name]: the same checks in Chromium, an emulated phone,
// Firefox and WebKit. Ends with one table, and with 1 if anything does not hold.
import { checks } from '../../__tests__/engines';
import { environmentWithFonts } from '../browser/fonts.mjs';
import type { Check, Visit } from './check';
import { type Portal, startPortal } from './portal';
import { type EngineName, engineNames, howToInstall, readyEngines } from './programs';
import { type Screen, screenOf } from './screen';
import type { Engine, Tab } from './tab';
import { type Outcome, tableOf } from './table';

// Every program that is started from here inherits it.
Object.assign(process.env, environmentWithFonts('arial'));

const say = (text: string) => process.stdout.write(`${text}\n`);

const given = process.argv.slice(2);
const isEngine = (word: string): word is EngineName => engineNames.some((name) => name === word);
const wanted = given.filter(isEngine);
const part = given.filter((word) => !isEngine(word)).join(' ');
const names = wanted.length > 0 ? wanted : engineNames;
const chosen = checks.filter(({ name }) => name.includes(part));
if (chosen.length === 0) {
  say(`No check is called "${part}". There are:\n${checks.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(2);
}

/** What a tab shows where a check has failed, for whoever looks for the reason. */
const whatIsOpen = async (tab: Tab): Promise<string> => {
  try {
    const { address, words, errors } = await tab.evaluate(() => ({
      address: location.href,
      words: document.body.innerText.replace(/\s+/g, ' ').slice(0, 300),
      errors: window.seen?.errors,
    }));
    return `  open is ${address}: ${words}\n  errors: ${JSON.stringify(errors)}`;
  } catch (cause) {
    return `  a tab cannot be asked: ${String(cause)}`;
  }
};

const attempt = async (check: Check, engine: Engine): Promise<Outcome> => {
  const reason = check.skip?.(engine);
  if (reason !== undefined) return { kind: 'skipped', reason };
  const portals = new Set<Portal>();
  const tabs: Tab[] = [];
  let remark: string | undefined;
  const beside = async (portal: Portal): Promise<Screen> => {
    const tab = await engine.openTab();
    tabs.push(tab);
    return screenOf(tab, portal);
  };
  const visit: Visit = {
    engine,
    async begin(configuration) {
      const portal = await startPortal(configuration);
      portals.add(portal);
      return beside(portal);
    },
    async end({ tab, portal }) {
      tabs.splice(tabs.indexOf(tab), 1);
      await tab.close();
      portals.delete(portal);
      await portal.stop();
    },
    beside,
    remark(text) {
      remark = text;
    },
  };
  try {
    await check.run(visit);
    return { kind: 'holds', ...(remark ? { remark } : {}) };
  } catch (cause) {
    for (const tab of tabs) say(await whatIsOpen(tab));
    for (const portal of portals) say(`  last requests: ${portal.requests.slice(-12).join(', ')}`);
    return { kind: 'fails', cause: cause instanceof Error ? cause.message : String(cause) };
  } finally {
    for (const tab of tabs) await tab.close();
    for (const portal of portals) await portal.stop();
  }
};

const outcomes = new Map<string, Map<string, Outcome>>();
const ready = await readyEngines(names);
const versions: string[] = [];
for (const name of names) {
  const start = ready.get(name);
  const engine = await start?.();
  versions.push(engine?.version ?? `${name} is missing: ${howToInstall(name)}`);
  say(`\n== ${versions.at(-1)}`);
  const column = new Map<string, Outcome>();
  outcomes.set(name, column);
  for (const check of chosen) {
    const before = performance.now();
    const outcome: Outcome = engine
      ? await attempt(check, engine)
      : { kind: 'skipped', reason: `it is not installed: ${howToInstall(name)}` };
    column.set(check.name, outcome);
    const seconds = ((performance.now() - before) / 1000).toFixed(1);
    const more =
      outcome.kind === 'fails' ? `: ${outcome.cause}` : outcome.kind === 'skipped' ? `: ${outcome.reason}` : '';
    say(`${outcome.kind.padEnd(7)} ${seconds.padStart(5)} s  ${check.name}${more}`);
  }
  await engine?.close();
}
say(`\n${versions.join('\n')}\n`);
say(
  tableOf(
    chosen.map(({ name }) => name),
    outcomes,
  ),
);
const all = [...outcomes.values()].flatMap((column) => [...column.values()]);
const failed = all.filter(({ kind }) => kind === 'fails').length;
const skipped = all.filter(({ kind }) => kind === 'skipped').length;
say(`${all.length - failed - skipped} hold, ${failed} fail, ${skipped} skipped`);
process.exitCode = failed > 0 || all.length === skipped ? 1 : 0;
