import { type ElementType, type ReactNode, useCallback } from 'react';
import { CarouselList } from './carouselStyles';
import { useFirstInView } from './useFirstInView';

/** A carousel that the member can open into a list of everything. */
export interface Listing {
  /** How many items the list shows; 0 while it is a carousel. */
  readonly shown: number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Called when an item comes near the visible part of the page, with its index from 0. */
  readonly onNear: (index: number) => void;
}

const NearItem = ({
  index,
  name,
  surface: Surface,
  onNear,
  children,
}: {
  index: number;
  name: string;
  surface: ElementType;
  onNear: (index: number) => void;
  children: ReactNode;
}) => (
  <Surface
    data-item={name}
    ref={useFirstInView(
      useCallback(() => onNear(index), [onNear, index]),
      '50% 0px',
    )}
  >
    {children}
  </Surface>
);

/** The first of the items as a plain list, in as many columns as a page of the carousel has. */
export const ItemList = <Item,>({
  items,
  itemKey,
  renderItem,
  surface,
  perPage,
  onNear,
}: {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item, isOnPresentPage: boolean) => ReactNode;
  surface: ElementType;
  perPage: number;
  onNear: (index: number) => void;
}) => (
  <CarouselList style={{ gridTemplateColumns: `repeat(${perPage}, minmax(0, 1fr))` }}>
    {items.map((item, index) => (
      <NearItem key={itemKey(item)} name={itemKey(item)} surface={surface} index={index} onNear={onNear}>
        {renderItem(item, true)}
      </NearItem>
    ))}
  </CarouselList>
);
