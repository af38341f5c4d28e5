import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Message } from '../texts/text';
import { type CarouselSlice, firstIndexOf } from './carouselSlice';

/** What connects the carousel of these items to its slice. */
export const useCarousel = <Name extends string>(
  { actions, selectSlice }: CarouselSlice<Name>,
  items: readonly { readonly key: string }[],
) => {
  const dispatch = useDispatch();
  const position = useSelector(selectSlice);
  const onNear = useCallback((index: number) => dispatch(actions.itemNeared(index)), [dispatch, actions]);
  return {
    firstIndex: firstIndexOf(position, items),
    onFirstIndexChange: (index: number, place: Message) =>
      dispatch(actions.pageTurned(index, items[index]?.key, place)),
    onItemFocus: (index: number) => dispatch(actions.itemFocused({ index, key: items[index]?.key ?? null })),
    list: {
      shown: position.shown,
      onOpen: () => dispatch(actions.listOpened()),
      onClose: () => dispatch(actions.listClosed()),
      onNear,
    },
  };
};
