import type { Page } from '@playwright/test';
import { BREAK, type PageParts } from '../pageParts';

/** What goes wrong with a call, in the sandbox's terms: a status or a kind. */
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
  'redirect',
  'empty',
  204,
  'null',
  'wrongtype',
  'wrongfields',
  'huge',
] as const;

/** One of the kinds. */
export type Kind = (typeof kinds)[number];

/** The expected text of a part, as a string or pattern, or `null` if the part is gone. */
export type Change = string | RegExp | null;

/** How a page differs from the healthy one. Everything not listed must be as in the healthy page. */
export interface Outcome {
  /** The changed parts by name, given those of the healthy page. */
  readonly parts?: (healthy: PageParts) => Readonly<Record<string, Change>>;
  /**
   * What the portal writes to the console and posts to the error log; each is the beginning of a message. Given the
   * healthy page's parts where it depends on how many there are.
   */
  readonly logged?: readonly string[] | ((healthy: PageParts) => readonly string[]);
}

/** Nothing differs. */
export const unharmed: Outcome = {};

/** The expectations when one call goes wrong: for which member, where, and the resulting page. */
export interface Contract {
  /** A member of the sandbox whose page shows the call's part. */
  readonly member: string;
  readonly screen?: 'portfolio' | 'bal-portfolio';
  /** What triggers the call, if arriving does not; the name distinguishes it from other acts. */
  readonly act?: { readonly name: string; readonly run: (page: Page) => Promise<void> };
  /** Where the member ends up, if not on the screen. */
  readonly leadsTo?: RegExp;
  /** A second fault that the healthy page has as well: in the sandbox's notation, and what it logs. */
  readonly besides?: { readonly fault: string; readonly logged: string };
  /** The portal never makes the call; it is a link. */
  readonly isLink?: true;
  readonly failed: Outcome;
  /** Kinds that have another outcome than a failed call. */
  readonly but?: Readonly<Partial<Record<Kind, Outcome>>>;
}

/** The part that only screen readers perceive. */
export const ANNOUNCER = 'page: status 1';

/** The names of the healthy page's parts that start with this. */
export const namesLike = (healthy: PageParts, pattern: RegExp): readonly string[] =>
  Object.keys(healthy).filter((name) => pattern.test(name));

/** The same change for each of these parts. */
export const each = (names: readonly string[], change: Change): Readonly<Record<string, Change>> =>
  Object.fromEntries(names.map((name) => [name, change]));

/** The screen's own text without the age of what is shown. */
export const withoutDate = ({ main = '' }: PageParts): string => main.replace(' · Updated at T · Refresh', '');

/** The page after the products were answered by 401: nothing of the member. */
export const sessionEnded: Outcome = {
  parts: (healthy) => ({
    ...each(namesLike(healthy, /^(region|tile|dialog) /), null),
    'main: alert 1': null,
    // No navigation: there is nothing to go to.
    header: 'Member portal',
    [ANNOUNCER]: '<span role=status> · Your session has ended',
    main: new RegExp(`^${withoutDate(healthy)} · So that nobody [^·]+ · <a href=[^>]+> · Sign in again$`),
    page: / · <section aria-label=Session> · Your session has ended · Member portal · Your products, balances and rewards in one place · Need help\? Call · <a href=tel:\d+> · [\d ]+$/,
  }),
};

/** Joins the texts of a part. */
export const say = (...texts: readonly string[]): string => texts.join(BREAK);

/** What a failure is told by. */
export const REFERENCE = ['Details for support', 'Reference R', 'Copy reference'];

/** A tile without its content: its heading stays, with its link, and the rest is "Unavailable", with its button. */
export const unavailableTile = (
  tile: string,
  heading: string,
  href: string,
  retry: string,
): Readonly<Record<string, Change>> => ({
  [`tile ${tile}`]: say(
    '<article unavailable>',
    `<a href=${href}>`,
    heading,
    'Unavailable',
    `<button aria-label=${retry}>`,
    'Try again',
  ),
});

/** A call of who holds everything: its failure is logged, and looks like an answer whose fields cannot be read. */
export const looksFailed = (parts: Required<Outcome>['parts'], logged: string): Contract => ({
  member: 'everything',
  failed: { parts, logged: [logged] },
  but: { wrongfields: { parts } },
});
