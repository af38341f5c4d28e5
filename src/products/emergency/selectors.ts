import { selectDescribed } from '../selectDescribed';

/** The Emergency cover tile: the portfolio's description (spec section 2). */
export const selectEmergencyTile = selectDescribed('stan');
