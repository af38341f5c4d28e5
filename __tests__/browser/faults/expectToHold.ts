import { expect } from '@playwright/test';
import { addressOf } from '../../../config/sandbox/routes';
import { endpoints } from '../../../src/contract/endpoints';
import { MOST_EQUAL_POSTS } from '../../../src/platform/serverLog';
import { sent } from '../portal';
import type { Case } from './cases';
import { ANNOUNCER, type Change, type Contract, sessionEnded, unharmed } from './contracts/contract';
import { type PageParts, readPageParts } from './pageParts';
import type { Portal } from './portal';

const screenOf = ({ screen = 'portfolio' }: Contract) => screen;

const A_FRAGMENT = '/cms/preview/fragment';

/** The healthy pages, each read once per worker. */
const healthyPages = new Map<string, PageParts>();

const walk = async (
  portal: Portal,
  contract: Contract,
  faults: string,
  hangs?: (path: string) => boolean,
): Promise<void> => {
  await portal.visit(contract.member, screenOf(contract), faults, hangs);
  if (hangs?.(A_FRAGMENT)) return portal.flood();
  await portal.settle();
  if (contract.act === undefined) return;
  await contract.act.run(portal.page);
  if (contract.leadsTo === undefined) await portal.calm();
};

const arrive = async (portal: Portal, { leadsTo }: Contract): Promise<void> => {
  if (leadsTo === undefined) return;
  await expect(portal.page).toHaveURL(leadsTo);
  await portal.calm();
};

const healthyPage = async (portal: Portal, contract: Contract): Promise<PageParts> => {
  const { member, besides, act } = contract;
  const key = [member, screenOf(contract), besides?.fault, act?.name].join(' ');
  const known = healthyPages.get(key);
  if (known !== undefined) return known;
  await walk(portal, contract, besides?.fault ?? '');
  await arrive(portal, contract);
  const parts = await readPageParts(portal.page);
  healthyPages.set(key, parts);
  return parts;
};

const isAs = (text: string | undefined, change: Change | undefined): boolean => {
  if (change === null || change === undefined) return text === undefined;
  return change instanceof RegExp ? text !== undefined && change.test(text) : text === change;
};

const differences = (found: PageParts, expected: Readonly<Record<string, Change>>): readonly string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((name) => !isAs(found[name], expected[name]))
    .map((name) => `${name}: expected ${expected[name] ?? 'nothing'}, found ${found[name] ?? 'nothing'}`);

const pathsOf = (call: Case['call']): ((path: string) => boolean) =>
  call === 'fragment'
    ? (path) => path.startsWith('/cms/') && !path.includes('/images/')
    : (path) => path === addressOf(endpoints[call]);

/** While a call hangs, everything that does not wait for it must be as in the healthy page. */
const expectOthersStand = async (portal: Portal, healthy: PageParts, changed: readonly string[]): Promise<void> => {
  const own = new Set([...changed, 'main', ANNOUNCER]);
  const others = Object.entries(healthy).filter(([name]) => !own.has(name) && !name.startsWith('dialog '));
  await expect
    .poll(
      async () => {
        const found = await readPageParts(portal.page);
        return others.filter(([name, text]) => found[name] !== text);
      },
      { intervals: [50] },
    )
    .toEqual([]);
};

// Rules `session.end`, `session.refusal`: any other call's is the failure of its part.
const endsSession = ({ call, kind }: Case): boolean =>
  ([401, 'html', 'redirect'] as readonly unknown[]).includes(kind) &&
  call !== 'fragment' &&
  endpoints[call].provesSession === true;

/** When the session ends, the member stays where they are, whatever the act would have led to. */
const staying = ({ leadsTo: _, ...contract }: Contract): Contract => contract;

/** The page as it is before the member acts. */
const beforeActing = ({ act: _, ...contract }: Contract): Contract => staying(contract);

const isNetworkLine = (text: string): boolean => text.startsWith('Failed to load resource: ');

/** What is logged must be what the error catalogue says (rule `call.failures`), and nothing else. */
const expectLogged = async (portal: Portal, cell: Case, healthy: PageParts): Promise<void> => {
  const { call, contract, outcome } = cell;
  // When the session ends, whatever waited for the call is cancelled silently.
  const { logged: told = [] } = endsSession(cell) ? {} : outcome;
  const own = typeof told === 'function' ? told(healthy) : told;
  const logged = [...(contract.besides ? [contract.besides.logged] : []), ...own];
  const said = portal.complaints.filter((text) => !isNetworkLine(text));
  const isSaid = said.length === logged.length && logged.every((words) => said.some((text) => text.startsWith(words)));
  expect(isSaid ? logged : said).toEqual(logged);
  if (call === 'errorLog') return;
  // After a 401 records wait until it is known whether there still is a session.
  const messages = async () => (await sent(portal.page)).logs.map(({ message }) => message);
  await expect.poll(messages, { intervals: [50] }).toEqual(logged.slice(0, MOST_EQUAL_POSTS));
  // What tells of an offer in sight leaves a moment after it.
  const wasCalled = async () => (await sent(portal.page)).calls.some((one) => one.call === call);
  await expect.poll(wasCalled, { intervals: [50] }).toBe(contract.isLink !== true);
};

/**
 * Opens the page with the fault, in the same way as the healthy one: the call's own part must be as its contract says,
 * and every other part as in the healthy page.
 */
export const expectToHold = async (portal: Portal, cell: Case): Promise<void> => {
  const { call, kind, outcome } = cell;
  const isEnd = endsSession(cell);
  const contract = isEnd ? staying(cell.contract) : cell.contract;
  const healthy = await healthyPage(portal, isEnd ? beforeActing(contract) : contract);
  const changes = (isEnd ? sessionEnded : outcome).parts?.(healthy) ?? {};
  const isOwn = pathsOf(call);
  const hangs = kind === 'hang' ? isOwn : undefined;
  await walk(portal, contract, [contract.besides?.fault, `${call}:${kind}`].filter(Boolean).join(','), hangs);
  if (kind === 'hang' && outcome !== unharmed) {
    // Six hanging fragments take all the connections that a browser has, so that nothing else can arrive.
    if (call !== 'fragment') await expectOthersStand(portal, healthy, Object.keys(changes));
    await (contract.leadsTo === undefined ? portal.timeOut() : portal.timeOutAndLeave());
    await expect.poll(() => portal.givenUp.some(isOwn)).toBe(true);
  }
  await arrive(portal, contract);
  await expect
    .poll(async () => differences(await readPageParts(portal.page), { ...healthy, ...changes }), { intervals: [50] })
    .toEqual([]);
  await expectLogged(portal, cell, healthy);
};
