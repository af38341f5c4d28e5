import { safeAddress } from './address';
import type { Destination, Navigation, Place, RouteGuard } from './services';

/** The part of the browser's window that navigation needs. */
export type NavigationWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'top'>;

/** How the screens' addresses stand in the address bar, and the sign-in page, which may live elsewhere. */
export interface NavigationOptions {
  readonly location: 'hash' | 'path';
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

const indexOf = (state: unknown): number | undefined => {
  const index = typeof state === 'object' && state !== null && 'index' in state ? state.index : undefined;
  return typeof index === 'number' ? index : undefined;
};

const originOf = (address: string, base: string): string | undefined => {
  try {
    return new URL(address, base).origin;
  } catch {
    // A configured address that cannot be resolved widens nothing.
    return undefined;
  }
};

/**
 * The address bar, behind a hash or in the path (spec section 2). Guards are asked for links as for back and forward
 * (spec section 4, "Navigation"). Each history entry carries its index, so that a step which a guard refuses can be
 * taken back, whichever way it went.
 */
export const createNavigation = (window: NavigationWindow, options: NavigationOptions): Navigation => {
  const { history, location } = window;
  const listeners = new Set<(place: Place) => void>();
  const guards = new Set<RouteGuard>();

  const read = (): Place => (options.location === 'hash' ? placeOf(location.hash.slice(1)) : placeOf(location));
  const href = (to: Destination): string => `${options.location === 'hash' ? '#' : ''}${textOf(placeOf(to))}`;
  const mark = (index: number, address?: string) => history.replaceState({ index }, '', address);

  let place = read();
  let index = indexOf(history.state) ?? 0;
  mark(index);

  const allows = (to: Place): boolean => [...guards].every((guard) => guard(to) !== false);
  const arrive = (to: Place, at: number): void => {
    place = to;
    index = at;
    for (const listener of [...listeners]) listener(to);
  };

  window.addEventListener('popstate', (event) => {
    const to = read();
    // An address typed in, or a plain link with a hash, makes an entry of its own behind the current one.
    const at = indexOf(event.state);
    if (at === index && textOf(to) === textOf(place)) return;
    if (!allows(to)) {
      history.go(index - (at ?? index + 1));
      return;
    }
    if (at === undefined) mark(index + 1);
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
      history.pushState({ index: index + 1 }, '', href(next));
      arrive(next, index + 1);
    },
    replace(to) {
      const next = placeOf(to);
      if (!allows(next)) return;
      mark(index, href(next));
      arrive(next, index);
    },
    go: (delta) => history.go(delta),
    reload: () => location.reload(),
    href,
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
        // A page that frames us may forbid it; then at least our own window goes.
        location.href = target.href;
      }
    },
  };
};
