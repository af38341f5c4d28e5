import { type ElementType, type FocusEvent, type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { Carousel as CarouselPackage } from 'react-responsive-carousel';
import { type Message, text } from '../texts/text';
import { CarouselDots, CarouselHead } from './BlockRooms';
import { Button } from './Button';
import { CarouselNavigation } from './CarouselNavigation';
import { pageCount, pageOf, pagesBySlot } from './carouselPages';
import { CarouselFrame, CarouselList, CarouselSlide } from './carouselStyles';
import { type ItemsPerPage, useItemsPerPage } from './layouts';
import { useOnPaper } from './onPaper';
import { useFirstInView } from './useFirstInView';
import { useSwipe } from './useSwipe';

/** How many items are side by side on paper, where nothing turns pages. */
const COLUMNS_ON_PAPER = 2;

// Beside the heading and "See all" there is no room for the dots.
const onPhone: ItemsPerPage = { wide: 0, narrower: [{ query: '(max-width: 480px)', items: 1 }] };

/** How many items of an opened list are drawn at once; the others follow in steps that presses interrupt. */
const FIRST_LISTED = 9;

const nothing = () => null;
const unmoved = () => ({});

/** A carousel that the member can open into a list of everything. Indices are from 0. */
interface Listing {
  /** How many items the list shows; 0 while it is a carousel. */
  readonly shown: number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Called when an item comes near the visible part of the page. */
  readonly onNear: (index: number) => void;
}

interface Keyed {
  readonly key: string;
}

export interface CarouselProps<Item extends Keyed> {
  readonly items: readonly Item[];
  /** Draws an item; only called while its page is near the current one. */
  readonly renderItem: (item: Item, isOnPresentPage: boolean) => ReactNode;
  /** Draws an item as this instead of a plain `li`, which takes a ref. */
  readonly surface?: ElementType;
  readonly perPage: number;
  /** The id of the heading that names the carousel. */
  readonly labelledBy: string;
  /** The heading itself, with the dots beside it; on a phone and without it they are below the pages. */
  readonly heading?: ReactNode;
  /** The index of the first item shown; any number is safe. */
  readonly firstIndex: number;
  /** With what the announcer says, such as "2 of 4, Recommended for you". */
  readonly onFirstIndexChange: (firstIndex: number, place: Message) => void;
  /** What a page is called in it, by the index of its first item. */
  readonly nameOf: (firstIndex: number) => Message;
  readonly list?: Listing;
  /** Whether more items may come: the dots' room is kept meanwhile. */
  readonly growing?: boolean;
  /** An item, or something within it, has received the focus. */
  readonly onItemFocus?: (index: number) => void;
  /** Shows "Previous" and "Next" beside the dots. */
  readonly arrows?: boolean;
}

// Whether the row moves visibly: a page far away appears at once, because the pages between are not in the document,
// and so does a page that changed only because the number of columns did.
const useMoves = (page: number, perPage: number, slots: readonly number[]): boolean => {
  const [turn, setTurn] = useState({ page, perPage, moves: true });
  if (turn.page !== page || turn.perPage !== perPage) {
    setTurn({ page, perPage, moves: turn.perPage === perPage && slots.includes(turn.page) });
  }
  return turn.moves;
};

interface NearItemProps extends Pick<Listing, 'onNear'> {
  'data-item': string;
  index: number;
  surface: ElementType;
  children: ReactNode;
}

const NearItem = ({ index, onNear, surface: Surface, ...rest }: NearItemProps) => {
  const onSeen = useCallback(() => onNear(index), [onNear, index]);
  return <Surface ref={useFirstInView(onSeen, '50% 0px')} {...rest} />;
};

/**
 * Pages of items (rules `carousel.movement`, `carousel.start`, `list.focus`), of which only a few are in the document.
 * The page is derived from `firstIndex`, so it stays valid when the number of items or columns changes.
 */
export const Carousel = <Item extends Keyed>({
  items,
  renderItem,
  surface: Surface = 'li',
  perPage,
  labelledBy,
  heading,
  firstIndex,
  onFirstIndexChange,
  nameOf,
  list,
  growing = false,
  onItemFocus,
  arrows = false,
}: CarouselProps<Item>) => {
  const count = pageCount(items.length, perPage);
  const page = pageOf(firstIndex, items.length, perPage);
  const slots = pagesBySlot(page, count);
  const moves = useMoves(page, perPage, slots);
  const leads = (target: number) => target !== page && target >= 0 && target < count;
  const go = (target: number) => {
    if (!leads(target)) return;
    const place: Message = { key: 'carousel.place', values: { page: target + 1, pages: count } };
    const first = target * perPage;
    onFirstIndexChange(first, { key: 'carousel.said', values: { place, name: nameOf(first) } });
  };
  const swipe = useSwipe({
    leads: (direction) => leads(page + direction),
    onSwipe: (direction) => go(page + direction),
  });
  const onFocus = ({ target }: FocusEvent) => {
    const focused = target.closest<HTMLElement>('[data-item]')?.dataset.item;
    const index = items.findIndex(({ key }) => key === focused);
    if (index >= 0) onItemFocus?.(index);
  };
  const isOnPaper = useOnPaper();
  const dotsBelow = useItemsPerPage(onPhone) > 0;
  // With two pages the other is only a press away: no list.
  const listing = count > 2 ? list : undefined;
  const isList = listing !== undefined && listing.shown > 0;
  // The press that opens the list is answered by its first items (rule `press.time`).
  const soFar = useDeferredValue(listing?.shown ?? 0);
  const listOf = (listed: readonly Item[], columns: number, draw: (item: Item, index: number) => ReactNode) => (
    <CarouselList style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {listed.map(draw)}
    </CarouselList>
  );
  const drawnOn = (isPresentPage: boolean) => (item: Item) => (
    <Surface key={item.key} data-item={item.key}>
      {renderItem(item, isPresentPage)}
    </Surface>
  );
  if (heading !== undefined && isOnPaper) {
    return (
      <CarouselFrame onFocus={onFocus}>
        {heading}
        {listOf(items, COLUMNS_ON_PAPER, drawnOn(false))}
      </CarouselFrame>
    );
  }
  const slides = slots.map((slide, slot) => (
    <CarouselSlide
      key={slide}
      role="group"
      aria-roledescription={text('carousel.slide')}
      aria-label={text('carousel.place', { page: slide + 1, pages: count })}
      inert={slide !== page}
      style={{ '--carousel-shift': slide - slot }}
    >
      {listOf(items.slice(slide * perPage, (slide + 1) * perPage), perPage, drawnOn(slide === page))}
    </CarouselSlide>
  ));
  const navigation = isList ? null : <CarouselNavigation page={page} count={count} arrows={arrows} onGo={go} />;
  return (
    <CarouselFrame
      {...(isList
        ? {}
        : { role: 'group', 'aria-roledescription': text('carousel.kind'), 'aria-labelledby': labelledBy })}
      style={{ '--carousel-page': page, '--carousel-time': moves ? '500ms' : '0ms' }}
      {...(count > 1 && !isList ? swipe : {})}
      onFocus={onFocus}
    >
      {heading === undefined ? null : (
        <CarouselHead>
          {heading}
          {listing ? (
            <Button kind="quiet" aria-describedby={labelledBy} onClick={isList ? listing.onClose : listing.onOpen}>
              {isList ? text('carousel.showFewer') : text('carousel.seeAll', { count: items.length })}
            </Button>
          ) : null}
          {dotsBelow ? null : navigation}
        </CarouselHead>
      )}
      {isList ? (
        listOf(items.slice(0, Math.min(listing.shown, Math.max(soFar, FIRST_LISTED))), perPage, (item, index) => (
          <NearItem key={item.key} data-item={item.key} index={index} onNear={listing.onNear} surface={Surface}>
            {renderItem(item, true)}
          </NearItem>
        ))
      ) : (
        // Its own way of moving the row knows neither right to left nor reduced motion, and its swipe turns pages on
        // vertical scrolls.
        <CarouselPackage
          selectedItem={slots.indexOf(page)}
          swipeable={false}
          showIndicators={false}
          showStatus={false}
          showThumbs={false}
          renderArrowPrev={nothing}
          renderArrowNext={nothing}
          animationHandler={unmoved}
        >
          {slides}
        </CarouselPackage>
      )}
      {heading === undefined ? navigation : null}
      {heading !== undefined && dotsBelow && !isList && (count > 1 || growing) ? (
        <CarouselDots>{navigation}</CarouselDots>
      ) : null}
    </CarouselFrame>
  );
};
