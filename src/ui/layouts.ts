import { useCallback, useSyncExternalStore } from 'react';

/** The condition of the mobile layout: below 991 px. */
export const mobileLayout = '(max-width: 990.98px)';

/** When the banners are on the edge of the title band, and not below the products. */
export const wideLayout = '(min-width: 991px)';

/** When the rewards are a column beside the products; with larger text the page has to be wider. */
export const railLayout = '(min-width: 1272px) and (min-width: 79.5em)';

/** When carousels and their placeholders show one item at once: below 767 px. */
export const oneItemWide = '(max-width: 766.98px)';

/** How many items are side by side: `wide`, or fewer if a media query matches. The first match counts. */
export interface ItemsPerPage {
  readonly wide: number;
  /** Media queries with their number of items, narrowest first. Must be a constant. */
  readonly narrower: readonly { readonly query: string; readonly items: number }[];
}

const matchMedia = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);

/** The number of items side by side at the current width, which belongs to the browser and not to the state. */
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
