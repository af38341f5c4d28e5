import type { Page } from '@playwright/test';
import { type Blocks, BREAK } from '../blocks';

/** What goes wrong with a call, as the sandbox takes it: a status or a kind. */
export const kinds = [
  400,
  401,
  403,
  404,
  409,
  429,
  500,
  502,
  503,
  'drop',
  'hang',
  'truncated',
  'malformed',
  'html',
  'empty',
  204,
  'null',
  'wrongtype',
  'wrongfields',
  'huge',
] as const;

/** One of the kinds. */
export type Kind = (typeof kinds)[number];

/** What becomes of a block: this text, a text like this, or `null` where it is gone. */
export type Change = string | RegExp | null;

/** How a page differs from the healthy one. Whatever is not named is as in the healthy page. */
export interface Outcome {
  /** The blocks that change, by their name, given those of the healthy page. */
  readonly blocks?: (healthy: Blocks) => Readonly<Record<string, Change>>;
  /** What the portal writes to the console, and posts to the error log, each from its beginning on. */
  readonly logged?: readonly string[];
}

/** Nothing differs. */
export const unharmed: Outcome = {};

/** What holds when one call goes wrong: who meets it where, and what becomes of the page. */
export interface Contract {
  /** A member of the sandbox whose page shows the call's block. */
  readonly member: string;
  readonly screen?: 'portfolio' | 'bal-portfolio';
  /** What makes the call, where arriving does not; its name tells it from the other acts. */
  readonly act?: { readonly name: string; readonly run: (page: Page) => Promise<void> };
  /** Where the member is in the end, where that is not the screen. */
  readonly leadsTo?: RegExp;
  /** Goes wrong in the healthy page as well: as an address of the sandbox says it, and what is logged of it. */
  readonly besides?: { readonly fault: string; readonly logged: string };
  /** The call outlives the page, and its answer is not read. */
  readonly outlives?: true;
  /** The portal never makes the call; it is a link. */
  readonly isLink?: true;
  readonly failed: Outcome;
  /** Kinds that do something else than to fail the call. */
  readonly but?: Readonly<Partial<Record<Kind, Outcome>>>;
}

/** The block that speaks to screen readers alone. */
export const ANNOUNCER = 'page: status 1';

/** What the portal shows beside the contract of the call once an answer was 401. */
export const sessionEnded: Outcome = {
  blocks: () => ({
    [ANNOUNCER]: '<span role=status> · Your session has ended',
    page: / · <section aria-label=Session> · Your session has ended · <a href=[^>]+> · Sign in again$/,
  }),
};

/** The names of the healthy page's blocks that begin so. */
export const namesLike = (healthy: Blocks, pattern: RegExp): readonly string[] =>
  Object.keys(healthy).filter((name) => pattern.test(name));

/** Each of these blocks with the same change. */
export const each = (names: readonly string[], change: Change): Readonly<Record<string, Change>> =>
  Object.fromEntries(names.map((name) => [name, change]));

/** The parts of a block's text put together. */
export const say = (...parts: readonly string[]): string => parts.join(BREAK);

/** A tile without what is in it: its heading stays, with its link where it has one, and all else is "Unavailable". */
export const unavailableTile = (
  tile: string,
  heading: string,
  href: string | null,
): Readonly<Record<string, Change>> => ({
  [`tile ${tile}`]: say(
    '<article unavailable>',
    ...(href === null ? [] : [`<a href=${href}>`]),
    heading,
    'Unavailable',
  ),
});
