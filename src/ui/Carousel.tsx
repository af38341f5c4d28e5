import { type PointerEvent, useRef } from 'react';
import { Carousel as CarouselPackage } from 'react-responsive-carousel';
import { CarouselNavigation, isRightToLeft } from './CarouselNavigation';
import { type CarouselItem, CarouselPage } from './CarouselPage';
import { pageCount, pageOf, pagesBySlot, swipeDirection } from './carouselPages';
import { CarouselFrame, CarouselSlide } from './carouselStyles';

export interface CarouselProps {
  readonly items: readonly CarouselItem[];
  /** How many items a page shows side by side. */
  readonly perPage: number;
  /** The id of the heading that names the carousel. */
  readonly labelledBy: string;
  /** The index of the first item shown, from 0; any number is safe. */
  readonly firstIndex: number;
  readonly onFirstIndexChange: (firstIndex: number) => void;
  /** Shows "Previous" and "Next" beside the dots. */
  readonly arrows?: boolean;
  readonly transitionMilliseconds?: number;
}

const nothing = () => null;

/**
 * Pages of items, one page at a time: dots, arrow keys on a dot, swipe. The page follows from `firstIndex`, so it stays
 * valid when the number of items or of columns changes. However many items there are, few pages are in the document.
 */
export const Carousel = ({
  items,
  perPage,
  labelledBy,
  firstIndex,
  onFirstIndexChange,
  arrows = false,
  transitionMilliseconds = 500,
}: CarouselProps) => {
  const start = useRef<{ x: number; y: number; pointerId: number }>(undefined);
  const count = pageCount(items.length, perPage);
  const page = pageOf(firstIndex, items.length, perPage);
  const slots = pagesBySlot(page, count);
  const go = (target: number) => {
    if (target !== page && target >= 0 && target < count) onFirstIndexChange(target * perPage);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.isPrimary && event.button === 0) {
      start.current = { x: event.clientX, y: event.clientY, pointerId: event.pointerId };
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = start.current;
    start.current = undefined;
    if (from?.pointerId !== event.pointerId) return;
    const direction = swipeDirection(
      event.clientX - from.x,
      event.clientY - from.y,
      isRightToLeft(event.currentTarget),
    );
    go(page + direction);
  };
  return (
    <CarouselFrame
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      style={{ '--carousel-page': page }}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        start.current = undefined;
      }}
    >
      <CarouselPackage
        key={`${perPage} ${slots.length}`}
        selectedItem={slots.indexOf(page)}
        animationHandler={() => ({
          itemListStyle: {
            transform: 'translateX(calc(var(--carousel-page) * var(--inline-direction) * -100%))',
            transitionDuration: `${transitionMilliseconds}ms`,
          },
        })}
        transitionTime={transitionMilliseconds}
        swipeable={false}
        infiniteLoop={false}
        autoPlay={false}
        showArrows={false}
        showStatus={false}
        showThumbs={false}
        showIndicators={false}
        renderArrowPrev={nothing}
        renderArrowNext={nothing}
      >
        {slots.map((slide, slot) => (
          <CarouselSlide
            key={slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${slide + 1} of ${count}`}
            inert={slide !== page}
            style={{ '--carousel-shift': slide - slot }}
          >
            <CarouselPage items={items} perPage={perPage} page={slide} />
          </CarouselSlide>
        ))}
      </CarouselPackage>
      <CarouselNavigation page={page} count={count} arrows={arrows} onGo={go} />
    </CarouselFrame>
  );
};
