import { FIRST, listen } from './pageEvents';
import type { PortalWindow } from './services';

/** How long to wait for the page to become tall enough, in milliseconds. */
export const LONGEST_WAIT_MS = 5_000;

/** The scroll position of the page, and when the page is being left. */
export const createViewport = (window: PortalWindow) => {
  let hasMoved = false;
  let stop = () => {};
  // The member is moving or reading on their own.
  const note = () => {
    hasMoved = true;
  };
  listen(window, ['wheel', 'touchstart', 'pointerdown', 'keydown'], note, FIRST);
  const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

  return {
    /** Whole pixels. */
    scrolled: () => Math.round(window.scrollY),
    /** Scrolls back, and again as late content makes the page as tall as before, unless the member has scrolled. */
    scrollBack(to: number) {
      const go = () => {
        if (hasMoved) stop();
        else if (Math.abs(window.scrollY - to) >= 1) scrollTo(to);
      };
      const observer = new window.ResizeObserver(go);
      stop = () => observer.disconnect();
      go();
      observer.observe(window.document.documentElement);
      setTimeout(stop, LONGEST_WAIT_MS);
    },
    /** Forgets that the member has scrolled, and where to scroll back: the page of both is no longer shown. */
    forgetMoves(): void {
      hasMoved = false;
      stop();
    },
    /** Scrolls to the top, whatever the member has done; a page that is reloaded then starts there as well. */
    toTop: () => scrollTo(0),
    /**
     * Called when the page is left or goes to the background, early enough to store something: Firefox loses what is
     * stored in sessionStorage at `pagehide`, and iOS does not fire `beforeunload`.
     */
    subscribeLeaving: (listener: () => void) =>
      listen(window, ['visibilitychange', 'beforeunload', 'pagehide'], ({ type }) => {
        if (type !== 'visibilitychange' || window.document.visibilityState === 'hidden') listener();
      }),
  };
};
