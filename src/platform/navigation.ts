import { safeAddress } from './address';
import type { Destination, Navigation, Place, RouteGuard } from './services';

/** The part of the browser's window that navigation needs. */
export type NavigationWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'top'>;

/** Where addresses are, the path below which the page is, and the sign-in page, which may be on another origin. */
export interface NavigationOptions {
  readonly location: 'hash' | 'path';
  /** With a slash at both ends. */
  readonly publicPath: string;
  readonly signInUrl: string;
}

const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

const rooted = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

const placeOf = (to: Destination): Place => {
  if (typeof to !== 'string')
    return { pathname: rooted(to.pathname ?? ''), search: to.search ?? '', hash: to.hash ?? '' };
  const [, pathname = '', search = '', hash = ''] = PARTS.exec(to) ?? [];
  return { pathname: rooted(pathname), search, hash };
};

const textOf = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`;

/** What a history entry stores; another script's state has neither. */
const markOf = (state: unknown): { readonly index?: number; readonly key?: number } => {
  const { index, key } = (state ?? {}) as { readonly index?: unknown; readonly key?: unknown };
  return typeof index === 'number' && typeof key === 'number' ? { index, key } : {};
};

// A collision is harmless: two entries of one tab with the same number would share their scroll position.
const newKey = (): number => Math.floor(Math.random() * 2 ** 32);

const originOf = (address: string, base: string): string | undefined => {
  try {
    return new URL(address, base).origin;
  } catch {
    // A configured address that cannot be resolved allows no further origin.
    return undefined;
  }
};

/**
 * The address bar and the history (rules `route.location`, `route.below`, `route.guard`). Each history entry stores its
 * index, so that a step that a guard refuses can be undone in either direction, and a number that is unique to it.
 */
export const createNavigation = (window: NavigationWindow, options: NavigationOptions): Navigation => {
  const { history, location } = window;
  const listeners = new Set<(place: Place) => void>();
  const guards = new Set<RouteGuard>();

  const isHash = options.location === 'hash';
  const read = (): Place =>
    isHash
      ? placeOf(location.hash.slice(1))
      : placeOf(location.pathname.replace(options.publicPath, '/') + location.search + location.hash);
  const href = (to: Destination): string => (isHash ? '#/' : options.publicPath) + textOf(placeOf(to)).slice(1);
  const mark = (at: number, key: number, address?: string) => history.replaceState({ index: at, key }, '', address);
  // Browsers keep an entry's state when the page is reloaded, and when the member goes back.
  const entry = (): number => markOf(history.state).key ?? newKey();

  let place = read();
  let { index = 0 } = markOf(history.state);
  mark(index, entry());

  const allows = (to: Place): boolean => [...guards].every((guard) => guard(to) !== false);
  const arrive = (to: Place, at: number): void => {
    place = to;
    index = at;
    for (const listener of [...listeners]) listener(to);
  };

  window.addEventListener('popstate', (event) => {
    const to = read();
    // Typing an address, or following a plain link with a hash, adds an entry after the current one.
    const { index: at } = markOf(event.state);
    if (at === index && textOf(to) === textOf(place)) return;
    if (!allows(to)) {
      history.go(index - (at ?? index + 1));
      return;
    }
    if (at === undefined) mark(index + 1, newKey());
    arrive(to, at ?? index + 1);
  });

  return {
    location: () => place,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push(to) {
      const next = placeOf(to);
      if (!allows(next)) return;
      history.pushState({ index: index + 1, key: newKey() }, '', href(next));
      arrive(next, index + 1);
    },
    replace(to) {
      const next = placeOf(to);
      if (!allows(next)) return;
      mark(index, entry(), href(next));
      arrive(next, index);
    },
    go: (delta) => history.go(delta),
    reload: () => location.reload(),
    href,
    entry,
    addGuard(guard) {
      guards.add(guard);
      return () => guards.delete(guard);
    },
    leaveFor(address) {
      const safe = safeAddress(address, location.origin);
      const target = safe === undefined ? undefined : new URL(safe, location.href);
      const allowed = [location.origin, originOf(options.signInUrl, location.href)];
      if (target === undefined || !/^https?:$/.test(target.protocol) || !allowed.includes(target.origin)) return;
      try {
        (window.top ?? window).location.href = target.href;
      } catch {
        // A page that frames us may forbid this; then at least our own window navigates.
        location.href = target.href;
      }
    },
  };
};
