import { useCallback } from 'react';

/** An element counts as in view once this part of its area is visible; a very tall one is never completely visible. */
const partInView = 0.25;

/**
 * The ref of an element that calls `onSeen` once, when the element first comes into view. What is in view belongs to
 * the browser, not to the state; without a browser nothing is. `ahead`, a CSS margin, is how much earlier it counts.
 */
export const useFirstInView = (onSeen: () => void, ahead = '0px') =>
  useCallback(
    (element: Element | null) => {
      if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ intersectionRatio }) => intersectionRatio >= partInView)) return;
          observer.disconnect();
          onSeen();
        },
        { threshold: partInView, rootMargin: ahead },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onSeen, ahead],
  );
