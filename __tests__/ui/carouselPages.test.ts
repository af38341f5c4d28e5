import fc from 'fast-check';
import {
  dotPages,
  manyPages,
  pageCount,
  pageForKey,
  pageOf,
  pagesAtOnce,
  pagesBySlot,
} from '../../src/ui/carouselPages';

const carousels = fc.record({
  items: fc.integer({ min: 0, max: 2000 }),
  perPage: fc.integer({ min: 1, max: 6 }),
  firstIndex: fc.integer({ min: -50, max: 5000 }),
});

const places = fc
  .integer({ min: 1, max: 500 })
  .chain((count) => fc.record({ count: fc.constant(count), page: fc.integer({ min: 0, max: count - 1 }) }));

it('The pages contain every item once, none is empty, and the shown one exists, whatever the store remembers', () => {
  fc.assert(
    fc.property(carousels, ({ items, perPage, firstIndex }) => {
      const count = pageCount(items, perPage);
      expect(count * perPage).toBeGreaterThanOrEqual(items);
      expect((count - 1) * perPage).toBeLessThanOrEqual(Math.max(0, items - 1));
      const page = pageOf(firstIndex, items, perPage);
      expect(page).toBeGreaterThanOrEqual(0);
      expect(page).toBeLessThan(count);
      if (firstIndex >= 0 && firstIndex < items) expect(page).toBe(Math.floor(firstIndex / perPage));
    }),
  );
});

it('The pages in the document are few neighbours of the visible one; the dots a window around it beyond ten', () => {
  fc.assert(
    fc.property(places, ({ page, count }) => {
      const slots = pagesBySlot(page, count);
      expect(slots).toContain(page);
      expect(slots).toHaveLength(Math.min(pagesAtOnce, count));
      const ordered = [...slots].sort((one, other) => one - other);
      expect(ordered.map((shown) => shown - (ordered[0] ?? 0))).toEqual(ordered.map((_, index) => index));
      const dots = dotPages(page, count);
      expect(dots).toContain(page);
      expect(dots).toHaveLength(count > manyPages ? pagesAtOnce : count);
    }),
  );
});

it('A page keeps its slot when the member turns up to three pages, and the one left stays, so that the row moves', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: -3, max: 3 }), ({ page, count }, step) => {
      const before = pagesBySlot(page, count);
      const after = pagesBySlot(Math.min(Math.max(0, page + step), count - 1), count);
      expect(after).toContain(page);
      for (const shown of before.filter((candidate) => after.includes(candidate)))
        expect(after.indexOf(shown)).toBe(before.indexOf(shown));
    }),
  );
});

it.each([
  ['ArrowRight', 1, false, 2],
  ['ArrowLeft', 1, false, 0],
  ['ArrowRight', 1, true, 0],
  ['ArrowLeft', 0, false, 0],
  ['ArrowRight', 4, false, 4],
  ['Home', 3, false, 0],
  ['End', 1, true, 4],
  ['Enter', 1, false, undefined],
])('The key %s on the dot of page %i (right to left: %p) leads to %p', (key, page, rightToLeft, target) => {
  expect(pageForKey(key, page, 5, rightToLeft)).toBe(target);
});
