/** A carousel with more pages than this shows a window of dots, and says which page is shown. */
export const manyPages = 10;
/** How many pages are in the document at once, and how many dots are shown of many pages. */
export const pagesAtOnce = 7;

/** How many pages that many items need; at least one. */
export const pageCount = (items: number, perPage: number): number => Math.max(1, Math.ceil(items / perPage));

const clamp = (value: number, lowest: number, highest: number): number => Math.min(Math.max(lowest, value), highest);

/** The page, from 0, that shows an item; an item that is gone leads to the nearest page. */
export const pageOf = (firstIndex: number, items: number, perPage: number): number =>
  clamp(Math.floor(firstIndex / perPage), 0, pageCount(items, perPage) - 1);

/** Whether an element reads from right to left, by the nearest `dir`. */
export const isRightToLeft = (element: Element): boolean => element.closest('[dir]')?.getAttribute('dir') === 'rtl';

/** The page a key leads to; undefined for a key that means nothing here. Arrows follow the reading direction. */
export const pageForKey = (key: string, page: number, count: number, rightToLeft: boolean): number | undefined => {
  const onwards = rightToLeft ? -1 : 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: page + onwards,
    ArrowLeft: page - onwards,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : clamp(target, 0, count - 1);
};

const pagesAround = (page: number, count: number, shown: number): readonly number[] => {
  const first = clamp(page - Math.floor(shown / 2), 0, count - shown);
  return Array.from({ length: shown }, (_, offset) => first + offset);
};

/** The pages in the document, each in slot "page modulo slots", so that React keeps its element while others come. */
export const pagesBySlot = (page: number, count: number): readonly number[] => {
  const slots = Math.min(pagesAtOnce, count);
  return [...pagesAround(page, count, slots)].sort((one, other) => (one % slots) - (other % slots));
};

/** The dots shown for a page. */
export const dotPages = (page: number, count: number): readonly number[] =>
  pagesAround(page, count, count > manyPages ? pagesAtOnce : count);
