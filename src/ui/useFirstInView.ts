import { useCallback } from 'react';

// A very tall element is never completely visible.
const partInView = 0.25;

/** The ref of an element that calls `onSeen` once, when it first comes into view; `ahead`, a CSS margin, before that. */
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
