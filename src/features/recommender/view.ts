import { useCallback } from 'react';
import type { ItemsPerPage } from '../../ui/useItemsPerPage';

/** How many cards stand side by side (spec section 9). */
export const sideBySide: ItemsPerPage = {
  wide: 3,
  narrower: [
    { query: '(max-width: 789px)', items: 1 },
    { query: '(max-width: 1024px)', items: 2 },
  ],
};

/** A card counts as in view from this part of its area on; a very tall one never shows all of itself at once. */
const partInView = 0.25;

/** Whether the browser tells what comes into view. */
export const tellsWhatIsInView = (): boolean => typeof globalThis.IntersectionObserver === 'function';

/** How many cards stand side by side at the present width. */
export const cardsSideBySide = (): number =>
  sideBySide.narrower.find(({ query }) => globalThis.matchMedia?.(query).matches)?.items ?? sideBySide.wide;

/** The ref of an element that calls `onSeen` once, when the element first comes into view. */
export const useFirstView = (onSeen: () => void) =>
  useCallback(
    (element: Element | null) => {
      if (element === null || !tellsWhatIsInView()) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
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
