import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Makes the slice of a carousel's position: the index, from 0, of the first item that the member sees. */
export const createCarouselSlice = <Block extends string>(block: Block) =>
  createSlice({
    name: block,
    initialState: 0,
    reducers: {
      /** The member turned to another page; the payload is the index, from 0, of its first item. */
      pageTurned: (_, { payload }: PayloadAction<number>) => payload,
    },
  });
