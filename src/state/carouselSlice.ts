import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '../texts/text';
import { said } from './said';

/** Makes the slice of a carousel's position: the index, from 0, of the first item that the member sees. */
export const createCarouselSlice = <Block extends string>(block: Block) =>
  createSlice({
    name: block,
    initialState: 0,
    reducers: {
      /** The member turned to another page, which `place` names; the payload is the index, from 0, of its first item. */
      pageTurned: {
        prepare: (first: number, place?: Message) => ({ payload: first, ...said(place) }),
        reducer: (_, { payload }: PayloadAction<number>) => payload,
      },
      /** The item with this index, from 0, got the focus: it stays in sight if the pages become others. */
      itemFocused: (_, { payload }: PayloadAction<number>) => payload,
    },
  });

/** How many items an open list shows at first, and how many more each time the member comes near its end. */
export const LIST_STEP = 50;

/** This many items before the end of what is shown, more are shown. */
const NEAR_THE_END = 10;

/**
 * Makes the slice of a carousel that can be opened into a list of everything: how many items the list shows, or 0 while
 * it is a carousel (rule `list.steps`).
 */
export const createOpenListSlice = <Block extends string>(block: Block) =>
  createSlice({
    name: block,
    initialState: 0,
    reducers: {
      /** The member asked to see all items; the payload is how many are shown at first. */
      listOpened: {
        prepare: (shown: number = LIST_STEP) => ({ payload: shown }),
        reducer: (_, { payload }: PayloadAction<number>) => payload,
      },
      /** The member asked for fewer: the carousel again. */
      listClosed: () => 0,
      /** The item with this index, from 0, came near the visible part of the page. */
      itemNeared: (shown, { payload }: PayloadAction<number>) =>
        shown > 0 && payload >= shown - NEAR_THE_END ? shown + LIST_STEP : shown,
    },
  });
