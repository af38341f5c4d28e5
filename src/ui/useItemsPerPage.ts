import { useCallback, useSyncExternalStore } from 'react';

/** How many items stand side by side: `wide`, or fewer while a media query holds. The first query that holds decides. */
export interface ItemsPerPage {
  readonly wide: number;
  /** Media queries with the number of items they ask for, narrowest first. A constant, made once. */
  readonly narrower: readonly { readonly query: string; readonly items: number }[];
}

const matchMedia = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);

/**
 * The number of items side by side at the present width. The width is what the environment is, not state: it is read
 * from the browser, and where there are no media queries the wide layout holds.
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
