import { useCallback } from 'react';

/** An element counts as in view from this part of its area on; a very tall one never shows all of itself at once. */
const partInView = 0.25;

/**
 * The ref of an element that calls `onSeen` once, when the element first comes into view. What is in view is the
 * environment, not state; outside a browser nothing is.
 */
export const useFirstInView = (onSeen: () => void) =>
  useCallback(
    (element: Element | null) => {
      if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ intersectionRatio }) => intersectionRatio >= partInView)) return;
          observer.disconnect();
          onSeen();
        },
        { threshold: partInView },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onSeen],
  );
