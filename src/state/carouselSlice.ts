import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '../texts/text';
import { said } from './eventMeta';

/** The item that the member sees first in a carousel. */
interface Position {
  /** From 0. */
  readonly index: number;
  /** Its key if the member must not lose it when others join before it. */
  readonly key: string | null;
}

/** Where the member is in a carousel, and how much of it is open. */
export interface CarouselState extends Position {
  /** How many items the carousel shows as a list; 0 while it is none (rule `list.steps`). */
  readonly shown: number;
}

/** How many items an open list shows at first, and how many more each time the member comes near its end. */
export const LIST_STEP = 50;

/** This many items before the end of what is shown, more are shown. */
const NEAR_THE_END = 10;

/** Makes the slice of a carousel, which the member may open into a list of everything. */
export const createCarouselSlice = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState: { index: 0, key: null, shown: 0 } as CarouselState,
    reducers: {
      /** The member turned to the page, which `place` names, that begins with the item of this index and key. */
      pageTurned: {
        prepare: (index: number, key: string | null = null, place?: Message) => ({
          payload: { index, key: index === 0 ? null : key },
          ...said(place),
        }),
        reducer: (state, { payload }: PayloadAction<Position>) => ({ ...state, ...payload }),
      },
      /** An item got the focus: it stays in sight if the pages become others. */
      itemFocused: (state, { payload }: PayloadAction<Position>) => ({ ...state, ...payload }),
      /** The member asked to see all items; the payload is how many are shown at first. */
      listOpened: {
        prepare: (shown: number = LIST_STEP) => ({ payload: shown }),
        reducer: (state, { payload: shown }: PayloadAction<number>) => ({ ...state, shown }),
      },
      /** The member asked for fewer: the carousel again. */
      listClosed: (state) => ({ ...state, shown: 0 }),
      /** The item with this index, from 0, came near the visible part of the page. */
      itemNeared: (state, { payload }: PayloadAction<number>) => {
        if (state.shown > 0 && payload >= state.shown - NEAR_THE_END) state.shown += LIST_STEP;
      },
    },
  });

/** The slice of a carousel. */
export type CarouselSlice<Name extends string> = ReturnType<typeof createCarouselSlice<Name>>;

/**
 * The index of the item that the member is at, wherever it is now (rule `list.focus`); if it is gone, of the item at its
 * former place, or of the last one.
 */
export const firstIndexOf = ({ index, key }: Position, items: readonly { readonly key: string }[]): number => {
  const at = items.findIndex((item) => item.key === key);
  return at >= 0 ? at : Math.max(0, Math.min(index, items.length - 1));
};
