import type { ReactNode } from 'react';
import { CarouselList } from './carouselStyles';

/** An item of a carousel: a key of its own and how it is drawn, asked only while its page is near the present one. */
export interface CarouselItem {
  readonly key: string;
  readonly render: () => ReactNode;
}

/** One page of items, in as many columns as a page holds. */
export const CarouselPage = ({
  items,
  perPage,
  page,
}: {
  items: readonly CarouselItem[];
  perPage: number;
  page: number;
}) => (
  <CarouselList style={{ gridTemplateColumns: `repeat(${perPage}, minmax(0, 1fr))` }}>
    {items.slice(page * perPage, (page + 1) * perPage).map((item) => (
      <li key={item.key}>{item.render()}</li>
    ))}
  </CarouselList>
);
