import { type ReactNode, useId } from 'react';
import { type Message, textOf } from '../texts/text';
import { Carousel, type CarouselProps } from './Carousel';
import { type ItemsPerPage, useItemsPerPage } from './layouts';
import { Section } from './Page';

interface CarouselSectionProps<Item extends { readonly key: string }>
  extends Omit<CarouselProps<Item>, 'perPage' | 'labelledBy' | 'heading' | 'nameOf' | 'arrows'> {
  readonly heading: Message;
  readonly sideBySide: ItemsPerPage;
  /** The main carousel of the page: its cards are larger. */
  readonly lead?: boolean;
  /** Comes below the items. */
  readonly below?: ReactNode;
}

/** A block of a screen: a carousel under a heading that names it; nothing while it has no items. */
export const CarouselSection = <Item extends { readonly key: string }>({
  heading,
  items,
  sideBySide,
  lead = false,
  below,
  ...rest
}: CarouselSectionProps<Item>) => {
  const headingId = useId();
  const perPage = useItemsPerPage(sideBySide);
  if (items.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} data-lead={lead ? '' : undefined}>
      <Carousel
        items={items}
        perPage={perPage}
        labelledBy={headingId}
        nameOf={() => heading}
        heading={
          <h2 id={headingId} tabIndex={-1}>
            {textOf(heading)}
          </h2>
        }
        {...rest}
      />
      {below}
    </Section>
  );
};
