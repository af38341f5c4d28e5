import { extraReducers } from '../../src/app/extras';
import { reducers as reducersAtStart } from '../../src/app/reducers';

/** The reducers of the whole state, as if the extras had been there from the start. */
export const reducers = { ...reducersAtStart, ...extraReducers };

/** The type of all reducers together. */
export type Reducers = typeof reducers;
