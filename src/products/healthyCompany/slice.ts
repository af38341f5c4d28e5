import { selectDescribed } from '../selectDescribed';

/** The Healthy company tile: the portfolio's description (rule `described.tiles`). */
export const selectHealthyCompanyTile = selectDescribed('hcom');
