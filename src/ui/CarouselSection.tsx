import { type ReactNode, useId } from 'react';
import { LazyCarousel } from './LazyCarousel';
import { Section } from './Page';
import { type ItemsPerPage, useItemsPerPage } from './useItemsPerPage';

export interface CarouselSectionProps<Item extends { readonly key: string }> {
  readonly heading: string;
  /** What the carousel shows; the block is absent while there is none. */
  readonly items: readonly Item[];
  readonly renderItem: (item: Item, isOnPresentPage: boolean) => ReactNode;
  readonly sideBySide: ItemsPerPage;
  /** The index of the first item shown, from 0; any number is safe. */
  readonly firstIndex: number;
  readonly onFirstIndexChange: (firstIndex: number) => void;
}

/** A block of a screen that is a carousel under a heading, which names both. */
export const CarouselSection = <Item extends { readonly key: string }>({
  heading,
  items,
  sideBySide,
  ...rest
}: CarouselSectionProps<Item>) => {
  const headingId = useId();
  const perPage = useItemsPerPage(sideBySide);
  if (items.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <LazyCarousel items={items} itemKey={({ key }) => key} perPage={perPage} labelledBy={headingId} {...rest} />
    </Section>
  );
};
