/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The keys that the checks press. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** The size of a window's inside, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One tab of a real browser, as far as every engine's driver can do it. */
export interface Tab {
  /** Follows an address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs `act` in the page and waits for what it returns, which must be JSON; `act` sees its parameters only. */
  evaluate<Given extends readonly unknown[], Result>(
    act: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Presses a key as the keyboard would. */
  press(key: Key, modifier?: 'Shift'): Promise<void>;
  /** Presses the mouse at a place; where the engine is a phone, a finger taps. */
  click(place: Point): Promise<void>;
  /** Moves the pressed mouse, or a finger, in steps. */
  drag(from: Point, to: Point): Promise<void>;
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
}

/** What not every driver can do; a check that needs it is skipped elsewhere, and the table says why. */
export interface Abilities {
  /** Cuts the tab off from the network, so that the browser itself notices it. */
  readonly goOffline?: (tab: Tab, isOffline: boolean) => Promise<void>;
  /** The page on paper, as PDF. */
  readonly print?: (tab: Tab) => Promise<Buffer>;
}

/** A browser that runs. */
export interface Engine {
  readonly version: string;
  readonly abilities: Abilities;
  /** Whether a finger presses, at a phone's size. */
  readonly isPhone: boolean;
  /** All tabs share one profile. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The compiler that runs these files names functions by a helper of its own, which no page has. */
export const NAME_HELPER = 'const __name = (named) => named;';

/** The text of a function's call whose result is JSON, for a driver that takes text. */
export const asText = (act: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `(async () => { ${NAME_HELPER} return JSON.stringify(await (${act})(...${JSON.stringify(given)})) ?? 'null'; })()`;
