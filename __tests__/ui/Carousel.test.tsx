import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { Carousel } from '../../src/ui/Carousel';
import {
  dotPages,
  manyPages,
  pageCount,
  pageForKey,
  pageOf,
  pagesAtOnce,
  pagesBySlot,
} from '../../src/ui/carouselPages';

interface SampleProps {
  count: number;
  perPage: number;
  from?: number;
  arrows?: boolean;
}

const Sample = ({ count, from = 0, ...props }: SampleProps) => {
  const [first, setFirst] = useState(from);
  return (
    <>
      <h2 id="name">Outstanding actions</h2>
      <Carousel
        labelledBy="name"
        items={Array.from({ length: count }, (_, index) => ({ key: `Item ${index + 1}` }))}
        renderItem={({ key }) => <article aria-label={key}>{key}</article>}
        firstIndex={first}
        onFirstIndexChange={setFirst}
        nameOf={() => ({ key: 'outstanding.heading' })}
        {...props}
      />
    </>
  );
};

const show = async (sample: React.ReactElement) => {
  const shown = await act(async () => render(sample));
  await screen.findAllByRole('group', { name: /^[\d,]+ of [\d,]+$/ });
  return shown;
};

const currentSlide = () => {
  const [slide, ...others] = screen
    .getAllByRole('group', { name: /^[\d,]+ of [\d,]+$/, hidden: true })
    .filter((candidate) => !candidate.hasAttribute('inert'));
  expect(others).toEqual([]);
  return slide?.getAttribute('aria-label');
};

describe('a carousel', () => {
  it('is a group named by its heading, whose slides are pages of items', async () => {
    await show(<Sample count={7} perPage={3} />);
    const carousel = screen.getByRole('group', { name: 'Outstanding actions' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    expect(within(carousel).getAllByRole('article', { hidden: true })).toHaveLength(7);
    expect(currentSlide()).toBe('1 of 3');
    expect(within(screen.getByLabelText('3 of 3')).getAllByRole('article', { hidden: true })).toHaveLength(1);
    expect(screen.getByLabelText('2 of 3')).toHaveAttribute('inert');
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('turns the page by "Previous" and "Next" if there are arrows, and stops at the ends', async () => {
    await show(<Sample count={2} perPage={1} arrows />);
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(currentSlide()).toBe('1 of 2');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(currentSlide()).toBe('2 of 2');
  });

  it('keeps showing the same item when the columns change', async () => {
    const { rerender } = await show(<Sample count={9} perPage={3} from={4} />);
    expect(currentSlide()).toBe('2 of 3');
    rerender(<Sample count={9} perPage={1} />);
    expect(currentSlide()).toBe('5 of 9');
    rerender(<Sample count={2} perPage={1} />);
    expect(currentSlide()).toBe('2 of 2');
  });

  it('keeps the focus on a dot when more pages come than have a dot each', async () => {
    const { rerender } = await show(<Sample count={10} perPage={1} from={3} />);
    act(() => screen.getByRole('button', { name: 'Go to page 4 of 10' }).focus());
    rerender(<Sample count={11} perPage={1} />);
    expect(screen.getByText('Page 4 of 11')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go to page 4 of 11' })).toHaveFocus();
    rerender(<Sample count={2} perPage={2} />);
    rerender(<Sample count={2} perPage={1} />);
    expect(document.body).toHaveFocus();
  });

  it('says the page and shows a window of dots past ten pages', async () => {
    await show(<Sample count={1000} perPage={1} from={500} />);
    expect(screen.getByText('Page 501 of 1,000')).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(7);
    act(() => screen.getByRole('button', { name: 'Go to page 501 of 1,000' }).focus());
    await userEvent.keyboard('{End}');
    expect(currentSlide()).toBe('1,000 of 1,000');
    expect(within(screen.getByRole('group', { name: '1,000 of 1,000' })).getByText('Item 1000')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go to page 1,000 of 1,000' })).toHaveFocus();
  });

  it.each([1, 4])('with a thousand items needs at most three times the elements of ten, %i a page', async (perPage) => {
    const few = await show(<Sample count={10} perPage={perPage} />);
    const elementsOfTen = few.container.querySelectorAll('*').length;
    few.unmount();
    const many = await show(<Sample count={1000} perPage={perPage} from={300} />);
    expect(many.container.querySelectorAll('*').length).toBeLessThanOrEqual(3 * elementsOfTen);
  });
});

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
