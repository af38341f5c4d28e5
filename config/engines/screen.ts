import type { Portal } from './portal';
import type { Point, Tab } from './tab';

/** No check waits longer for something that has to come; also enough for a busy machine. In milliseconds. */
const LONGEST_WAIT = 30_000;
const PAUSE = 25;

/** Asks until the answer is `true`; the error says what was expected, and the last answer. */
export const eventually = async (what: string, ask: () => Promise<unknown>): Promise<void> => {
  const end = Date.now() + LONGEST_WAIT;
  let last: unknown;
  do {
    try {
      last = await ask();
    } catch (cause) {
      last = cause;
    }
    if (last === true) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  } while (Date.now() < end);
  throw new Error(`${what}; at last it was ${last instanceof Error ? last.message : JSON.stringify(last)}`);
};

/** What the sandbox has been sent by the page of a tab. */
export interface Sent {
  readonly analytics: readonly Readonly<Record<string, unknown>>[];
  readonly logs: readonly {
    readonly message: string;
    readonly fileName: string;
    readonly lineNumber: number;
    readonly additional: readonly unknown[];
  }[];
  readonly updates: readonly Readonly<Record<string, unknown>>[];
}

/** A member at a tab: sees what is in view, and presses it. */
export interface Screen {
  readonly tab: Tab;
  readonly portal: Portal;
  /** Opens the portal, by an address relative to it, and waits until everything has loaded. */
  open(address: string): Promise<void>;
  /** The same without waiting for more than the page itself. */
  openOnly(address: string): Promise<void>;
  settled(): Promise<void>;
  /** Goes back in the history; does not wait for the page. */
  back(): Promise<void>;
  count(role: string, name?: string): Promise<number>;
  /** Waits until exactly so many such elements are in view; one, if it is left out. */
  sees(role: string, name?: string, times?: number): Promise<void>;
  /** Waits until this text is on the page, in view or not as far as the browser renders it. */
  reads(text: string): Promise<void>;
  readsNot(text: string): Promise<void>;
  /** Waits until the element is in view and still, then presses its middle. */
  click(role: string, name?: string): Promise<void>;
  middleOf(role: string, name?: string): Promise<Point>;
  /** Waits until the focus is on such an element. */
  hasFocus(role: string, name?: string): Promise<void>;
  focus(role: string, name?: string): Promise<void>;
  sent(): Promise<Sent>;
  /** From now on this call of the sandbox fails in this way. */
  fail(call: string, kind: string): Promise<void>;
  heal(): Promise<void>;
  errors(): Promise<readonly string[]>;
}

/** A member at this tab. */
export const screenOf = (tab: Tab, portal: Portal): Screen => {
  const post = (place: string, fields: Readonly<Record<string, string>>) =>
    tab.evaluate(
      async (address, form) => {
        await fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
      },
      place,
      fields,
    );
  const screen: Screen = {
    tab,
    portal,
    async open(address) {
      await screen.openOnly(address);
      await screen.settled();
    },
    openOnly: (address) => tab.open(new URL(address, portal.address).href),
    settled: () =>
      eventually('the page comes to rest', () =>
        tab.evaluate(async () => {
          for (let quiet = 0; quiet < 3; quiet += 1) {
            if (window.seen.find('heading').length === 0 || window.seen.isBusy()) return false;
            await new Promise((resolve) => setTimeout(resolve, 30));
          }
          return true;
        }),
      ),
    async back() {
      // A page that is still loading has no entry to go back from in Firefox.
      await eventually('the page has loaded', () => tab.evaluate(() => document.readyState === 'complete'));
      await tab.evaluate(() => void setTimeout(() => history.back(), 0));
    },
    count: (role, name) => tab.evaluate((kind, called) => window.seen.find(kind, called).length, role, name),
    sees: (role, name, times = 1) =>
      eventually(`${times} ${role} "${name ?? ''}" in view`, async () => {
        const count = await screen.count(role, name);
        return count === times || count;
      }),
    reads: (text) =>
      eventually(`the page reads "${text}"`, () =>
        tab.evaluate((wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted), text),
      ),
    readsNot: (text) =>
      eventually(`the page does not read "${text}"`, () =>
        tab.evaluate((wanted) => !document.body.innerText.replace(/\s+/g, ' ').includes(wanted), text),
      ),
    async middleOf(role, name) {
      let place: Point = { x: 0, y: 0 };
      await eventually(`${role} "${name ?? ''}" can be pressed`, async () => {
        const found = await tab.evaluate(
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
    },
    async click(role, name) {
      await tab.click(await screen.middleOf(role, name));
    },
    hasFocus: (role, name) =>
      eventually(`${role} "${name ?? ''}" has the focus`, () =>
        tab.evaluate(
          (kind, called) => {
            const { activeElement } = document;
            if (activeElement !== null && window.seen.find(kind, called).includes(activeElement)) return true;
            return activeElement?.outerHTML.slice(0, 120);
          },
          role,
          name,
        ),
      ),
    async focus(role, name) {
      await tab.evaluate(
        (kind, called) => {
          const [element] = window.seen.find(kind, called);
          if (element instanceof HTMLElement) element.focus();
        },
        role,
        name,
      );
      await screen.hasFocus(role, name);
    },
    sent: () => tab.evaluate(async () => (await fetch('/sandbox/sent.json')).json()),
    fail: (call, kind) => post('/sandbox/faults', { call, kind }),
    heal: () => post('/sandbox/faults/clear', {}),
    errors: () => tab.evaluate(() => window.seen.errors),
  };
  return screen;
};
