import type { Page } from 'puppeteer-core';

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

// What follows a pointer must see it on its way.
const STEPS = 8;

/** The places of a movement, the last one included. */
export const stepsBetween = (from: Point, to: Point): readonly Point[] =>
  Array.from({ length: STEPS }, (_, index) => {
    const part = (index + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

/** The keys that the checks press. */
export type KeyName = 'Tab' | 'Enter' | 'Escape' | ' ' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** One tab of a real browser: what every engine's client can do, and what only some can. */
export interface Tab {
  /** Follows an address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs `act` in the page and waits for what it returns, which must be JSON; `act` sees its parameters only. */
  readonly evaluate: Page['evaluate'];
  press(key: KeyName, modifier?: 'Shift'): Promise<void>;
  /** Presses the mouse at a place; on a phone, a finger taps. */
  click(place: Point): Promise<void>;
  /** Moves the pressed mouse, or a finger, in steps. */
  drag(from: Point, to: Point): Promise<void>;
  /** Gives the window's inside this size, in CSS pixels. */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  close(): Promise<void>;
  /** Cuts the tab off from the network, so that the browser itself notices it. WebKit's driver cannot. */
  setOffline?(isOffline: boolean): Promise<void>;
  /** The page on paper, as PDF. WebKit's driver cannot. */
  print?(): Promise<Uint8Array>;
}

export interface Engine {
  readonly version: string;
  /** All tabs share one profile. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}
