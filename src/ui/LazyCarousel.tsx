import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Boundary } from './Boundary';
import { CarouselNavigation } from './CarouselNavigation';
import type { CarouselTrackProps } from './CarouselTrack';
import { pageCount, pageOf, pagesBySlot } from './carouselPages';
import { CarouselFrame, CarouselList, CarouselSlide } from './carouselStyles';
import { useSwipe } from './useSwipe';

const CarouselTrack = lazy(() =>
  import(/* webpackChunkName: "carousel" */ './CarouselTrack').then((chunk) => ({ default: chunk.CarouselTrack })),
);

// The row without the package: all of it is usable, and its height is final.
const PlainTrack = ({ slides }: Pick<CarouselTrackProps, 'slides'>) => (
  <div className="slider-wrapper">
    <div className="slider">
      {slides.map((slide) => (
        <div key={slide.key} className="slide">
          {slide}
        </div>
      ))}
    </div>
  </div>
);

export interface LazyCarouselProps<Item> {
  readonly items: readonly Item[];
  /** The key of an item, unlike every other's. */
  readonly itemKey: (item: Item) => string;
  /** Draws an item; asked only while its page is near the present one. */
  readonly renderItem: (item: Item, isOnPresentPage: boolean) => ReactNode;
  /** How many items a page shows side by side. */
  readonly perPage: number;
  /** The id of the heading that names the carousel. */
  readonly labelledBy: string;
  /** The index of the first item shown, from 0; any number is safe. */
  readonly firstIndex: number;
  readonly onFirstIndexChange: (firstIndex: number) => void;
  /** Shows "Previous" and "Next" beside the dots. */
  readonly arrows?: boolean;
  /** How long it takes to turn a page. */
  readonly transitionMilliseconds?: number;
}

// Whether the member sees the row move: a page far away is there at once, because the pages between are not in the
// document, and so is a page that only the number of columns has made another.
const useMoves = (page: number, perPage: number, slots: readonly number[]): boolean => {
  const [turn, setTurn] = useState({ page, perPage, moves: true });
  if (turn.page !== page || turn.perPage !== perPage) {
    setTurn({ page, perPage, moves: turn.perPage === perPage && slots.includes(turn.page) });
  }
  return turn.moves;
};

/**
 * Pages of items, one page at a time: dots, arrow keys on a dot, swipe. The page follows from `firstIndex`, so it stays
 * valid when the number of items or of columns changes. However many items there are, few pages are in the document.
 * The package's script is fetched when the first carousel is shown: nothing moves when it arrives, and nothing is missing
 * when it does not.
 */
export const LazyCarousel = <Item,>({
  items,
  itemKey,
  renderItem,
  perPage,
  labelledBy,
  firstIndex,
  onFirstIndexChange,
  arrows = false,
  transitionMilliseconds = 500,
}: LazyCarouselProps<Item>) => {
  const count = pageCount(items.length, perPage);
  const page = pageOf(firstIndex, items.length, perPage);
  const slots = pagesBySlot(page, count);
  const moves = useMoves(page, perPage, slots);
  const leads = (target: number) => target !== page && target >= 0 && target < count;
  const go = (target: number) => {
    if (leads(target)) onFirstIndexChange(target * perPage);
  };
  const swipe = useSwipe({
    leads: (direction) => leads(page + direction),
    onSwipe: (direction) => go(page + direction),
  });
  const slides = slots.map((slide, slot) => (
    <CarouselSlide
      key={slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${slide + 1} of ${count}`}
      inert={slide !== page}
      style={{ '--carousel-shift': slide - slot }}
    >
      <CarouselList style={{ gridTemplateColumns: `repeat(${perPage}, minmax(0, 1fr))` }}>
        {items.slice(slide * perPage, (slide + 1) * perPage).map((item) => (
          <li key={itemKey(item)}>{renderItem(item, slide === page)}</li>
        ))}
      </CarouselList>
    </CarouselSlide>
  ));
  const plain = <PlainTrack slides={slides} />;
  return (
    <CarouselFrame
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      style={{ '--carousel-page': page, '--carousel-time': `${moves ? transitionMilliseconds : 0}ms` }}
      {...(count > 1 ? swipe : {})}
    >
      <Boundary fallback={plain}>
        <Suspense fallback={plain}>
          <CarouselTrack slides={slides} shown={slots.indexOf(page)} />
        </Suspense>
      </Boundary>
      <CarouselNavigation page={page} count={count} arrows={arrows} onGo={go} />
    </CarouselFrame>
  );
};
