import { expect } from '@playwright/test';
import type { ErrorLogRecord } from '../../src/contract/errorLog';
import type { Portal } from './portal';
import type { Point, Tab } from './tab';

/** Asks until the answer is `true`; the error says what was expected, and the last answer. */
export const eventually = (what: string, ask: () => Promise<unknown>): Promise<void> =>
  expect(async () => expect(await ask(), what).toBe(true)).toPass();

/** What the sandbox has been sent by the page of a tab. */
interface Sent {
  readonly analytics: readonly Readonly<Record<string, unknown>>[];
  readonly logs: readonly ErrorLogRecord[];
  readonly updates: readonly Readonly<Record<string, unknown>>[];
}

/** A member at a tab: sees what is in view, and presses it. An element is known by its role and its name. */
export type Member = ReturnType<typeof memberAt>;

export const memberAt = (tab: Tab, portal: Portal) => {
  const { evaluate } = tab;

  /** Opens the portal, by an address relative to it, without waiting for more than the page itself. */
  const openOnly = (address: string): Promise<void> => tab.open(new URL(address, portal.address).href);

  /** Waits until everything has loaded and nothing moves. */
  const settled = (): Promise<void> =>
    eventually('the page comes to rest', () =>
      evaluate(async () => {
        for (let quiet = 0; quiet < 3; quiet += 1) {
          if (window.seen.find('heading').length === 0 || window.seen.isBusy()) return false;
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        return true;
      }),
    );

  const count = (role: string, name?: string): Promise<number> =>
    evaluate((kind, called) => window.seen.find(kind, called).length, role, name);

  const hasText = (text: string): Promise<boolean> =>
    evaluate((wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted), text);

  /** Waits until the element is in view and still. */
  const middleOf = async (role: string, name?: string): Promise<Point> => {
    let place: Point = { x: 0, y: 0 };
    await eventually(`${role} "${name ?? ''}" can be pressed`, async () => {
      const found = await evaluate(
        async (kind, called) => {
          const [element] = window.seen.find(kind, called);
          if (element === undefined) return 'absent';
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const at = () => {
            // A link that wraps is pressed on its first line.
            const [first] = element.getClientRects();
            const { left, top, width, height } = first ?? element.getBoundingClientRect();
            return { x: left + width / 2, y: top + height / 2 };
          };
          const before = at();
          await new Promise((resolve) => setTimeout(resolve, 50));
          const now = at();
          if (before.x !== now.x || before.y !== now.y) return 'moving';
          const hit = document.elementFromPoint(now.x, now.y);
          return element.contains(hit) || hit?.contains(element) ? now : `covered by ${hit?.outerHTML.slice(0, 80)}`;
        },
        role,
        name,
      );
      if (typeof found === 'string') return found;
      place = found;
      return true;
    });
    return place;
  };

  /** Waits until the focus is on such an element. */
  const hasFocus = (role: string, name?: string): Promise<void> =>
    eventually(`${role} "${name ?? ''}" has the focus`, () =>
      evaluate(
        (kind, called) => {
          const { activeElement } = document;
          const isThere = window.seen.find(kind, called).some((element) => element === activeElement);
          return isThere || activeElement?.outerHTML.slice(0, 120);
        },
        role,
        name,
      ),
    );

  const errors = (): Promise<readonly string[]> => evaluate(() => window.seen.errors);

  return {
    tab,
    portal,
    openOnly,
    settled,
    count,
    middleOf,
    hasFocus,
    errors,
    /** Opens the portal, by an address relative to it, and waits until everything has loaded. */
    async open(address: string): Promise<void> {
      await openOnly(address);
      await settled();
    },
    /** Goes back in the history; does not wait for the page. */
    async back(): Promise<void> {
      // A page that is still loading has no entry to go back from in Firefox.
      await eventually('the page has loaded', () => evaluate(() => document.readyState === 'complete'));
      await evaluate(() => void setTimeout(() => history.back(), 0));
    },
    /** Waits until exactly so many such elements are in view. */
    sees: (role: string, name?: string, times = 1): Promise<void> =>
      eventually(`${times} ${role} "${name ?? ''}" in view`, async () => {
        const found = await count(role, name);
        return found === times || found;
      }),
    /** Waits until this text is on the page, in view or not as far as the browser renders it. */
    reads: (text: string): Promise<void> => eventually(`the page reads "${text}"`, () => hasText(text)),
    readsNot: (text: string): Promise<void> =>
      eventually(`the page does not read "${text}"`, async () => !(await hasText(text))),
    /** Waits until presses in a dialog, or on what it says, count. */
    pressesCount: (): Promise<void> =>
      eventually('presses count', () =>
        evaluate(() => document.querySelector('dialog [aria-description], [role=alert] [aria-description]') === null),
      ),
    /** Waits until the element is in view and still, then presses its middle. */
    async click(role: string, name?: string): Promise<void> {
      await tab.click(await middleOf(role, name));
    },
    async focus(role: string, name?: string): Promise<void> {
      await evaluate((kind, called) => window.seen.find(kind, called)[0]?.focus(), role, name);
      await hasFocus(role, name);
    },
    sent: (): Promise<Sent> => evaluate(async () => (await fetch('/sandbox/sent.json')).json()),
    /** From now on these calls of the sandbox fail, in the notation of an address. */
    fail: (faults: string): Promise<void> =>
      evaluate(async (given) => void (await fetch(`/sandbox?fail=${given}`)), faults),
    /** The number of requests whose method and path match. */
    countOf: (request: RegExp): number => portal.requests.filter((line) => request.test(line)).length,
    /** Nothing went wrong in the page that is open, and nothing was forbidden by its policy on any page. */
    async expectClean(): Promise<void> {
      expect(await errors(), 'errors on the page').toEqual([]);
      expect(portal.violations, 'what the policy forbade').toEqual([]);
    },
  };
};
