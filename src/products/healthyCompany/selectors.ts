import { selectDescribed } from '../selectDescribed';

/** The Healthy company tile: the portfolio's description (spec section 2). */
export const selectHealthyCompanyTile = selectDescribed('hcom');
