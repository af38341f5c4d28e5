import {
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  type ActionCreatorWithPreparedPayload,
  createAction,
  type Reducer,
} from '@reduxjs/toolkit';
import { createReducer } from './createReducer';

/** How many items an open list shows at first, and how many more each time the member comes near its end. */
export const LIST_STEP = 50;

/** This many items before the end of what is shown, more are shown. */
const NEAR_THE_END = 10;

/** The events of a carousel that can be opened into a list of everything, and the reducer of how much that shows. */
export interface OpenList<Block extends string> {
  /** The member asked to see all items; the payload is how many are shown at first. */
  readonly listOpened: ActionCreatorWithPreparedPayload<[shown?: number], number, `${Block}/listOpened`>;
  /** The member asked for fewer: the carousel again. */
  readonly listClosed: ActionCreatorWithoutPayload<`${Block}/listClosed`>;
  /** The item with this index, from 0, came near the visible part of the page. */
  readonly itemNeared: ActionCreatorWithPayload<number, `${Block}/itemNeared`>;
  /** The reducer of how many items the list shows; 0 while it is a carousel. */
  readonly reducer: Reducer<number>;
}

/** Makes the events of a block's list and the reducer of how many items it shows (rule `list.steps`). */
export const createOpenList = <Block extends string>(block: Block): OpenList<Block> => {
  const listOpened = createAction(`${block}/listOpened` as const, (shown: number = LIST_STEP) => ({ payload: shown }));
  const listClosed = createAction(`${block}/listClosed` as const);
  const itemNeared = createAction<number, `${Block}/itemNeared`>(`${block}/itemNeared`);
  const reducer = createReducer(0, (builder) => {
    builder
      .addCase(listOpened, (_, { payload }) => payload)
      .addCase(listClosed, () => 0)
      .addCase(itemNeared, (shown, { payload }) =>
        shown > 0 && payload >= shown - NEAR_THE_END ? shown + LIST_STEP : shown,
      );
  });
  return { listOpened, listClosed, itemNeared, reducer };
};
