import { lazy, type ReactNode, Suspense } from 'react';
import type { CarouselProps } from './Carousel';
import { CarouselPage } from './CarouselPage';
import { pageCount, pageOf } from './carouselPages';
import { CarouselControls, CarouselFrame } from './carouselStyles';

const Carousel = lazy(() =>
  import(/* webpackChunkName: "carousel" */ './Carousel').then((chunk) => ({ default: chunk.Carousel })),
);

export interface LazyCarouselProps<Item> extends Omit<CarouselProps, 'items'> {
  readonly items: readonly Item[];
  /** The key of an item, unlike every other's. */
  readonly itemKey: (item: Item) => string;
  readonly renderItem: (item: Item) => ReactNode;
}

/** The present page as it will stand, and the room of the dots, while the carousel's own script is on its way. */
const StillCarousel = ({ labelledBy, firstIndex, items, perPage }: CarouselProps) => (
  <CarouselFrame role="group" aria-roledescription="carousel" aria-labelledby={labelledBy}>
    <CarouselPage items={items} perPage={perPage} page={pageOf(firstIndex, items.length, perPage)} />
    {pageCount(items.length, perPage) > 1 ? <CarouselControls /> : null}
  </CarouselFrame>
);

/** The carousel, whose script is fetched when the first one is shown; nothing moves when it arrives. */
export const LazyCarousel = <Item,>({ items, itemKey, renderItem, ...rest }: LazyCarouselProps<Item>) => {
  const props: CarouselProps = {
    ...rest,
    items: items.map((item) => ({ key: itemKey(item), render: () => renderItem(item) })),
  };
  return (
    <Suspense fallback={<StillCarousel {...props} />}>
      <Carousel {...props} />
    </Suspense>
  );
};
