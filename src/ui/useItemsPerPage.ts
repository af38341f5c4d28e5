import { useCallback, useSyncExternalStore } from 'react';

/** How many items are side by side: `wide`, or fewer if a media query matches. The first match counts. */
export interface ItemsPerPage {
  readonly wide: number;
  /** Media queries with their number of items, narrowest first. Must be a constant. */
  readonly narrower: readonly { readonly query: string; readonly items: number }[];
}

const matchMedia = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);

/**
 * The number of items side by side at the current width. The width belongs to the browser, not to the state; without
 * media queries the wide layout applies.
 */
export const useItemsPerPage = ({ wide, narrower }: ItemsPerPage): number => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const lists = narrower.map(({ query }) => matchMedia(query));
      for (const list of lists) list?.addEventListener('change', onChange);
      return () => {
        for (const list of lists) list?.removeEventListener('change', onChange);
      };
    },
    [narrower],
  );
  return useSyncExternalStore(subscribe, () => narrower.find(({ query }) => matchMedia(query)?.matches)?.items ?? wide);
};
