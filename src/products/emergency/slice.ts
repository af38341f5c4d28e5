import { selectDescribed } from '../selectDescribed';

/** The Emergency cover tile: the portfolio's description (rule `described.tiles`). */
export const selectEmergencyTile = selectDescribed('stan');
