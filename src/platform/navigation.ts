import { createPath, parsePath, type To } from 'react-router-dom';
import type { RuntimeConfiguration } from '../contract/runtimeConfiguration';
import type { Place, PortalWindow } from './services';

const placeOf = (to: To): Place => {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: `/${pathname.replace(/^[/\\]+/, '')}`, search, hash };
};

// What a history entry stores; another script's state has neither.
const markOf = (state: unknown): { readonly index?: number; readonly key?: number } => {
  const { index, key } = (state ?? {}) as { readonly index?: unknown; readonly key?: unknown };
  return typeof index === 'number' && typeof key === 'number' ? { index, key } : {};
};

// A collision is harmless: two entries of one tab with the same number would share their scroll position.
const newKey = (): number => Math.floor(Math.random() * 2 ** 32);

/**
 * The address bar and the history (rules `route.location`, `route.below`, `route.guard`). Each history entry stores its
 * index, so that a step that a guard refuses can be undone in either direction, and a number that is unique to it.
 */
export const createNavigation = (
  window: Pick<PortalWindow, 'location' | 'history' | 'addEventListener' | 'top'>,
  options: Pick<RuntimeConfiguration, 'location'> & { readonly publicPath: string },
) => {
  const { history, location } = window;
  const listeners = new Set<(place: Place) => void>();
  let allows = (_: Place): boolean => true;

  const isHash = options.location === 'hash';
  const read = (): Place =>
    isHash
      ? placeOf(location.hash.slice(1))
      : placeOf(location.pathname.replace(options.publicPath, '/') + location.search + location.hash);
  const createHref = (to: To): string => (isHash ? '#/' : options.publicPath) + createPath(placeOf(to)).slice(1);
  const mark = (at: number, key: number, address?: string) => history.replaceState({ index: at, key }, '', address);
  // Browsers keep an entry's state when the page is reloaded, and when the member goes back.
  const entry = (): number => markOf(history.state).key ?? newKey();

  let place = read();
  let { index = 0 } = markOf(history.state);
  mark(index, entry());

  const arrive = (to: Place, at: number): void => {
    place = to;
    index = at;
    for (const listener of [...listeners]) listener(to);
  };

  window.addEventListener('popstate', (event) => {
    const to = read();
    // Typing an address, or following a plain link with a hash, adds an entry after the current one.
    const { index: at } = markOf(event.state);
    if (at === index && createPath(to) === createPath(place)) return;
    if (!allows(to)) {
      history.go(index - (at ?? index + 1));
      return;
    }
    if (at === undefined) mark(index + 1, newKey());
    arrive(to, at ?? index + 1);
  });

  return {
    /** Where the member is; a navigation that a guard refused leaves it as it was. */
    location: () => place,
    /** Called for each change of place: push, replace, back, forward or a typed address. */
    subscribe(listener: (place: Place) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push(to: To): void {
      const next = placeOf(to);
      if (!allows(next)) return;
      history.pushState({ index: index + 1, key: newKey() }, '', createHref(next));
      arrive(next, index + 1);
    },
    replace(to: To): void {
      const next = placeOf(to);
      if (!allows(next)) return;
      mark(index, entry(), createHref(next));
      arrive(next, index);
    },
    /** Moves through the history by `delta` entries. */
    go: (delta: number): void => history.go(delta),
    reload: (): void => location.reload(),
    /** The `href` for an address of the application. */
    createHref,
    /** The number of the current history entry: unique to it, and the same when the member comes back. */
    entry,
    /** Sets the guard, which replaces the one before. It is asked before each navigation; false cancels that. */
    setGuard(guard: (to: Place) => boolean): void {
      allows = guard;
    },
    /** Navigates the top window to a path of the portal. */
    leaveFor(path: string): void {
      (window.top ?? window).location.href = new URL(path, location.href).href;
    },
  };
};

/** The address bar and the history. */
export type Navigation = ReturnType<typeof createNavigation>;
