import type { ActionCreatorWithPayload, Reducer } from '@reduxjs/toolkit';
import { createReducer } from './createReducer';

/** The reducer of a carousel's position: the index, from 0, of the first item that the member sees. */
export const firstIndexReducer = (pageTurned: ActionCreatorWithPayload<number>): Reducer<number> =>
  createReducer(0, (builder) => {
    builder.addCase(pageTurned, (_, { payload }) => payload);
  });
