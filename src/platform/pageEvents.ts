import type { PortalWindow } from './services';

type Listening = Pick<PortalWindow, 'addEventListener' | 'removeEventListener'>;

type Heard = Event & { readonly key?: string; readonly persisted?: boolean };

/** Calls the listener at each event of these types on the window, until the function that it returns is called. */
export const listen = (
  window: Listening,
  types: readonly string[],
  hear: (event: Heard) => void,
  options?: AddEventListenerOptions,
): (() => void) => {
  for (const type of types) window.addEventListener(type, hear, options);
  return () => {
    for (const type of types) window.removeEventListener(type, hear, options);
  };
};

/** In the capture phase no other handler can stop an event before it is heard. */
export const FIRST = { capture: true, passive: true };

/** Whether the page is in the foreground. `options`: {@link FIRST} for who decides whether others may send anything. */
export const createPageFront = (window: Listening & Pick<PortalWindow, 'document'>) => {
  const shown =
    (...types: readonly string[]) =>
    (listener: () => void, options?: AddEventListenerOptions) =>
      listen(
        window,
        types,
        ({ type, target, currentTarget, persisted }) => {
          // Before all others the focus of each element is heard too.
          if (type === 'focus' && target !== currentTarget) return;
          if (persisted ?? window.document.visibilityState === 'visible') listener();
        },
        options,
      );
  return {
    /** Called each time the page comes to the front: its tab is selected, or the browser restores it from its cache. */
    subscribe: shown('visibilitychange', 'pageshow'),
    /** The same, and each time its window gets the focus: of two windows side by side both are in the foreground. */
    subscribeFocus: shown('visibilitychange', 'pageshow', 'focus'),
    /** Called each time the browser restores the page from its back/forward cache. */
    subscribeReturn: (listener: () => void, options?: AddEventListenerOptions) =>
      listen(
        window,
        ['pageshow'],
        ({ persisted }) => {
          if (persisted) listener();
        },
        options,
      ),
  };
};

/** Whether the browser has a connection. */
export const createConnection = (window: Listening & { readonly navigator: Pick<Navigator, 'onLine'> }) => {
  let returns = 0;
  let lost = false;
  const subscribe = (listener: (isOnline: boolean) => void, options?: AddEventListenerOptions) =>
    listen(window, ['online', 'offline'], ({ type }) => listener(type === 'online'), options);
  subscribe((isOnline) => {
    lost = !isOnline;
    if (isOnline) returns += 1;
  });
  return {
    isOnline: () => window.navigator.onLine,
    /** Whether it was lost while the page was open: a browser that says so from the start may be wrong. */
    wasLost: () => lost,
    /** How often it has come back since the page was opened, so that a call can tell whether it lived through a return. */
    returns: () => returns,
    /** Called each time it is lost or comes back. `options`: as for {@link createPageFront}. */
    subscribe,
  };
};

// Screen readers and voice control may send only a click.
const PRESSES = 'pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup click'.split(' ');

/** The member's interaction with the page. */
export const createInteraction = (window: Listening) => ({
  /** Called when a press begins or ends anywhere on the page, by finger, mouse, pen or an activating key. */
  subscribe(listener: () => void) {
    let last: number | undefined;
    const hear = ({ key, timeStamp }: Heard) => {
      // The browser reports one press several times: as pointer, touch and mouse events.
      if (timeStamp === last || !(key === undefined || key === 'Enter' || key === ' ')) return;
      last = timeStamp;
      listener();
    };
    return listen(window, PRESSES, hear, FIRST);
  },
  /** Called when the member scrolls, presses or types anywhere on the page. */
  subscribeToUse: (listener: () => void) =>
    listen(window, ['scroll', 'pointerdown', 'keydown', 'click'], listener, FIRST),
});
