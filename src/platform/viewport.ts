import type { Viewport } from './services';

/** The part of the browser's window that scrolls. */
export interface ScrollingWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly scrollY: number;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState' | 'documentElement'>;
  scrollTo(options: ScrollToOptions): void;
  readonly ResizeObserver?: typeof ResizeObserver;
}

/** Events that mean the member is moving or reading on their own. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

// What is stored in sessionStorage at `pagehide`, Firefox forgets; `beforeunload` does not come on iOS.
const LEAVING = ['beforeunload', 'pagehide'] as const;

/** How long to wait for the page to become tall enough, in milliseconds. */
export const LONGEST_WAIT_MS = 5_000;

/** Reads the scroll position, and restores it. */
export const createViewport = (window: ScrollingWindow): Viewport => {
  let hasMoved = false;
  const onMove = () => {
    hasMoved = true;
    for (const type of OWN_MOVES) window.removeEventListener(type, onMove, true);
  };
  for (const type of OWN_MOVES) window.addEventListener(type, onMove, { capture: true, passive: true });

  return {
    scrolled: () => Math.round(window.scrollY),
    scrollBack(to) {
      const { ResizeObserver: Observer } = window;
      let observer: ResizeObserver | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = () => {
        observer?.disconnect();
        clearTimeout(timer);
      };
      // Content that arrives late makes the page as tall as before only little by little.
      const go = () => {
        if (hasMoved) return stop();
        if (Math.abs(window.scrollY - to) >= 1) window.scrollTo({ top: to, behavior: 'instant' });
      };
      go();
      if (Observer === undefined) return;
      observer = new Observer(go);
      observer.observe(window.document.documentElement);
      timer = setTimeout(stop, LONGEST_WAIT_MS);
    },
    toTop: () => window.scrollTo({ top: 0, behavior: 'instant' }),
    subscribeLeaving(listener) {
      const onVisibility = () => {
        if (window.document.visibilityState === 'hidden') listener();
      };
      window.document.addEventListener('visibilitychange', onVisibility);
      for (const type of LEAVING) window.addEventListener(type, listener);
      return () => {
        window.document.removeEventListener('visibilitychange', onVisibility);
        for (const type of LEAVING) window.removeEventListener(type, listener);
      };
    },
  };
};
